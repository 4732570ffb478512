import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { classNames } from "#/design/class-names.ts";
import { ErrorState } from "#/design/error-state.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { thousands } from "#/kernel/thousands.ts";
import { useSession } from "#/platform/client/session.ts";
import { threadsOf } from "../logic/threads.ts";
import { CommentThread } from "./comment-thread.tsx";
import { commentsQuery } from "./comments.queries.ts";
import { WriteComment } from "./write-comment-on-touch.tsx";

/** What professionals say of an article. */
export function Comments({ articleId }: { articleId: string }) {
  const session = useSession();
  const personId = session.state === "signed-in" ? session.person.id : null;
  const list = useInfiniteQuery({
    ...commentsQuery(articleId, personId),
    enabled: session.state !== "loading",
  });
  const comments = list.data?.pages.flatMap((page) => page.comments) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  // A page that has moved on meanwhile repeats some of the one before.
  const distinct = [...new Map(comments.map((comment) => [comment.id, comment])).values()];

  return (
    <section
      aria-labelledby="comments"
      className={classNames("mt-8 border-t border-line pt-5", !list.data && "print:hidden")}
    >
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
        {threadsOf(distinct).map((thread) => (
          <li key={thread.id}>
            <CommentThread thread={thread} articleId={articleId} personId={personId} />
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
