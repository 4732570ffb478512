CREATE TABLE "seal_checks" (
	"text" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL
);
