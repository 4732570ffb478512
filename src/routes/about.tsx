import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { AboutPage } from "#/features/site/ui/legal/about-page.tsx";

export const Route = createFileRoute("/about")({
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      path: "/about",
      title: "About",
      structured: ({ faqData }) => [faqData(context.site)],
    }),
  component: Page,
});

function Page() {
  return <AboutPage site={Route.useRouteContext().site} />;
}
