import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { DrugDetailPage } from "#/features/drugs/ui/product/drug-detail-page.tsx";
import { DRUG_TABS } from "#/features/drugs/ui/product/drug-tabs.ts";
import { drugQuery, loadDrug } from "#/features/drugs/ui/drugs.queries.ts";
import { stillPart } from "#/platform/client/waking/part.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { isMissing } from "#/platform/client/calls/call-error.ts";
import { FailedDrug, MissingDrug } from "./-drug-stand-ins.tsx";

export const Route = createFileRoute("/drugs/$manufacturer/$ndc")({
  validateSearch: (said: Record<string, unknown>) => {
    const tab = DRUG_TABS.find((known) => known === said["tab"]);
    return tab === undefined ? {} : { tab };
  },
  loader: async ({ context: { queryClient }, params: { manufacturer, ndc } }) => {
    try {
      return await loadDrug(queryClient, manufacturer, ndc);
    } catch (error) {
      if (isMissing(error)) throw notFound();
      throw error;
    }
  },
  head: ({ match, loaderData: drug }) =>
    drug === undefined
      ? {}
      : pageHead(match.context.site, {
          path: drug.href,
          image: `/social${drug.href}.png`,
          title: said(", ", said(" ", drug.brandName, drug.strength), drug.manufacturer),
          description: `${said(", ", drug.brandName, drug.genericName, drug.dosageForm?.toLowerCase(), drug.ndcNumber && `NDC ${drug.ndcNumber}`)}: doses, warnings and label, for US healthcare professionals.`,
          crumb: drug.brandName,
          structured: ({ drugData }) => [
            drugData(match.context.site, {
              path: drug.href,
              name: drug.brandName,
              ...(drug.genericName && { genericName: drug.genericName }),
              activeIngredients: drug.substances,
              ...(drug.dosageForm && { dosageForm: drug.dosageForm }),
              ...(drug.route && { route: drug.route }),
              ...(drug.manufacturer && { manufacturer: drug.manufacturer }),
              ...(drug.classes[0] && { drugClass: drug.classes[0] }),
            }),
          ],
        }),
  component: Page,
  notFoundComponent: () => <MissingDrug />,
  errorComponent: FailedDrug,
});

const PillDrawing = stillPart(
  async () => (await import("#/features/pills/ui/pill-drawing.tsx")).PillDrawing,
  <div className="h-28 w-44 rounded-card bg-canvas" />,
);

function Page() {
  const { manufacturer, ndc } = Route.useParams();
  const { tab } = Route.useSearch();
  const { site } = Route.useRouteContext();
  const { data: drug } = useSuspenseQuery(drugQuery(manufacturer, ndc));
  const picture = drug.pill && (
    <PillDrawing pill={drug.pill} className="h-28 w-44 rounded-card bg-canvas p-2" />
  );
  return (
    <DrugDetailPage
      drug={drug}
      tab={tab ?? "overview"}
      picture={picture}
      supportEmail={site.supportEmail}
    />
  );
}

/** What there is of these, with this between them. */
function said(between: string, ...words: (string | null | undefined)[]): string {
  return words.filter(Boolean).join(between);
}
