import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Notice } from "#/design/notice.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { type Tab, Tabs } from "#/design/tabs.tsx";
import { partInView, partOnUse, stillPart } from "#/platform/client/waking/part.tsx";
import type { DrugDetail } from "../../drugs.contract.ts";
import { dailyMed } from "./daily-med.ts";
import { DrugHeadline } from "./drug-headline.tsx";
import type { DrugTab } from "./drug-tabs.ts";
import { IngredientMonographs } from "../monograph/ingredient-monographs.tsx";
import type { MonographParts } from "../monograph/monograph-view.tsx";

const LOADING = (
  <Loading label="Loading the label">
    <SkeletonText lines={12} />
  </Loading>
);
const ClinicalSections = partOnUse(
  async () => (await import("../label/clinical-sections.tsx")).ClinicalSections,
  LOADING,
);
const DrugDetailsTab = partOnUse(
  async () => (await import("./drug-details-tab.tsx")).DrugDetailsTab,
  LOADING,
);
const DrugFirstScreen = stillPart(
  async () => (await import("./drug-first-screen.tsx")).DrugFirstScreen,
  LOADING,
);
const DrugBasis = partInView(async () => (await import("./drug-basis.tsx")).DrugBasis, null);
const DrugRelatives = partInView(
  async () => (await import("./drug-relatives.tsx")).DrugRelatives,
  null,
);

/** A product's page. `picture` draws the pill. */
export function DrugDetailPage({
  drug,
  tab,
  picture,
  supportEmail,
}: {
  drug: DrugDetail;
  tab: DrugTab;
  picture?: ReactNode;
  supportEmail: string | null;
}) {
  const navigate = useNavigate();
  const { label } = drug;
  // Its doses and its boxed warning are those of its label, not of its ingredients one by one.
  const isCombination = label !== null && drug.ingredients.length > 1;
  const monographs = (parts: MonographParts) => (
    <IngredientMonographs drug={drug} parts={parts} supportEmail={supportEmail} />
  );
  const clinical = (id: "dosage" | "warnings", title: string) =>
    tab === id && (
      <div className="space-y-4">
        <h2 className="sr-only">{title}</h2>
        {label === null ? (
          <>
            <Notice tone="unknown" title="No label text here yet">
              The label of this product has not been imported; what follows is our monograph of its
              ingredient.
            </Notice>
            {monographs(id)}
          </>
        ) : (
          <ClinicalSections setId={label.setId} version={label.version} part={id} />
        )}
      </div>
    );
  const tabs: Tab<DrugTab>[] = [
    {
      id: "overview",
      label: "Overview",
      panel: (
        <div className="space-y-6">
          {!isCombination && monographs("all")}
          <DrugFirstScreen drug={drug} />
          {isCombination && monographs("all")}
          <DrugRelatives drug={drug} />
        </div>
      ),
    },
    { id: "dosage", label: "Dosage", panel: clinical("dosage", "Dosage") },
    { id: "warnings", label: "Warnings", panel: clinical("warnings", "Warnings") },
    {
      id: "details",
      label: "Details",
      panel: tab === "details" ? <DrugDetailsTab drug={drug} /> : null,
    },
  ];
  return (
    <article>
      <DrugHeadline drug={drug} picture={picture} />
      {label?.readByOlder === true && (
        <Notice tone="unknown" title="This label was read by an older reader">
          An earlier Wardbook read it: in its tables 10⁹ may stand as 109, and footnotes may stand
          in the cells. Until it has been read again, read doses and limits in the{" "}
          <a href={dailyMed(label.setId)} className="link" rel="noopener">
            label on DailyMed
          </a>
          .
        </Notice>
      )}
      <Tabs
        label={`Parts of ${drug.brandName}`}
        tabs={tabs}
        selected={tab}
        onSelect={(id) =>
          void navigate({
            to: ".",
            search: id === "overview" ? {} : { tab: id },
            replace: true,
            resetScroll: false,
          })
        }
      />
      <DrugBasis drug={drug} />
    </article>
  );
}
