import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Button } from "#/design/button.tsx";
import { toast } from "#/design/overlays/toast.ts";
import { isSignedOut, wordsFor } from "#/platform/client/calls/call-error.ts";
import { useIdempotencyKey } from "#/platform/client/calls/idempotency-key.ts";
import { requestSignIn, whenSignedIn } from "#/platform/client/session.ts";
import type { Comment } from "../comments.contract.ts";
import { CommentForm } from "./comment-form.tsx";
import { isUnconfirmed, UnconfirmedNotice } from "./unconfirmed-notice.tsx";
import { addMutation, changeMutation, deleteMutation } from "./comments.mutations.ts";

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
          onError: (error) => failed(error, "Your comment was not sent. Please try again.", post),
        },
      );
    whenSignedIn(post);
  };

  return (
    <>
      <UnconfirmedNotice error={add.error} />
      <CommentForm
        label={isReply ? "Your reply" : "Your comment"}
        button={isReply ? "Post Reply" : "Post Comment"}
        sending={add.isPending}
        onSend={send}
        {...(onDone && { onCancel: onDone })}
      />
    </>
  );
}

type Own = {
  comment: Comment;
  /** Back to reading it. */
  onDone: () => void;
};

/** Changes or deletes one's own comment. */
export function OwnComment({ wanted, ...own }: Own & { wanted: "editing" | "deleting" }) {
  return wanted === "editing" ? <EditComment {...own} /> : <DeleteComment {...own} />;
}

function EditComment({ comment: { articleId, id, content }, onDone }: Own) {
  const change = useMutation(changeMutation(useQueryClient(), articleId, id));
  const save = (changed: string) =>
    change.mutate(changed, {
      onSuccess: onDone,
      onError: (error) => failed(error, NOT_CHANGED, () => save(changed)),
    });
  return (
    <>
      <UnconfirmedNotice error={change.error} />
      <CommentForm
        label="Edit your comment"
        button="Save"
        initial={content}
        sending={change.isPending}
        onCancel={onDone}
        onSend={save}
      />
    </>
  );
}

/** Asks once more before one's own comment is deleted; the focus then goes to the talk that it was in. */
function DeleteComment({ comment: { articleId, id }, onDone }: Own) {
  const remove = useMutation(deleteMutation(useQueryClient(), articleId, id));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("button")?.focus(), []);
  const deleteForGood = () => {
    const talk = place.current?.closest("section");
    remove.mutateAsync().then(
      () => talk?.querySelector("h2")?.focus(),
      (error: unknown) => failed(error, NOT_CHANGED, deleteForGood),
    );
  };
  return (
    <div ref={place} className="mt-2 flex flex-wrap items-center gap-2 text-small">
      Delete this comment?
      <Button size="small" onClick={onDone}>
        Keep
      </Button>
      <Button size="small" variant="danger" loading={remove.isPending} onClick={deleteForGood}>
        Delete comment
      </Button>
    </div>
  );
}

const NOT_CHANGED = "Your comment was not changed. Please try again.";

/** Says why not, unless a notice beside the form does; whose session was over is asked to sign in, and then what they wanted is done. */
function failed(error: unknown, otherwise: string, again: () => void): void {
  if (isSignedOut(error)) return requestSignIn(again);
  if (isUnconfirmed(error)) return;
  toast({
    title: "Error",
    description: wordsFor(error, otherwise),
    variant: "destructive",
  });
}
