CREATE TABLE "provider_aliases" (
	"npi" bigint NOT NULL,
	"entity" smallint NOT NULL,
	"kind" text NOT NULL,
	"name1" text NOT NULL,
	"name2" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"zip5" text NOT NULL,
	"zip" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_deactivations" (
	"npi" bigint PRIMARY KEY NOT NULL,
	"deactivated_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_exclusions" (
	"digest" text PRIMARY KEY NOT NULL,
	"npi" bigint,
	"name1" text NOT NULL,
	"name2" text NOT NULL,
	"state" text NOT NULL,
	"excluded_on" date NOT NULL,
	"basis" text NOT NULL,
	"record" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_sides" (
	"npi" bigint NOT NULL,
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	"record" json NOT NULL,
	CONSTRAINT "provider_sides_pkey" PRIMARY KEY("npi","kind","digest")
);
--> statement-breakpoint
CREATE TABLE "provider_sources" (
	"kind" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"checksum" text NOT NULL,
	"through" date NOT NULL,
	"records" integer NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_specialties" (
	"code" text NOT NULL,
	"npi" bigint NOT NULL,
	"entity" smallint NOT NULL,
	"name1" text NOT NULL,
	"name2" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"zip5" text NOT NULL,
	"zip" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_surnames" (
	"surname" text PRIMARY KEY NOT NULL,
	"providers" integer NOT NULL,
	"sound" text NOT NULL,
	"other_sound" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_totals" (
	"specialty" text NOT NULL,
	"state" text NOT NULL,
	"providers" integer NOT NULL,
	CONSTRAINT "provider_totals_pkey" PRIMARY KEY("specialty","state")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"npi" bigint PRIMARY KEY NOT NULL,
	"entity" smallint NOT NULL,
	"name1" text NOT NULL,
	"name2" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"zip5" text NOT NULL,
	"zip" text NOT NULL,
	"taxonomy_codes" text[] NOT NULL,
	"also_named" text[] NOT NULL,
	"as_of" date NOT NULL,
	"record" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taxonomies" (
	"code" text PRIMARY KEY NOT NULL,
	"grouping" text NOT NULL,
	"classification" text NOT NULL,
	"specialization" text NOT NULL,
	"display_name" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "provider_exclusions_npi" ON "provider_exclusions" USING btree ("npi");--> statement-breakpoint
CREATE INDEX "provider_exclusions_name" ON "provider_exclusions" USING btree ("name1","name2","state");