import { createFileRoute } from "@tanstack/react-router";
import { StopNoticesPage } from "#/features/accounts/ui/recovery/stop-notices-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/stop-notices")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/stop-notices",
      title: "Stop sign-in notices",
      hidden: true,
    }),
  component: StopNoticesPage,
});
