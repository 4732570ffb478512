import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import {
  addComment,
  changeComment,
  deleteComment,
  sendConfirmation,
} from "../comments.endpoints.ts";

type Written = {
  readonly content: string;
  readonly parentCommentId: string | null;
  readonly idempotencyKey: string;
};

export function addMutation(queryClient: QueryClient, articleId: string) {
  return mutationOptions({
    mutationKey: ["comment", articleId],
    mutationFn: ({ idempotencyKey, ...written }: Written) =>
      call(addComment, { id: articleId, ...written }, { idempotencyKey }),
    onSuccess: () => refresh(queryClient, articleId),
  });
}

export function changeMutation(queryClient: QueryClient, articleId: string, id: string) {
  return mutationOptions({
    mutationKey: ["comment", articleId, id],
    mutationFn: (content: string) => call(changeComment, { id, content }),
    onSuccess: () => refresh(queryClient, articleId),
  });
}

export function deleteMutation(queryClient: QueryClient, articleId: string, id: string) {
  return mutationOptions({
    mutationKey: ["comment", articleId, id, "delete"],
    mutationFn: () => call(deleteComment, { id }),
    onSuccess: () => refresh(queryClient, articleId),
  });
}

export const sendConfirmationMutation = mutationOptions({
  mutationKey: ["comment", "send-confirmation"],
  retry: false,
  mutationFn: () => call(sendConfirmation, {}),
});

/** A first list that is still on its way was asked for before the change: it is called off and asked for anew. */
async function refresh(queryClient: QueryClient, articleId: string) {
  const comments = { queryKey: ["/api/news", articleId, "comments"] };
  await queryClient.cancelQueries(comments);
  await queryClient.invalidateQueries(comments);
}
