import { createFileRoute } from "@tanstack/react-router";
import { ResetPage } from "#/features/accounts/ui/recovery/reset-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/reset-password")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/reset-password",
      title: "Choose a new password",
      hidden: true,
    }),
  component: ResetPage,
});
