import { createFileRoute } from "@tanstack/react-router";
import { DosageCalculatorPage } from "#/features/dosage/ui/dosage-calculator-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/drugs/dosage-calculator")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/drugs/dosage-calculator",
      title: "Dosage Calculator",
      description:
        "Doses by weight, age and renal function for adults, children and newborns, each with its worked sum and source. For US healthcare professionals.",
    }),
  component: DosageCalculatorPage,
});
