import { createFileRoute } from "@tanstack/react-router";
import { databaseFilter } from "#/features/drugs/ui/list/drug-filters.ts";
import { DrugDatabasePage } from "#/features/drugs/ui/list/drug-database-page.tsx";
import { drugDatabaseAddress } from "#/features/drugs/ui/list/drug-address.ts";
import {
  categoriesQuery,
  drugListQuery,
  drugSourcesQuery,
} from "#/features/drugs/ui/drugs.queries.ts";
import { awaitBriefly } from "#/platform/client/waking/await-briefly.ts";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/drugs/search")({
  validateSearch: drugDatabaseAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await awaitBriefly(
      Promise.all([
        queryClient.prefetchQuery(drugListQuery(databaseFilter(deps, undefined))),
        queryClient.prefetchQuery(categoriesQuery),
        queryClient.prefetchQuery(drugSourcesQuery),
      ]),
    );
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/drugs/search",
      title: "Drug Database Search",
      structured: ({ collectionData }) => [
        collectionData(match.context.site, {
          path: "/drugs/search",
          name: "Drug database search",
          about: "Drug products",
        }),
      ],
      hidden: Object.keys(drugDatabaseAddress(match.search)).length > 0,
    }),
  component: Page,
});

function Page() {
  return (
    <DrugDatabasePage
      address={Route.useSearch()}
      category={undefined}
      title="Drug database search"
    />
  );
}
