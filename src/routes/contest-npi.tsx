import { createFileRoute } from "@tanstack/react-router";
import { ContestPage } from "#/features/accounts/ui/contest-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/contest-npi")({
  validateSearch: (said: Record<string, unknown>): { npi?: string } => {
    const npi = String(said["npi"] ?? "");
    return /^\d{10}$/.test(npi) ? { npi } : {};
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/contest-npi",
      title: "Contest a claim on your NPI",
      hidden: true,
    }),
  component: Page,
});

function Page() {
  const { npi = "" } = Route.useSearch();
  return <ContestPage key={npi} npi={npi} />;
}
