import { and, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { users } from "#/features/accounts/server/user.table.ts";
import { newsArticles } from "#/features/news/server/news.table.ts";
import { offsetOf, type PageOf } from "#/kernel/page.ts";
import type { Queries } from "#/platform/database/database.ts";
import type { Comment } from "../comments.contract.ts";
import { comments } from "./comment.table.ts";

export type CommentStore = ReturnType<typeof createCommentStore>;

type Draft = Pick<
  typeof comments.$inferInsert,
  "articleId" | "userId" | "content" | "parentCommentId"
>;

/** As the indexes for counting have it. */
const SHOWN = sql`NOT ${comments.isModerated}`;
const HIDDEN = sql`${comments.isModerated}`;
const NEWEST_FIRST = [desc(comments.createdAt), desc(comments.id)];

export function createCommentStore(database: Queries) {
  const select = (where: SQL | undefined) =>
    database
      .select({ comment: comments, author: users })
      .from(comments)
      .leftJoin(users, eq(users.id, comments.userId))
      .where(where)
      .$dynamic();
  const one = async (where: SQL | undefined): Promise<Comment | null> => {
    const [row] = await select(where);
    return row ? commentOf(row) : null;
  };
  return {
    async hasArticle(articleId: string): Promise<boolean> {
      return (await database.$count(newsArticles, eq(newsArticles.id, articleId))) > 0;
    },

    /** Newest first. A moderated comment is there for its author only. */
    async list(articleId: string, viewerId: string | null, page: PageOf) {
      const ofArticle = eq(comments.articleId, articleId);
      // Which ones is settled first: authors are then looked up for those alone.
      const shown = await database
        .select({ id: comments.id })
        .from(comments)
        .where(and(ofArticle, visibleTo(viewerId)))
        .orderBy(...NEWEST_FIRST)
        .limit(page.limit)
        .offset(offsetOf(page));
      const ids = shown.map(({ id }) => id);
      const rows =
        ids.length === 0 ? [] : await select(inArray(comments.id, ids)).orderBy(...NEWEST_FIRST);
      const total =
        (await database.$count(comments, and(ofArticle, SHOWN))) +
        (viewerId === null
          ? 0
          : await database.$count(comments, and(ofArticle, HIDDEN, eq(comments.userId, viewerId))));
      return { comments: rows.map(commentOf), total };
    },

    /** A comment that this person may see and reply to. */
    async visible(id: string, viewerId: string): Promise<Comment | null> {
      return one(and(eq(comments.id, id), visibleTo(viewerId)));
    },

    async add(draft: Draft): Promise<Comment | null> {
      const [row] = await database.insert(comments).values(draft).returning({ id: comments.id });
      return row ? one(eq(comments.id, row.id)) : null;
    },

    /** @returns null where it is not this person's, or gone. */
    async change(id: string, userId: string, content: string): Promise<Comment | null> {
      const [row] = await database
        .update(comments)
        .set({ content, updatedAt: sql`now()` })
        .where(and(eq(comments.id, id), eq(comments.userId, userId)))
        .returning({ id: comments.id });
      return row ? one(eq(comments.id, row.id)) : null;
    },

    /** Replies to it stay. @returns whether there was such a comment of this person. */
    async remove(id: string, userId: string): Promise<boolean> {
      const gone = await database
        .delete(comments)
        .where(and(eq(comments.id, id), eq(comments.userId, userId)))
        .returning({ id: comments.id });
      return gone.length > 0;
    },

    /** For moderators: the newest comments, of one state or of both. */
    async newest(limit: number, isModerated?: boolean): Promise<Comment[]> {
      const where = isModerated === undefined ? undefined : eq(comments.isModerated, isModerated);
      const rows = await select(where)
        .orderBy(...NEWEST_FIRST)
        .limit(limit);
      return rows.map(commentOf);
    },

    /** Hides a comment, or shows it again. @returns whether there is such a comment. */
    async moderate(id: string, isModerated: boolean): Promise<boolean> {
      const found = await database
        .update(comments)
        .set({ isModerated })
        .where(eq(comments.id, id))
        .returning({ id: comments.id });
      return found.length > 0;
    },
  };
}

function visibleTo(viewerId: string | null): SQL | undefined {
  return viewerId === null ? SHOWN : or(SHOWN, eq(comments.userId, viewerId));
}

type Row = { comment: typeof comments.$inferSelect; author: typeof users.$inferSelect | null };

function commentOf({ comment, author }: Row): Comment {
  return {
    ...comment,
    createdAt: comment.createdAt.toISOString(),
    updatedAt: comment.updatedAt.toISOString(),
    authorName: author && nameOf(author),
    authorVerified: author?.isVerified ?? false,
  };
}

/** Never the e-mail address: it was not given to be published. */
function nameOf({ firstName, lastName, name }: typeof users.$inferSelect): string {
  if (firstName) return lastName ? `${firstName} ${lastName}` : firstName;
  return name ?? "A professional";
}
