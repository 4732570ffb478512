import { createFileRoute } from "@tanstack/react-router";
import { DosageCalculatorPage } from "#/features/dosage/ui/dosage-calculator-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/drugs/dosage-calculator")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/drugs/dosage-calculator",
      title: "Dosage Calculator",
    }),
  component: DosageCalculatorPage,
});
