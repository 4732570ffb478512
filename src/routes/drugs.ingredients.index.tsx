import { createFileRoute } from "@tanstack/react-router";
import { ingredientsQuery } from "#/features/drugs/ui/drugs.queries.ts";
import {
  ingredientsAddress,
  ingredientsFilter,
} from "#/features/drugs/ui/ingredients/ingredients-address.ts";
import { IngredientsPage } from "#/features/drugs/ui/ingredients/ingredients-page.tsx";
import { awaitBriefly } from "#/platform/client/waking/await-briefly.ts";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/drugs/ingredients/")({
  validateSearch: ingredientsAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    awaitBriefly(queryClient.prefetchQuery(ingredientsQuery(ingredientsFilter(deps)))),
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/drugs/ingredients",
      title: "Drug Ingredients",
      hidden: Object.keys(ingredientsAddress(match.search)).length > 0,
    }),
  component: Page,
});

function Page() {
  return <IngredientsPage address={Route.useSearch()} />;
}
