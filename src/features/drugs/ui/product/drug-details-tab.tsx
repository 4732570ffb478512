import { DescriptionList } from "#/design/description-list.tsx";
import type { DrugDetail } from "../../drugs.contract.ts";
import { controlledWords } from "./drug-marks.tsx";
import { dailyMed } from "./daily-med.ts";
import { FdaRecord } from "./fda-record.tsx";
import { LabelHistory } from "../label/label-history.tsx";
import { PatientHandout } from "../label/patient-handout.tsx";
import { LabelSections } from "../label/label-sections.tsx";

const CATEGORY_BASIS = {
  "fda-class": "by its pharmacologic class (FDA)",
  "ingredient-class": "by the class of its ingredient in our vocabulary; FDA's listing names none",
};

/** Identifiers, packages, the label's versions, and the whole label. */
export function DrugDetailsTab({ drug }: { drug: DrugDetail }) {
  const { label } = drug;
  return (
    <div className="space-y-6">
      <DescriptionList
        items={[
          { term: "Product NDC", value: drug.ndcNumber, code: true },
          { term: "Active substances", value: drug.substances.join(", ") },
          { term: "Controlled status", value: controlledWords(drug) },
          { term: "Route", value: drug.route?.toLowerCase() },
          { term: "Product type", value: drug.productType?.toLowerCase() },
          { term: "Marketing category", value: drug.marketingCategory },
          { term: "Application", value: drug.applicationNumber, code: true },
          { term: "Listing certified until", value: drug.listingExpirationDate },
          { term: "Pharmacologic class", value: drug.classes.join("; ") },
          {
            term: "Category",
            value: drug.categoryBasis && `${drug.category}, ${CATEGORY_BASIS[drug.categoryBasis]}`,
          },
          { term: "Set id", value: label?.setId, code: true },
          { term: "Label version", value: label?.version },
          { term: "Effective", value: label?.effectiveOn },
          {
            term: "Source",
            value: label && (
              <a href={dailyMed(label.setId)} className="link" rel="noopener">
                This label on DailyMed
              </a>
            ),
          },
        ]}
      />
      {drug.packages.length > 0 && (
        <section aria-labelledby="packages">
          <h2 id="packages" className="mb-2 text-h3">
            Packages
          </h2>
          <DescriptionList
            items={drug.packages.map(({ ndc, description }) => ({
              term: ndc,
              value: description || "Contents not stated",
            }))}
          />
        </section>
      )}
      {label !== null && (
        <section aria-labelledby="history">
          <h2 id="history" className="mb-2 text-h3">
            What changed
          </h2>
          <LabelHistory label={label} />
        </section>
      )}
      {drug.ndcNumber !== null && <FdaRecord ndc={drug.ndcNumber} />}
      {label !== null && (
        <>
          <PatientHandout name={drug.brandName} setId={label.setId} version={label.version} />
          <section aria-labelledby="whole-label">
            <h2 id="whole-label" className="mb-2 text-h2">
              The whole label
            </h2>
            <LabelSections setId={label.setId} version={label.version} rail />
          </section>
        </>
      )}
    </div>
  );
}
