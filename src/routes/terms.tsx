import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { TermsPage } from "#/features/site/ui/legal/terms-page.tsx";

export const Route = createFileRoute("/terms")({
  head: ({ match }) => pageHead(match.context.site, { path: "/terms", title: "Terms of Service" }),
  component: Page,
});

function Page() {
  return <TermsPage site={Route.useRouteContext().site} />;
}
