import { createFileRoute } from "@tanstack/react-router";
import { VerifyEmailPage } from "#/features/accounts/ui/recovery/verify-email-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/verify-email")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/verify-email",
      title: "Confirm your e-mail address",
      hidden: true,
    }),
  component: VerifyEmailPage,
});
