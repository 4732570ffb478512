import { and, desc, eq, inArray, isNotNull, not, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { claimOf, users } from "#/features/accounts/server/user.table.ts";
import { newsArticles } from "#/features/news/server/news.table.ts";
import { offsetOf, type PageOf } from "#/kernel/page.ts";
import { cut } from "#/kernel/text.ts";
import type { Queries } from "#/platform/database/database.ts";
import { unlessGone } from "#/platform/database/missing-reference.ts";
import type { NpiClaim } from "#/features/accounts/session.contract.ts";
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
const EXCERPT = 120;
const parents = alias(comments, "parent");
const parentAuthors = alias(users, "parent_author");
const NEWEST_FIRST = [desc(comments.createdAt), desc(comments.id)];

export function createCommentStore(database: Queries) {
  /** As this person may see it: of what is hidden from them a reply says nothing. */
  const select = (viewerId: string | null, where: SQL | undefined) =>
    database
      .select({ comment: comments, author: users, parent: parents, parentAuthor: parentAuthors })
      .from(comments)
      .leftJoin(users, eq(users.id, comments.userId))
      .leftJoin(
        parents,
        and(eq(parents.id, comments.parentCommentId), visibleTo(viewerId, parents)),
      )
      .leftJoin(parentAuthors, eq(parentAuthors.id, parents.userId))
      .where(where)
      .$dynamic();
  const one = async (viewerId: string | null, where: SQL | undefined): Promise<Comment | null> => {
    const [row] = await select(viewerId, where);
    return row ? commentOf(row) : null;
  };
  return {
    /** All that is this person's, as it is kept. */
    async ownedBy(userId: string) {
      return database.select().from(comments).where(eq(comments.userId, userId));
    },

    async hasArticle(articleId: string): Promise<boolean> {
      return (await database.$count(newsArticles, eq(newsArticles.id, articleId))) > 0;
    },

    /** Newest first. A moderated comment is there for its author only. */
    async list(articleId: string, viewerId: string | null, page: PageOf) {
      const ofArticle = eq(comments.articleId, articleId);
      // Which ones is settled first: authors are then looked up for those alone.
      const shown = database
        .select({ id: comments.id })
        .from(comments)
        .where(and(ofArticle, visibleTo(viewerId)))
        .orderBy(...NEWEST_FIRST)
        .limit(page.limit)
        .offset(offsetOf(page));
      const hiddenOf = (person: string) =>
        database.$count(comments, and(ofArticle, HIDDEN, eq(comments.userId, person)));
      const [rows, forAll, forViewer] = await Promise.all([
        select(viewerId, inArray(comments.id, shown)).orderBy(...NEWEST_FIRST),
        database.$count(comments, and(ofArticle, SHOWN)),
        viewerId === null ? 0 : hiddenOf(viewerId),
      ]);
      const total = forAll + forViewer;
      return { comments: rows.map(commentOf), total };
    },

    /** A comment that this person may see and reply to. */
    async visible(id: string, viewerId: string): Promise<Comment | null> {
      return one(viewerId, and(eq(comments.id, id), visibleTo(viewerId)));
    },

    /** Whether this person has shown that the e-mail address of their account is theirs. */
    async mayWrite(userId: string): Promise<boolean> {
      const confirmed = and(eq(users.id, userId), isNotNull(users.emailConfirmedAt));
      return (await database.$count(users, confirmed)) > 0;
    },

    /** @throws Failure "gone" where the article or the account was deleted meanwhile. */
    async add(draft: Draft): Promise<Comment | null> {
      const added = database.insert(comments).values(draft).returning({ id: comments.id });
      const [row] = await unlessGone(added);
      return row ? one(draft.userId ?? null, eq(comments.id, row.id)) : null;
    },

    /** @returns null where it is not this person's, or gone. */
    async change(id: string, userId: string, content: string): Promise<Comment | null> {
      const [row] = await database
        .update(comments)
        .set({ content, updatedAt: sql`now()` })
        .where(and(eq(comments.id, id), eq(comments.userId, userId)))
        .returning({ id: comments.id });
      return row ? one(userId, eq(comments.id, row.id)) : null;
    },

    /** Replies to it stay, in their thread. @returns whether there was such a comment of this person. */
    async remove(id: string, userId: string): Promise<boolean> {
      const { rows } = await database.execute(sql`
        WITH gone AS (
          DELETE FROM ${comments} WHERE id = ${id} AND user_id = ${userId}
          RETURNING id, parent_comment_id
        ), handed_on AS (
          UPDATE ${comments} SET parent_comment_id = gone.parent_comment_id
          FROM gone WHERE comments.parent_comment_id = gone.id AND gone.parent_comment_id IS NOT NULL
        )
        SELECT id FROM gone`);
      return rows.length > 0;
    },

    /** For moderators: the newest comments, of one state or of both. */
    async newest(limit: number, isModerated?: boolean): Promise<Comment[]> {
      const where = isModerated === undefined ? undefined : eq(comments.isModerated, isModerated);
      const rows = await select(null, where)
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

function visibleTo(viewerId: string | null, of: typeof comments | typeof parents = comments) {
  const shown = of === comments ? SHOWN : not(of.isModerated);
  return viewerId === null ? shown : or(shown, eq(of.userId, viewerId));
}

type CommentRow = typeof comments.$inferSelect;
type AuthorRow = typeof users.$inferSelect;
type Row = {
  comment: CommentRow;
  author: AuthorRow | null;
  parent: CommentRow | null;
  parentAuthor: AuthorRow | null;
};

function commentOf({ comment, author, parent, parentAuthor }: Row): Comment {
  return {
    ...comment,
    createdAt: comment.createdAt.toISOString(),
    updatedAt: comment.updatedAt.toISOString(),
    authorName: author && nameOf(author),
    authorVerified: author?.isVerified ?? false,
    authorNpiClaim: author && shownClaim(author),
    inReplyTo: parent && {
      authorName: parentAuthor && nameOf(parentAuthor),
      excerpt: cut(parent.content.replace(/\s+/g, " "), EXCERPT),
    },
  };
}

/** Others see a claim while it holds. */
function shownClaim(author: AuthorRow): NpiClaim | null {
  const claim = claimOf(author);
  return claim?.state === "matched" ? claim : null;
}

/**
 * Never the e-mail address: it was not given to be published. Nor a name before the address is confirmed: it may be
 * anybody's, and stand in the registry.
 */
function nameOf({ emailConfirmedAt, firstName, lastName, name }: AuthorRow): string {
  if (emailConfirmedAt === null) return "Unconfirmed account";
  if (firstName) return lastName ? `${firstName} ${lastName}` : firstName;
  return name ?? "A professional";
}
