import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "#/features/accounts/server/user.table.ts";
import { comments } from "#/features/comments/server/comment.table.ts";
import { newsArticles } from "#/features/news/server/news.table.ts";
import { migrate } from "#/platform/database/migrate.ts";
import { describeEachDatabase } from "./each-database.ts";

const ARTICLE = {
  title: "A title",
  url: "https://source.example/1",
  articleHash: "1",
  category: "cardiology",
  publishedDate: new Date(0),
  source: "A source",
  slug: "a-title",
  tickerSlug: "a-title",
};

describeEachDatabase("a migrated database", (database) => {
  test("has nothing left to migrate", async () => {
    expect(await migrate(database())).toBe(0);
  });

  for (const time of ["first", "second"]) {
    test(`finds its tables empty, the ${time} time`, async () => {
      expect(await database().$count(users)).toBe(0);
      await database().insert(users).values({ email: "A@b.example" });
    });
  }

  test("tells apart e-mail addresses by more than case", async () => {
    await database().insert(users).values({ email: "A@b.example" });
    const again = database().insert(users).values({ email: "a@B.example" });
    await expect(again).rejects.toMatchObject({ cause: { constraint: "users_email" } });
  });

  test("keeps the comments of an author who is deleted, without the author", async () => {
    const [user] = await database().insert(users).values({ email: "a@b.example" }).returning();
    const [article] = await database().insert(newsArticles).values(ARTICLE).returning();
    if (user === undefined || article === undefined) throw new Error("nothing was inserted");
    const words = { articleId: article.id, userId: user.id, content: "Well put." };
    await database().insert(comments).values(words);
    await database().delete(users).where(eq(users.id, user.id));
    const left = await database().select().from(comments);
    expect(left).toMatchObject([{ userId: null, content: "Well put.", isModerated: false }]);
  });
});

describe("a database that stays", () => {
  describeEachDatabase(
    "loaded once",
    (database) => {
      test("is filled by one test", async () => {
        await database().insert(users).values({ email: "a@b.example" });
        expect(await database().$count(users)).toBe(1);
      });
      test("and read by the next", async () => {
        expect(await database().$count(users)).toBe(1);
      });
    },
    { emptied: "never" },
  );
});
