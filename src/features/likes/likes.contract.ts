import * as v from "valibot";

/** `userId` may be left out; where it is not, it must be the signed-in person's own. */
export const LikedArticle = v.object({
  id: v.pipe(v.string("Article ID is required"), v.nonEmpty("Article ID is required")),
  userId: v.optional(v.string("User ID is required")),
});

/** Whether the caller likes the article, and how many do. */
export const Likes = v.object({ liked: v.boolean(), count: v.number() });

export type Likes = v.InferOutput<typeof Likes>;
