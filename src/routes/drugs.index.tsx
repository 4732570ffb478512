import { createFileRoute } from "@tanstack/react-router";
import { listFilter } from "#/features/drugs/ui/list/drug-filters.ts";
import { DrugListPage } from "#/features/drugs/ui/list/drug-list-page.tsx";
import {
  categoriesQuery,
  drugListQuery,
  drugSourcesQuery,
} from "#/features/drugs/ui/drugs.queries.ts";
import { drugListAddress } from "#/features/drugs/ui/list/drug-address.ts";
import { awaitBriefly } from "#/platform/client/waking/await-briefly.ts";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/drugs/")({
  validateSearch: drugListAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await awaitBriefly(
      Promise.all([
        queryClient.prefetchQuery(drugListQuery(listFilter(deps))),
        queryClient.prefetchQuery(categoriesQuery),
        queryClient.prefetchQuery(drugSourcesQuery),
      ]),
    );
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/drugs",
      title: "Drug List",
      structured: ({ collectionData }) => [
        collectionData(match.context.site, {
          path: "/drugs",
          name: "FDA drug list",
          about: "Drug products",
        }),
      ],
      hidden: Object.keys(drugListAddress(match.search)).length > 0,
    }),
  component: Page,
});

function Page() {
  return <DrugListPage address={Route.useSearch()} />;
}
