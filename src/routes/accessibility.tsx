import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { AccessibilityPage } from "#/features/site/ui/legal/accessibility-page.tsx";

export const Route = createFileRoute("/accessibility")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/accessibility",
      title: "Accessibility",
    }),
  component: Page,
});

function Page() {
  return <AccessibilityPage site={Route.useRouteContext().site} />;
}
