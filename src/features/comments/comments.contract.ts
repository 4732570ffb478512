import * as v from "valibot";
import { paging } from "#/kernel/schema.ts";
import { NpiClaim } from "#/features/accounts/session.contract.ts";
import { COMMENT_MISSING, COMMENT_TOO_LONG, LONGEST_COMMENT } from "./comments.terms.ts";

const Content = v.pipe(
  v.string(COMMENT_MISSING),
  v.trim(),
  v.nonEmpty(COMMENT_MISSING),
  // Characters as the database counts them, not code units.
  v.check((text) => Array.from(text).length <= LONGEST_COMMENT, COMMENT_TOO_LONG),
);
const ArticleId = v.pipe(v.string("Article ID is required"), v.nonEmpty("Article ID is required"));
/** May be left out; where it is not, it must be the signed-in person's own. */
const UserId = v.optional(v.string("User ID is required"));

/** Of a deleted account the comment stays, without its author. */
export const Comment = v.object({
  id: v.string(),
  articleId: v.string(),
  userId: v.nullable(v.string()),
  authorName: v.nullable(v.string()),
  /** Whether a proof from outside the registry was seen that the author is who the NPI names. */
  authorVerified: v.boolean(),
  /** What the author claims, while it holds; null for all other claims and for none. */
  authorNpiClaim: v.nullable(NpiClaim),
  content: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  isModerated: v.boolean(),
  parentCommentId: v.nullable(v.string()),
  /** What it replies to, wherever in the list that is; null where it is no reply, or to what cannot be seen any more. */
  inReplyTo: v.nullable(v.object({ authorName: v.nullable(v.string()), excerpt: v.string() })),
});

export type Comment = v.InferOutput<typeof Comment>;

export const CommentQuery = v.object({ id: ArticleId, ...paging(20) });
export const CommentPage = v.object({ comments: v.array(Comment), total: v.number() });
/**
 * Taken from accounts with a confirmed e-mail address alone. Others get 403 with the reason "address-unconfirmed", and
 * nothing is kept: what was typed stays in the form, which offers to send the link again.
 */
export const NewComment = v.object({
  id: ArticleId,
  userId: UserId,
  content: Content,
  parentCommentId: v.optional(v.nullable(v.string())),
});
export const CommentChange = v.object({ id: v.string(), userId: UserId, content: Content });
export const CommentId = v.object({ id: v.string(), userId: UserId });
export const Deleted = v.object({ success: v.literal(true) });
