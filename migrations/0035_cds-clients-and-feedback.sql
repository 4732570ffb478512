CREATE TABLE "cds_clients" (
	"iss" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"jwks" jsonb NOT NULL,
	"jku" text,
	"services" text[] DEFAULT '{}' NOT NULL,
	"origins" text[] DEFAULT '{}' NOT NULL,
	"calls_per_minute" integer NOT NULL,
	"overrides" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cds_feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"iss" text NOT NULL,
	"service" text NOT NULL,
	"rule" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "cds_shown" (
	"key" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cds_feedback_rule" ON "cds_feedback" USING btree ("rule");--> statement-breakpoint
CREATE INDEX "cds_shown_expires_at" ON "cds_shown" USING btree ("expires_at");