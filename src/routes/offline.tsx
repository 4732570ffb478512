import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { OfflinePage } from "#/features/site/ui/offline-page.tsx";

export const Route = createFileRoute("/offline")({
  head: ({ match }) =>
    pageHead(match.context.site, { path: "/offline", title: "Offline", hidden: true }),
  component: () => <OfflinePage onRetry={() => location.reload()} />,
});
