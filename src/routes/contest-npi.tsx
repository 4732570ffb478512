import { createFileRoute } from "@tanstack/react-router";
import { ContestPage } from "#/features/accounts/ui/npi/contest-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/contest-npi")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/contest-npi",
      title: "Contest a claim on your NPI",
      hidden: true,
    }),
  component: Page,
});

function Page() {
  // Read here and not for the route: every page loads what stands in a route.
  const said: Record<string, unknown> = Route.useSearch();
  const npi = /^\d{10}$/.exec(String(said["npi"] ?? ""))?.[0] ?? "";
  return <ContestPage key={npi} npi={npi} />;
}
