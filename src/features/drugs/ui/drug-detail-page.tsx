import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type Tab, Tabs } from "#/design/tabs.tsx";
import type { DrugDetail } from "../drugs.contract.ts";
import { SECTION } from "../logic/section-kind.ts";
import { DrugDetailsTab } from "./drug-details-tab.tsx";
import { DrugFirstScreen } from "./drug-first-screen.tsx";
import { DrugHeadline } from "./drug-headline.tsx";
import { DrugRelatives } from "./drug-relatives.tsx";
import { LabelSections } from "./label-sections.tsx";

export const DRUG_TABS = ["overview", "dosage", "warnings", "details"] as const;
export type DrugTab = (typeof DRUG_TABS)[number];

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

/** A product's page. `picture` draws the pill, `monograph` is what we say of its ingredient ourselves. */
export function DrugDetailPage({
  drug,
  tab,
  picture,
  monograph,
}: {
  drug: DrugDetail;
  tab: DrugTab;
  picture?: ReactNode;
  monograph?: ReactNode;
}) {
  const navigate = useNavigate();
  const { label } = drug;
  const fromLabel = (id: DrugTab, title: string, codes: readonly string[]) =>
    label !== null && tab === id ? (
      <>
        <h2 className="sr-only">{title}</h2>
        <LabelSections setId={label.setId} version={label.version} codes={codes} />
      </>
    ) : (
      <p className="text-muted">No label text is here for this product.</p>
    );
  const tabs: Tab<DrugTab>[] = [
    {
      id: "overview",
      label: "Overview",
      panel: (
        <div className="space-y-6">
          {monograph}
          <DrugFirstScreen drug={drug} />
          <DrugRelatives drug={drug} />
        </div>
      ),
    },
    { id: "dosage", label: "Dosage", panel: fromLabel("dosage", "Dosage", DOSAGE) },
    { id: "warnings", label: "Warnings", panel: fromLabel("warnings", "Warnings", WARNINGS) },
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
      <p className="mt-6 max-w-column text-small text-muted">
        The label's own words, from FDA.{" "}
        {label?.effectiveOn && `Version ${label.version}, effective ${label.effectiveOn}. `}
        No pharmacist of ours has reviewed this page; decide by the full label.
      </p>
    </article>
  );
}
