import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "#/design/toast.ts";
import { wordsFor } from "#/platform/client/call-error.ts";
import { useIdempotencyKey } from "#/platform/client/idempotency-key.ts";
import { requestSignIn, useSession } from "#/platform/client/session.ts";
import { CommentForm } from "./comment-form.tsx";
import { addMutation } from "./comments.queries.ts";

/** Writes a comment or a reply. Who is not signed in is asked to when sending; then it is sent. */
export function WriteComment({
  articleId,
  parentCommentId = null,
  onDone,
}: {
  articleId: string;
  parentCommentId?: string | null;
  onDone?: () => void;
}) {
  const session = useSession();
  const key = useIdempotencyKey();
  const add = useMutation(addMutation(useQueryClient(), articleId));
  const isReply = parentCommentId !== null;

  const send = (content: string, sent: () => void) => {
    const post = () =>
      add.mutate(
        { content, parentCommentId, idempotencyKey: key.current() },
        {
          onSuccess: () => {
            key.renew();
            sent();
            onDone?.();
          },
          onError: (error) =>
            toast({
              title: "Error",
              description: wordsFor(error, "Your comment was not sent. Please try again."),
              variant: "destructive",
            }),
        },
      );
    if (session.state === "signed-in") post();
    else requestSignIn(post);
  };

  return (
    <CommentForm
      label={isReply ? "Your reply" : "Your comment"}
      button={isReply ? "Post Reply" : "Post Comment"}
      sending={add.isPending}
      onSend={send}
      {...(onDone && { onCancel: onDone })}
    />
  );
}
