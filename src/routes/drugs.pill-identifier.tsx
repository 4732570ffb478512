import { createFileRoute } from "@tanstack/react-router";
import { PillIdentifierPage } from "#/features/pills/ui/pill-identifier-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/drugs/pill-identifier")({
  head: ({ match }) =>
    pageHead(match.context.site, { path: "/drugs/pill-identifier", title: "Pill Identifier" }),
  component: PillIdentifierPage,
});
