import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import { listComments } from "../comments.endpoints.ts";

const PAGE_SIZE = 20;

/** @param personId whose view: one's own moderated comments are shown to oneself only. */
export function commentsQuery(articleId: string, personId: string | null) {
  return infiniteQueryOptions({
    queryKey: ["/api/news", articleId, "comments", personId],
    queryFn: ({ pageParam, signal }) =>
      call(listComments, { id: articleId, page: pageParam, limit: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined,
    meta: { personal: personId !== null },
  });
}
