import { createFileRoute } from "@tanstack/react-router";
import { databaseFilter } from "#/features/drugs/ui/drug-filters.ts";
import { DrugDatabasePage } from "#/features/drugs/ui/drug-database-page.tsx";
import { drugDatabaseAddress } from "#/features/drugs/ui/drug-address.ts";
import {
  categoriesQuery,
  drugListQuery,
  drugSourcesQuery,
} from "#/features/drugs/ui/drugs.queries.ts";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { slugOf } from "#/kernel/text.ts";

export const Route = createFileRoute("/drugs/category/$category")({
  validateSearch: drugDatabaseAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, params }) => {
    const category = slugOf(params.category);
    await Promise.all([
      queryClient.prefetchQuery(categoriesQuery),
      queryClient.prefetchQuery(drugSourcesQuery),
      queryClient.prefetchQuery(drugListQuery(databaseFilter(deps, category))),
    ]);
    const known = queryClient
      .getQueryData(categoriesQuery.queryKey)
      ?.categories.find(({ slug }: { slug: string }) => slug === category);
    return { category, name: known?.name ?? params.category };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context.site, {
      path: `/drugs/category/${loaderData?.category ?? ""}`,
      title: `${loaderData?.name ?? "Category"} Drugs`,
      hidden: Object.keys(match.search).length > 0,
    }),
  component: Page,
});

function Page() {
  const { category, name } = Route.useLoaderData();
  return (
    <DrugDatabasePage address={Route.useSearch()} category={category} title={`${name} drugs`} />
  );
}
