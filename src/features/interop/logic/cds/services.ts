/** The services that discovery lists, and what each asks of the chart beforehand. */
import type { Hook } from "../../interop.contract.ts";
import { SETTINGS } from "./settings.ts";

export type Service = {
  readonly id: string;
  readonly hook: Hook;
  /** What it looks at; not part of what discovery tells. */
  readonly checks: "interactions" | "allergies" | "doses";
  readonly title: string;
  readonly description: string;
};

const ALWAYS =
  "What was not understood or not sent is named in a card. Nothing of a patient is kept.";

const INTERACTIONS = `Allergies and doses are checked by other services. ${ALWAYS}`;

const ALLERGIES = `Only the same ingredient is looked for: relatives of it are not. ${ALWAYS}`;

export const SERVICES: readonly Service[] = [
  {
    id: "wardbook-interactions-select",
    hook: "order-select",
    checks: "interactions",
    title: "Drug interactions and duplicates, while ordering",
    description: `Checks the selected medication orders against the other draft orders and the active medications. Moderate interactions are shown where alert-non-serious is true. ${INTERACTIONS}`,
  },
  {
    id: "wardbook-interactions-sign",
    hook: "order-sign",
    checks: "interactions",
    title: "Drug interactions and duplicates, before signing",
    description: `Checks all draft medication orders against each other and the active medications. With filter-out-repeated-alerts, what was shown while ordering is not repeated. ${INTERACTIONS}`,
  },
  {
    id: "wardbook-allergies-select",
    hook: "order-select",
    checks: "allergies",
    title: "Allergies, while ordering",
    description: `Checks the selected medication orders against the allergies on record. ${ALLERGIES}`,
  },
  {
    id: "wardbook-allergies-sign",
    hook: "order-sign",
    checks: "allergies",
    title: "Allergies, before signing",
    description: `Checks all draft medication orders against the allergies on record. ${ALLERGIES}`,
  },
  {
    id: "wardbook-dose-sign",
    hook: "order-sign",
    checks: "doses",
    title: "Largest doses, before signing",
    description: `Holds all draft medication orders against the largest dose and the largest daily dose on record for the patient's age, weight and kidneys. An order is told where it is above them in every use on record. Doses that are too small are not told. ${ALWAYS}`,
  },
];

/** Offered where it is asked for: it speaks without an order at hand. */
export const MEDICATION_REVIEW: Service = {
  id: "wardbook-medication-review",
  hook: "patient-view",
  checks: "interactions",
  title: "Interactions among the active medications",
  description: `Checks the active medications against each other when a chart is opened. ${INTERACTIONS}`,
};

/** The hook of before 2.0, for EHRs that know no other. */
export const PRESCRIBE: Service = {
  id: "wardbook-interactions-prescribe",
  hook: "medication-prescribe",
  checks: "interactions",
  title: "Drug interactions and duplicates, by the deprecated hook",
  description: `Checks all medications that are being prescribed against each other and the active medications. ${INTERACTIONS}`,
};

const PATIENT = "{{context.patientId}}";

const latest = (code: string): string =>
  `Observation?patient=${PATIENT}&code=http://loinc.org|${code}&_sort=-date&_count=1`;

/** The same keys for every service, in the query parameters that the specification recommends. */
const PREFETCH = {
  patient: `Patient/${PATIENT}`,
  medications: `MedicationRequest?patient=${PATIENT}&status=active`,
  statements: `MedicationStatement?patient=${PATIENT}&status=active`,
  allergies: `AllergyIntolerance?patient=${PATIENT}`,
  creatinine: latest("2160-0"),
  weight: latest("29463-7"),
  height: latest("8302-2"),
  pregnancy: latest("82810-3"),
};

/** The answer of discovery. */
export function discoveryOf(services: readonly Service[]) {
  return {
    services: services.map(({ checks: _checks, ...service }) => ({
      ...service,
      prefetch: PREFETCH,
      usageRequirements:
        "Orders and medications name the drug by text, by a coding's display, by NDC or by RxNorm.",
      extension: { "configuration-items": SETTINGS },
    })),
  };
}
