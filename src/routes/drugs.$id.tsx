import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { DrugDetailPage } from "#/features/drugs/ui/product/drug-detail-page.tsx";
import { drugByIdQuery } from "#/features/drugs/ui/drugs.queries.ts";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { isMissing } from "#/platform/client/calls/call-error.ts";
import { FailedDrug, MissingDrug } from "./-drug-stand-ins.tsx";

/** A product by its id goes on to its canonical address; one without an NDC has no other and stays. */
export const Route = createFileRoute("/drugs/$id")({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const drug = await queryClient.ensureQueryData(drugByIdQuery(id)).catch((error: unknown) => {
      if (isMissing(error)) throw notFound();
      throw error;
    });
    if (drug.ndcNumber !== null) throw redirect({ href: drug.href, statusCode: 301 });
    return drug;
  },
  head: ({ match, loaderData: drug }) =>
    drug === undefined
      ? {}
      : pageHead(match.context.site, { path: drug.href, title: drug.brandName }),
  component: Page,
  notFoundComponent: () => <MissingDrug />,
  errorComponent: FailedDrug,
});

function Page() {
  const { site } = Route.useRouteContext();
  return (
    <DrugDetailPage drug={Route.useLoaderData()} tab="overview" supportEmail={site.supportEmail} />
  );
}
