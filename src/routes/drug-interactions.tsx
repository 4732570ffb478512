import { createFileRoute } from "@tanstack/react-router";
import { InteractionsPage } from "#/features/interactions/ui/interactions-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/drug-interactions")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/drug-interactions",
      title: "Drug Interaction Checker",
    }),
  component: InteractionsPage,
});
