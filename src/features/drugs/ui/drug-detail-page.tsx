import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Notice } from "#/design/notice.tsx";
import { type Tab, Tabs } from "#/design/tabs.tsx";
import type { DrugDetail } from "../drugs.contract.ts";
import { SECTION } from "../logic/section-kind.ts";
import { DrugBasis } from "./drug-basis.tsx";
import { DrugDetailsTab } from "./drug-details-tab.tsx";
import { DrugFirstScreen } from "./drug-first-screen.tsx";
import { DrugHeadline } from "./drug-headline.tsx";
import { DrugRelatives } from "./drug-relatives.tsx";
import type { DrugTab } from "./drug-tabs.ts";
import { IngredientMonographs } from "./ingredient-monographs.tsx";
import { LabelSections } from "./label-sections.tsx";
import type { MonographParts } from "./monograph-view.tsx";

const DOSAGE = [SECTION.dosage, SECTION.formsAndStrengths, SECTION.renal, SECTION.hepatic];

const WARNINGS = [
  SECTION.boxedWarning,
  SECTION.contraindications,
  SECTION.warningsAndPrecautions,
  SECTION.warnings,
  SECTION.precautions,
  SECTION.interactions,
  SECTION.adverseReactions,
  SECTION.populations,
  SECTION.pregnancy,
  SECTION.lactation,
  SECTION.nursingMothers,
  SECTION.pediatric,
  SECTION.geriatric,
];

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
  const monographs = (parts: MonographParts) => (
    <IngredientMonographs drug={drug} parts={parts} supportEmail={supportEmail} />
  );
  const clinical = (id: "dosage" | "warnings", title: string, codes: readonly string[]) =>
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
          <LabelSections setId={label.setId} version={label.version} codes={codes} />
        )}
      </div>
    );
  const tabs: Tab<DrugTab>[] = [
    {
      id: "overview",
      label: "Overview",
      panel: (
        <div className="space-y-6">
          {monographs("all")}
          <DrugFirstScreen drug={drug} />
          <DrugRelatives drug={drug} />
        </div>
      ),
    },
    { id: "dosage", label: "Dosage", panel: clinical("dosage", "Dosage", DOSAGE) },
    { id: "warnings", label: "Warnings", panel: clinical("warnings", "Warnings", WARNINGS) },
    {
      id: "details",
      label: "Details",
      panel: tab === "details" ? <DrugDetailsTab drug={drug} /> : null,
    },
  ];
  return (
    <article>
      <DrugHeadline drug={drug} picture={picture} />
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
