import { createFileRoute, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { OfflinePage } from "#/features/site/ui/offline-page.tsx";
import { addressParts } from "#/platform/client/address-parts.ts";

export const Route = createFileRoute("/offline")({
  head: ({ match }) =>
    pageHead(match.context.site, { path: "/offline", title: "Offline", hidden: true }),
  component: Offline,
});

/** The worker sends the address that was wanted along as the fragment: its data may be kept where its page is not. */
function Offline() {
  const wanted = useLocation({ select: ({ hash }) => hash });
  const navigate = useNavigate();
  useEffect(() => {
    if (!wanted.startsWith("/")) return;
    const { path, search } = addressParts(wanted);
    void navigate({ to: path, search, replace: true });
  }, [wanted, navigate]);
  return <OfflinePage onRetry={() => location.reload()} />;
}
