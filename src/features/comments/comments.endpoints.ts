import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./comments.contract.ts";

/** For those whose address is not confirmed yet. */
export { sendConfirmation } from "#/features/accounts/recovery.endpoints.ts";

export const addComment = endpoint<typeof contract.NewComment, typeof contract.Comment>(
  "POST",
  "/api/news/{id}/comments",
);
export const changeComment = endpoint<typeof contract.CommentChange, typeof contract.Comment>(
  "PATCH",
  "/api/comments/{id}",
);
export const deleteComment = endpoint<typeof contract.CommentId, typeof contract.Deleted>(
  "DELETE",
  "/api/comments/{id}",
);

export const listComments = endpoint<typeof contract.CommentQuery, typeof contract.CommentPage>(
  "GET",
  "/api/news/{id}/comments",
);
