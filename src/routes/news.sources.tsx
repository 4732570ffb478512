import { createFileRoute } from "@tanstack/react-router";
import { newsSourcesQuery } from "#/features/news/ui/news.queries.ts";
import { SourcesPage } from "#/features/news/ui/sources-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/news/sources")({
  loader: ({ context: { queryClient } }) =>
    queryClient.prefetchQuery({ ...newsSourcesQuery, retry: false }),
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/news/sources",
      title: "News Sources",
    }),
  component: SourcesPage,
});
