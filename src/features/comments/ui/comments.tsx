import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { ErrorState } from "#/design/error-state.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { thousands } from "#/kernel/thousands.ts";
import { partOnTouch } from "#/platform/client/part-on-touch.tsx";
import { useSession } from "#/platform/client/session.ts";
import { threadsOf } from "../logic/threads.ts";
import { CommentItem } from "./comment-item.tsx";
import { commentsQuery } from "./comments.queries.ts";

/** Most come to read. */
const WriteComment = partOnTouch(
  async () => (await import("./write-comment.tsx")).WriteComment,
  <SkeletonText lines={5} />,
);

/** What professionals say of an article. */
export function Comments({ articleId }: { articleId: string }) {
  const session = useSession();
  const personId = session.state === "signed-in" ? session.person.id : null;
  const [repliesTo, setRepliesTo] = useState<string | null>(null);
  const list = useInfiniteQuery({
    ...commentsQuery(articleId, personId),
    enabled: session.state !== "loading",
  });
  const comments = list.data?.pages.flatMap((page) => page.comments) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  // A page that has moved on meanwhile repeats some of the one before.
  const distinct = [...new Map(comments.map((comment) => [comment.id, comment])).values()];

  return (
    <section aria-labelledby="comments" className="mt-8 border-t border-line pt-5">
      <h2 id="comments" tabIndex={-1} className="mb-3 text-h2">
        Comments{list.data && ` (${thousands(total)})`}
      </h2>
      <WriteComment articleId={articleId} />
      {list.isPending && (
        <Loading label="Loading comments" failures={list.failureCount}>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {list.isError && (
        <ErrorState
          title="Failed to fetch comments"
          headingLevel="h3"
          onRetry={() => void list.refetch()}
        />
      )}
      <ul className="mt-3 divide-y divide-line">
        {threadsOf(distinct).map(({ first, replies }) => (
          <li key={first.id}>
            {[first, ...replies].map((comment) => (
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
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more comments
        </Button>
      )}
    </section>
  );
}
