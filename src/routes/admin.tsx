import { createFileRoute } from "@tanstack/react-router";
import { SignedInOnly } from "#/features/accounts/ui/signed-in-only.tsx";
import { AdminPage } from "#/features/admin/ui/admin-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/admin")({
  validateSearch: ({ part }): { part?: string } => (typeof part === "string" ? { part } : {}),
  head: ({ match }) =>
    pageHead(match.context.site, { path: "/admin", title: "Administration", hidden: true }),
  component: Page,
});

function Page() {
  const { part } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedInOnly title="Administration">
      <AdminPage part={part} onPart={(wanted) => void navigate({ search: { part: wanted } })} />
    </SignedInOnly>
  );
}
