CREATE EXTENSION IF NOT EXISTS citext;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	CONSTRAINT "sessions_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"npi_number" text,
	"specialty" text,
	"password" text,
	"google_id" text,
	"name" text,
	"picture" text,
	"profile_image_url" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"registration_method" text DEFAULT 'manual' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp with time zone,
	CONSTRAINT "users_google_id" UNIQUE("google_id"),
	CONSTRAINT "users_registration_method" CHECK ("users"."registration_method" IN ('manual', 'google'))
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"article_title" text NOT NULL,
	"article_url" text NOT NULL,
	"article_source" text,
	"article_category" text,
	"bookmarked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmarks_user_article" UNIQUE("user_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid NOT NULL,
	"user_id" uuid,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_moderated" boolean DEFAULT false NOT NULL,
	"parent_comment_id" uuid,
	CONSTRAINT "comments_content_length" CHECK (char_length("comments"."content") BETWEEN 1 AND 1000)
);
--> statement-breakpoint
CREATE TABLE "privacy_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"consent_given" boolean NOT NULL,
	"consent_date" timestamp with time zone DEFAULT now() NOT NULL,
	"privacy_version" text DEFAULT 'v1.0' NOT NULL,
	"cookie_preferences" text,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"organization" text,
	"specialty" text,
	"message" text NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "drugs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_name" text NOT NULL,
	"generic_name" text,
	"ndc_number" text,
	"dosage_form" text,
	"strength" text,
	"manufacturer" text,
	"category" text,
	"indication" text,
	"contraindications" text,
	"side_effects" text,
	"dosage" text,
	"route" text,
	"is_controlled" boolean DEFAULT false NOT NULL,
	"is_generic" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"product_type" text,
	"marketing_category" text,
	"application_number" text,
	"spl_id" text,
	"finished" boolean,
	"listing_expiration_date" date,
	CONSTRAINT "drugs_ndc_number" UNIQUE("ndc_number")
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"liked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likes_article_user" UNIQUE("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "news_articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"article_hash" text NOT NULL,
	"category" text NOT NULL,
	"collected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"content" text,
	"description" text,
	"first_collected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"has_content" boolean DEFAULT false NOT NULL,
	"has_image" boolean DEFAULT false NOT NULL,
	"image_url" text,
	"published_at" text,
	"published_date" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"source_url" text,
	"word_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "news_articles_article_hash" UNIQUE("article_hash")
);
--> statement-breakpoint
CREATE TABLE "idempotency_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" jsonb
);
--> statement-breakpoint
CREATE TABLE "ingest_rejects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ingest_rejects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"reason" text NOT NULL,
	"subject" text
);
--> statement-breakpoint
CREATE TABLE "ingest_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"origin" text NOT NULL,
	"checksum" text,
	"status" text DEFAULT 'running' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"read_count" integer DEFAULT 0 NOT NULL,
	"inserted_count" integer DEFAULT 0 NOT NULL,
	"updated_count" integer DEFAULT 0 NOT NULL,
	"unchanged_count" integer DEFAULT 0 NOT NULL,
	"rejected_count" integer DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "ingest_runs_status" CHECK ("ingest_runs"."status" IN ('running', 'completed', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_article_id_news_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."news_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent" FOREIGN KEY ("parent_comment_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_article_id_news_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."news_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingest_rejects" ADD CONSTRAINT "ingest_rejects_run_id_ingest_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."ingest_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_npi_number" ON "users" USING btree ("npi_number");--> statement-breakpoint
CREATE INDEX "bookmarks_user" ON "bookmarks" USING btree ("user_id","bookmarked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "comments_article" ON "comments" USING btree ("article_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_parent_comment" ON "comments" USING btree ("parent_comment_id");--> statement-breakpoint
CREATE INDEX "privacy_consents_session" ON "privacy_consents" USING btree ("session_id","consent_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_submissions_submitted_at" ON "contact_submissions" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "drugs_brand_name" ON "drugs" USING btree ("brand_name");--> statement-breakpoint
CREATE INDEX "drugs_generic_name" ON "drugs" USING btree ("generic_name");--> statement-breakpoint
CREATE INDEX "drugs_category" ON "drugs" USING btree ("category","brand_name");--> statement-breakpoint
CREATE INDEX "drugs_manufacturer" ON "drugs" USING btree ("manufacturer","brand_name");--> statement-breakpoint
CREATE INDEX "drugs_spl_id" ON "drugs" USING btree ("spl_id");--> statement-breakpoint
CREATE INDEX "likes_user" ON "likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "news_articles_published" ON "news_articles" USING btree ("published_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "news_articles_category_published" ON "news_articles" USING btree ("category","published_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_articles_source_published" ON "news_articles" USING btree ("source","published_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_articles_image_published" ON "news_articles" USING btree ("has_image" DESC NULLS LAST,"published_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idempotency_answers_claimed_at" ON "idempotency_answers" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "ingest_rejects_run" ON "ingest_rejects" USING btree ("run_id","position");--> statement-breakpoint
CREATE INDEX "ingest_runs_source" ON "ingest_runs" USING btree ("source","started_at" DESC NULLS LAST);