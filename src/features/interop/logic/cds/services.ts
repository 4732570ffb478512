/** The services that discovery lists, and what each asks of the chart beforehand. */
import type { Hook } from "../../interop.contract.ts";
import { SETTINGS } from "./settings.ts";

export type Service = {
  readonly id: string;
  readonly hook: Hook;
  readonly title: string;
  readonly description: string;
};

const ALWAYS =
  "What was not understood or not sent is named in a card. Allergies are not checked. Doses are not checked. Nothing of a patient is kept.";

export const SERVICES: readonly Service[] = [
  {
    id: "wardbook-interactions-select",
    hook: "order-select",
    title: "Drug interactions and duplicates, while ordering",
    description: `Checks the selected medication orders against the other draft orders and the active medications. Moderate interactions are shown where alert-non-serious is true. ${ALWAYS}`,
  },
  {
    id: "wardbook-interactions-sign",
    hook: "order-sign",
    title: "Drug interactions and duplicates, before signing",
    description: `Checks all draft medication orders against each other and the active medications. With filter-out-repeated-alerts, what was shown while ordering is not repeated. ${ALWAYS}`,
  },
];

/** Offered where it is asked for: it speaks without an order at hand. */
export const MEDICATION_REVIEW: Service = {
  id: "wardbook-medication-review",
  hook: "patient-view",
  title: "Interactions among the active medications",
  description: `Checks the active medications against each other when a chart is opened. ${ALWAYS}`,
};

const PATIENT = "{{context.patientId}}";

const latest = (code: string): string =>
  `Observation?patient=${PATIENT}&code=http://loinc.org|${code}&_sort=-date&_count=1`;

/** The same keys for every service, in the query parameters that the specification recommends. */
const PREFETCH = {
  patient: `Patient/${PATIENT}`,
  medications: `MedicationRequest?patient=${PATIENT}&status=active`,
  statements: `MedicationStatement?patient=${PATIENT}&status=active`,
  creatinine: latest("2160-0"),
  weight: latest("29463-7"),
  pregnancy: latest("82810-3"),
};

/** The answer of discovery. */
export function discoveryOf(services: readonly Service[]) {
  return {
    services: services.map((service) => ({
      ...service,
      prefetch: PREFETCH,
      usageRequirements:
        "Orders and medications name the drug by text, by a coding's display or by NDC.",
      extension: { "configuration-items": SETTINGS },
    })),
  };
}
