import * as v from "valibot";
import { endpoint } from "#/kernel/endpoint.ts";

/** `userId` may be left out; where it is not, it must be the signed-in person's own. */
export const LikedArticle = v.object({
  id: v.pipe(v.string("Article ID is required"), v.nonEmpty("Article ID is required")),
  userId: v.optional(v.string("User ID is required")),
});

/** Whether the caller likes the article, and how many do. */
export const Likes = v.object({ liked: v.boolean(), count: v.number() });

export type Likes = v.InferOutput<typeof Likes>;

const PATH = "/api/news/{id}/likes";

export const getLikes = endpoint<typeof LikedArticle, typeof Likes>("GET", PATH);
export const like = endpoint<typeof LikedArticle, typeof Likes>("POST", PATH);
export const unlike = endpoint<typeof LikedArticle, typeof Likes>("DELETE", PATH);
