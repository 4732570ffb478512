import { createFileRoute } from "@tanstack/react-router";
import { evidenceQuery } from "#/features/evidence/ui/evidence.queries.ts";
import { EvidencePage } from "#/features/evidence/ui/evidence-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/evidence")({
  loader: ({ context: { queryClient } }) =>
    queryClient.prefetchQuery({ ...evidenceQuery, retry: false }),
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/evidence",
      title: "Evidence",
    }),
  component: EvidencePage,
});
