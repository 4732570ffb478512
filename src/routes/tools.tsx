import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { ToolsPage } from "#/features/site/ui/tools-page.tsx";

export const Route = createFileRoute("/tools")({
  head: ({ match }) => pageHead(match.context.site, { path: "/tools", title: "Clinical Tools" }),
  component: ToolsPage,
});
