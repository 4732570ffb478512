import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { AccessibilityPage } from "#/features/site/ui/legal/accessibility-page.tsx";

export const Route = createFileRoute("/accessibility")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/accessibility",
      title: "Accessibility",
      description:
        "How the site meets WCAG 2.2 AA, how that is checked, what is known to be missing, and where to report a barrier.",
    }),
  component: Page,
});

function Page() {
  return <AccessibilityPage site={Route.useRouteContext().site} />;
}
