import { useState } from "react";
import type { Comment } from "../comments.contract.ts";
import type { Thread } from "../logic/threads.ts";
import { CommentItem } from "./comment-item.tsx";
import { WriteComment } from "./write-comment-on-touch.tsx";

/** A comment and the replies to it. Where it is not at hand, its beginning is quoted. */
export function CommentThread({
  thread: { id, first, replies },
  articleId,
  personId,
}: {
  thread: Thread<Comment>;
  articleId: string;
  /** Who reads. */
  personId: string | null;
}) {
  const [repliesTo, setRepliesTo] = useState<string | null>(null);
  const [oldest] = replies.filter(({ parentCommentId }) => parentCommentId === id);
  return (
    <>
      {first === null && <Answered comment={oldest?.inReplyTo ?? null} />}
      {[...(first ? [first] : []), ...replies].map((comment) => (
        <div
          key={comment.id}
          className={comment === first ? undefined : "ml-4 border-l-2 border-line pl-4"}
        >
          <CommentItem
            comment={comment}
            own={personId !== null && comment.userId === personId}
            onReply={() => setRepliesTo(comment.id)}
          />
          {repliesTo === comment.id && (
            <WriteComment
              articleId={articleId}
              parentCommentId={comment.id}
              onDone={() => {
                setRepliesTo(null);
                document.getElementById(`comment-${comment.id}`)?.focus();
              }}
            />
          )}
        </div>
      ))}
    </>
  );
}

function Answered({ comment }: { comment: Comment["inReplyTo"] }) {
  return (
    <p className="py-3 text-small wrap-anywhere text-muted">
      {comment === null ? (
        "A comment that was removed"
      ) : (
        <>
          In reply to {comment.authorName ?? "a deleted account"}: “{comment.excerpt}”
        </>
      )}
    </p>
  );
}
