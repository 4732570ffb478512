import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Badge } from "#/design/badge.tsx";
import { Button } from "#/design/button.tsx";
import { SkeletonText } from "#/design/skeleton.tsx";
import { ageOrDate } from "#/kernel/relative-time.ts";
import { partOnUse } from "#/platform/client/waking/part.tsx";
import type { Comment } from "../comments.contract.ts";

/** Few claim a number. */
const AuthorClaim = partOnUse(
  async () => (await import("./author-claim.tsx")).AuthorClaim,
  <SkeletonText lines={1} />,
);

const OwnComment = partOnUse(
  async () => (await import("./write-comment.tsx")).OwnComment,
  <SkeletonText lines={3} />,
);

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
  const [state, setState] = useState<"reading" | "editing" | "deleting">("reading");
  const [now] = useState(() => new Date());
  const place = useRef<HTMLElement>(null);

  // What had the focus is gone then: it stays with the comment.
  const read = () => {
    flushSync(() => setState("reading"));
    place.current?.focus();
  };

  return (
    <article ref={place} id={`comment-${comment.id}`} tabIndex={-1} className="py-3">
      <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
        <span className="font-semibold wrap-anywhere text-ink">
          {comment.authorName ?? "Deleted account"}
        </span>
        <time dateTime={comment.createdAt}>{ageOrDate(new Date(comment.createdAt), now)}</time>
        {comment.updatedAt !== comment.createdAt && <span>edited</span>}
        {comment.isModerated && <Badge>Hidden by a moderator</Badge>}
      </p>
      {comment.authorNpiClaim && <AuthorClaim comment={comment} />}
      {state !== "editing" && (
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{comment.content}</p>
      )}
      {state === "reading" ? (
        <div className="-ml-2.5 flex flex-wrap gap-1 print:hidden">
          <Button size="small" variant="quiet" onClick={onReply}>
            Reply
          </Button>
          {own && (
            <>
              <Button size="small" variant="quiet" onClick={() => setState("editing")}>
                Edit
              </Button>
              <Button size="small" variant="quiet" onClick={() => setState("deleting")}>
                Delete
              </Button>
            </>
          )}
        </div>
      ) : (
        <OwnComment comment={comment} wanted={state} onDone={read} />
      )}
    </article>
  );
}
