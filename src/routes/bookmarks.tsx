import { createFileRoute } from "@tanstack/react-router";
import { SignedInOnly } from "#/features/accounts/ui/signed-in-only.tsx";
import { BookmarksPage } from "#/features/bookmarks/ui/bookmarks-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/bookmarks")({
  head: ({ match }) =>
    pageHead(match.context.site, { path: "/bookmarks", title: "Bookmarks", hidden: true }),
  component: Page,
});

function Page() {
  return (
    <SignedInOnly title="Bookmarks">
      <BookmarksPage />
    </SignedInOnly>
  );
}
