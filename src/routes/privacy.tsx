import { createFileRoute } from "@tanstack/react-router";
import { CookieChoices } from "#/features/consent/ui/cookie-choices.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { PrivacyPage } from "#/features/site/ui/legal/privacy-page.tsx";

export const Route = createFileRoute("/privacy")({
  head: ({ match }) => pageHead(match.context.site, { path: "/privacy", title: "Privacy" }),
  component: Page,
});

function Page() {
  return <PrivacyPage site={Route.useRouteContext().site} choices={<CookieChoices />} />;
}
