ALTER TABLE "comments" DROP CONSTRAINT "comments_parent";
