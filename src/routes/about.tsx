import { createFileRoute } from "@tanstack/react-router";
import { questionsAbout } from "#/features/site/logic/about.ts";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { faqData } from "#/features/site/logic/structured-data.ts";
import { AboutPage } from "#/features/site/ui/legal/about-page.tsx";

export const Route = createFileRoute("/about")({
  head: ({ match }) => {
    const { site } = match.context;
    const structured = [faqData(questionsAbout(site.name))];
    return pageHead(site, { path: "/about", title: "About", structured });
  },
  component: Page,
});

function Page() {
  return <AboutPage site={Route.useRouteContext().site} />;
}
