-- kind: expand
ALTER TABLE "users" ADD COLUMN "profession" text;