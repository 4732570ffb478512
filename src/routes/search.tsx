import { createFileRoute } from "@tanstack/react-router";
import { searchQuery } from "#/features/search/ui/search.queries.ts";
import { SearchPage } from "#/features/search/ui/search-page.tsx";
import { awaitBriefly } from "#/platform/client/waking/await-briefly.ts";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/search")({
  validateSearch: (said: Record<string, unknown>): { q?: string } =>
    typeof said["q"] === "string" && said["q"] !== "" ? { q: said["q"].slice(0, 200) } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { q = "" } }) => {
    if (q.trim().length >= 2) await awaitBriefly(queryClient.prefetchQuery(searchQuery(q)));
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/search",
      title: "Search",
      hidden: match.search.q !== undefined,
    }),
  component: Page,
});

function Page() {
  return <SearchPage q={Route.useSearch().q ?? ""} />;
}
