ALTER TABLE "job_leases" ADD COLUMN "last_run_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_leases" ADD COLUMN "last_failure" text;--> statement-breakpoint
ALTER TABLE "job_leases" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;