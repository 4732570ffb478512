/** The allergies of a chart: what each is to, and what it did. */
import type { Concept, Entry, Resource } from "../../interop.contract.ts";
import { medicationOf, type ChartMedication } from "./medication-of.ts";

export type ChartAllergy = Pick<ChartMedication, "label" | "texts" | "ndcs" | "rxcuis"> & {
  /** "Hives; swelling"; empty where nothing is said. */
  readonly reactions: string;
  /** Said to be to a food or the like: that it names no drug is no gap. */
  readonly isOther: boolean;
};

/** "No known allergies", as charts word it. */
const NONE = /^\s*(?:no\s+(?:known\s+)?(?:drug\s+|medication\s+)?allerg(?:y|ies)|nkd?a)\b/i;

const MOST_REACTIONS = 4;

const codesIn = (concept: Concept): string[] =>
  (concept?.coding ?? []).flatMap(({ code }) => (code === undefined ? [] : [code]));

/** Resolved ones count: a drug may have been taken off a list because it is not given any more. */
function counts({ resourceType, verificationStatus }: Resource): boolean {
  const verified = codesIn(verificationStatus);
  return (
    resourceType === "AllergyIntolerance" &&
    !verified.some((code) => code === "refuted" || code === "entered-in-error")
  );
}

export function allergiesOf(entries: readonly Entry[]): ChartAllergy[] {
  return entries
    .map(({ resource }) => resource)
    .filter(counts)
    .map((resource): ChartAllergy => {
      const asMedication = { ...resource, medicationCodeableConcept: resource.code };
      const { label, texts, ndcs, rxcuis } = medicationOf(asMedication, []);
      const { category } = resource;
      return {
        label: label === "an order that names no drug" ? "an allergy that names nothing" : label,
        texts,
        ndcs,
        rxcuis,
        reactions: reactionsOf(resource),
        isOther: category.length > 0 && !category.includes("medication"),
      };
    })
    .filter(({ texts }) => !texts.some((text) => NONE.test(text)));
}

function reactionsOf({ reaction }: Resource): string {
  const words = reaction
    .flatMap(({ manifestation }) => manifestation)
    .flatMap(({ text, coding }) => text ?? coding[0]?.display ?? []);
  return [...new Set(words)].slice(0, MOST_REACTIONS).join("; ");
}
