/** From an order or statement of a chart to the wordings and codes that its drug has there. */
import type { Concept, Dosage, Entry, Resource } from "../../interop.contract.ts";

const RXNORM = "http://www.nlm.nih.gov/research/umls/rxnorm";
const NDC = "http://hl7.org/fhir/sid/ndc";

const MEDICATIONS = new Set(["MedicationRequest", "MedicationStatement"]);

/** States of R4 and STU3 in which a drug is not taken, or never was ordered. */
const NOT_TAKEN = new Set([
  "stopped",
  "cancelled",
  "completed",
  "ended",
  "entered-in-error",
  "not-taken",
]);

/** Wordings that are read of one medication, and characters of each. */
const MOST_TEXTS = 4;
const LONGEST = 200;

export type ChartMedication = {
  /** "MedicationRequest/r1", where it has an id. */
  readonly reference: string | undefined;
  /** What to call it where it is not understood. */
  readonly label: string;
  /** Its text, then the displays of its codes. */
  readonly texts: readonly string[];
  readonly ndcs: readonly string[];
  readonly rxcuis: readonly string[];
  /** How it is to be taken, as the order says it. */
  readonly dosage: readonly Dosage[];
  /** It takes the place of another order: to cancel it would leave the patient without either. */
  readonly replaces: boolean;
};

export const isMedication = ({ resourceType }: Resource): boolean => MEDICATIONS.has(resourceType);

export const isTaken = ({ status = "", doNotPerform }: Resource): boolean =>
  !NOT_TAKEN.has(status) && doNotPerform !== true;

const ID = /^[A-Za-z0-9.-]{1,64}$/;

/** "MedicationRequest/r1"; nothing for a resource without an id of FHIR. */
export function referenceOf({ resourceType, id }: Resource): string | undefined {
  return id !== undefined && ID.test(id) ? `${resourceType}/${id}` : undefined;
}

/** @param others where a Medication that is referred to may be. */
export function medicationOf(resource: Resource, others: readonly Entry[]): ChartMedication {
  const concepts = [resource.medicationCodeableConcept, referred(resource, others)];
  const named = concepts.filter((concept) => concept !== undefined);
  const codings = named.flatMap(({ coding }) => coding);
  const display = resource.medicationReference?.display;
  const texts = [...named.map(({ text }) => text), ...codings.map((each) => each.display), display]
    .map((text) => (text ?? "").replace(/\s+/g, " ").trim().slice(0, LONGEST))
    .filter((text) => text !== "");
  const codesOf = (system: string): string[] =>
    codings.flatMap((each) => (each.system === system && each.code ? [each.code.trim()] : []));
  const [rxcuis, ndcs] = [codesOf(RXNORM), codesOf(NDC)];
  return {
    reference: referenceOf(resource),
    label: texts[0] ?? codeLabel(rxcuis, ndcs),
    texts: [...new Set(texts)].slice(0, MOST_TEXTS),
    ndcs: ndcs.slice(0, MOST_TEXTS),
    rxcuis: rxcuis.slice(0, MOST_TEXTS),
    dosage: resource.dosageInstruction,
    replaces: resource.priorPrescription?.reference !== undefined,
  };
}

function codeLabel([rxcui]: readonly string[], [ndc]: readonly string[]): string {
  if (rxcui !== undefined) return `RxNorm ${rxcui.slice(0, 20)}`;
  return ndc === undefined ? "an order that names no drug" : `NDC ${ndc.slice(0, 20)}`;
}

function referred({ contained, medicationReference }: Resource, others: readonly Entry[]): Concept {
  const reference = medicationReference?.reference;
  if (reference === undefined) return undefined;
  if (reference.startsWith("#")) {
    return contained.find(({ id }) => id === reference.slice(1))?.code;
  }
  return others.find(({ fullUrl, resource }) => {
    if (resource.resourceType !== "Medication") return false;
    const own = referenceOf(resource);
    return fullUrl === reference || (own !== undefined && `/${reference}`.endsWith(`/${own}`));
  })?.resource.code;
}
