import { createFileRoute } from "@tanstack/react-router";
import { ProfilePage } from "#/features/accounts/ui/profile/profile-page.tsx";
import { SignedInOnly } from "#/features/accounts/ui/signed-in-only.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/profile")({
  head: ({ match }) =>
    pageHead(match.context.site, { path: "/profile", title: "Profile", hidden: true }),
  component: Page,
});

function Page() {
  return (
    <SignedInOnly title="Profile">
      <ProfilePage />
    </SignedInOnly>
  );
}
