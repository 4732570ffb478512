import { useMutation, useQueryClient } from "@tanstack/react-query";
import BadgeCheck from "lucide-react/icons/badge-check";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Badge } from "#/design/badge.tsx";
import { Button } from "#/design/button.tsx";
import { toast } from "#/design/toast.ts";
import { shortDate } from "#/kernel/relative-time.ts";
import { wordsFor } from "#/platform/client/call-error.ts";
import type { Comment } from "../comments.contract.ts";
import { CommentForm } from "./comment-form.tsx";
import { changeMutation, deleteMutation } from "./comments.queries.ts";

/** One comment: who, when, what, and what its reader can do with it. */
export function CommentItem({
  comment,
  own,
  onReply,
}: {
  comment: Comment;
  own: boolean;
  onReply: () => void;
}) {
  const queryClient = useQueryClient();
  const { articleId, id } = comment;
  const [state, setState] = useState<"reading" | "editing" | "deleting">("reading");
  const change = useMutation(changeMutation(queryClient, articleId, id));
  const remove = useMutation(deleteMutation(queryClient, articleId, id));
  const place = useRef<HTMLElement>(null);

  // The button that was pressed is gone then: the focus stays with the comment, or with the talk once it is deleted.
  const turnTo = (next: typeof state) => {
    flushSync(() => setState(next));
    const kept = next === "deleting" ? place.current?.querySelector("button") : place.current;
    if (next !== "editing") kept?.focus();
  };
  const deleteForGood = () => {
    const talk = place.current?.closest("section");
    remove.mutateAsync().then(() => talk?.querySelector("h2")?.focus(), failed);
  };

  return (
    <article ref={place} id={`comment-${id}`} tabIndex={-1} className="py-3">
      <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
        <span className="font-semibold text-ink">{comment.authorName ?? "Deleted account"}</span>
        {comment.authorVerified && (
          <Badge tone="fine">
            <BadgeCheck className="size-3.5" /> NPI matched
          </Badge>
        )}
        <time dateTime={comment.createdAt}>{shortDate(new Date(comment.createdAt))}</time>
        {comment.updatedAt !== comment.createdAt && <span>edited</span>}
        {comment.isModerated && <Badge>Hidden by a moderator</Badge>}
      </p>
      {state === "editing" ? (
        <CommentForm
          label="Edit your comment"
          button="Save"
          initial={comment.content}
          sending={change.isPending}
          onCancel={() => turnTo("reading")}
          onSend={(content) =>
            change.mutate(content, { onSuccess: () => turnTo("reading"), onError: failed })
          }
        />
      ) : (
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{comment.content}</p>
      )}
      {state === "reading" && (
        <div className="-ml-2.5 flex flex-wrap gap-1 print:hidden">
          <Button size="small" variant="quiet" onClick={onReply}>
            Reply
          </Button>
          {own && (
            <>
              <Button size="small" variant="quiet" onClick={() => turnTo("editing")}>
                Edit
              </Button>
              <Button size="small" variant="quiet" onClick={() => turnTo("deleting")}>
                Delete
              </Button>
            </>
          )}
        </div>
      )}
      {state === "deleting" && (
        <div className="mt-2 flex flex-wrap items-center gap-2 text-small">
          Delete this comment?
          <Button size="small" onClick={() => turnTo("reading")}>
            Keep
          </Button>
          <Button size="small" variant="danger" loading={remove.isPending} onClick={deleteForGood}>
            Delete comment
          </Button>
        </div>
      )}
    </article>
  );
}

function failed(error: Error): void {
  toast({
    title: "Error",
    description: wordsFor(error, "Your comment was not changed. Please try again."),
    variant: "destructive",
  });
}
