import { createFileRoute } from "@tanstack/react-router";
import { calculatorsAddress } from "#/features/calculators/ui/calculators-address.ts";
import { CalculatorsPage } from "#/features/calculators/ui/calculators-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/calculators/")({
  validateSearch: calculatorsAddress,
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/calculators",
      title: "Clinical Calculators",
      hidden: Object.keys(calculatorsAddress(match.search)).length > 0,
    }),
  component: Page,
});

function Page() {
  return <CalculatorsPage address={Route.useSearch()} />;
}
