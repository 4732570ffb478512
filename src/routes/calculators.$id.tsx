import { createFileRoute, notFound } from "@tanstack/react-router";
import { CalculatorPage } from "#/features/calculators/ui/calculator-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/calculators/$id")({
  loader: async ({ params: { id } }) => {
    // Apart: every page loads what stands in a route, and the list of all calculators is long.
    const { loadCalculator } = await import("#/features/calculators/ui/load-calculator.ts");
    const calculator = await loadCalculator(id);
    if (calculator === undefined) throw notFound();
    return calculator;
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const { id, name, also } = loaderData;
    return pageHead(match.context.site, {
      path: `/calculators/${id}`,
      title: name,
      keywords: [name, ...also],
      crumb: name,
      parents: [{ label: "Calculators", href: "/calculators" }],
      structured: (say) => [say.calculatorData(match.context.site, loaderData)],
    });
  },
  component: Page,
});

function Page() {
  const calculator = Route.useLoaderData();
  return <CalculatorPage key={calculator.id} calculator={calculator} />;
}
