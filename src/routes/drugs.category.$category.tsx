import { createFileRoute, notFound } from "@tanstack/react-router";
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
import { capitalized, slugOf } from "#/kernel/text.ts";

export const Route = createFileRoute("/drugs/category/$category")({
  validateSearch: drugDatabaseAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, params }) => {
    const category = slugOf(params.category);
    const rest = Promise.all([
      queryClient.prefetchQuery(drugSourcesQuery),
      queryClient.prefetchQuery(drugListQuery(databaseFilter(deps, category))),
    ]);
    // Without them nobody knows whether there is this one, and how its name is written.
    await queryClient.prefetchQuery(categoriesQuery);
    await awaitBriefly(rest);
    const all = queryClient.getQueryData(categoriesQuery.queryKey)?.categories;
    const known = all?.find(({ slug }: { slug: string }) => slug === category);
    // Where the categories could not be asked for, nothing says that this one is not there.
    if (all !== undefined && known === undefined) throw notFound();
    return { category, name: known?.name ?? nameOfSlug(category) };
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const path = `/drugs/category/${loaderData.category}`;
    const name = `${loaderData.name} Drugs`;
    return pageHead(match.context.site, {
      path,
      title: name,
      structured: ({ collectionData }) => [
        collectionData(match.context.site, { path, name, about: loaderData.name }),
      ],
      hidden: Object.keys(drugDatabaseAddress(match.search)).length > 0,
    });
  },
  component: Page,
});

function Page() {
  const { category, name } = Route.useLoaderData();
  return (
    <DrugDatabasePage address={Route.useSearch()} category={category} title={`${name} drugs`} />
  );
}

function nameOfSlug(slug: string): string {
  return capitalized(slug.replaceAll("-", " "));
}
