import { createFileRoute } from "@tanstack/react-router";
import { SignInPage } from "#/features/accounts/ui/sign-in/sign-in-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/signin")({
  head: ({ match }) =>
    pageHead(match.context.site, { path: "/signin", title: "Sign In", hidden: true }),
  component: Page,
});

function Page() {
  const { site } = Route.useRouteContext();
  return (
    <SignInPage
      productName={site.name}
      identityProviders={site.identityProviders}
      localSignIn={site.localSignIn}
    />
  );
}
