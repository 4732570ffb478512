import { randomUUID } from "node:crypto";
import type { Chart } from "./charts.ts";

export type SandboxHook = "order-select" | "order-sign";

const RXNORM = "http://www.nlm.nih.gov/research/umls/rxnorm";
const bundle = (resources: readonly object[]) => ({
  resourceType: "Bundle",
  type: "searchset",
  entry: resources.map((resource) => ({ resource })),
});

/** A CDS Hooks 2.0 request as an EHR sends it: the chart that discovery asks for came along. */
export function requestOf(chart: Chart, hook: SandboxHook, orders: readonly string[], now: Date) {
  const order = (id: string, text: string, status: string) => ({
    resourceType: "MedicationRequest",
    id,
    status,
    intent: "order",
    subject: { reference: `Patient/${chart.id}` },
    medicationCodeableConcept: { text, coding: [{ system: RXNORM, display: text }] },
  });
  const observation = (loinc: string, value: number | undefined, code: string) =>
    bundle(
      value === undefined
        ? []
        : [
            {
              resourceType: "Observation",
              status: "final",
              code: { coding: [{ system: "http://loinc.org", code: loinc }] },
              effectiveDateTime: now.toISOString(),
              valueQuantity: { value, code, system: "http://unitsofmeasure.org" },
            },
          ],
    );
  const drafts = orders.map((text, place) => order(`draft-${place}`, text, "draft"));
  const { id, birthDate, gender } = chart;
  return {
    hook,
    hookInstance: randomUUID(),
    context: {
      userId: "Practitioner/sandbox",
      patientId: id,
      encounterId: `visit-${id}`,
      draftOrders: bundle(drafts),
      ...(hook === "order-select" && {
        selections: [`MedicationRequest/draft-${orders.length - 1}`],
      }),
    },
    prefetch: {
      patient: { resourceType: "Patient", id, birthDate, gender },
      medications: bundle(
        chart.takes.map((text, place) => order(`taken-${place}`, text, "active")),
      ),
      statements: bundle([]),
      creatinine: observation("2160-0", chart.creatinine, "mg/dL"),
      weight: observation("29463-7", chart.weight, "kg"),
    },
    extension: {
      "pddi-configuration-items": {
        "alert-non-serious": true,
        "cache-for-order-sign-filtering": true,
        "filter-out-repeated-alerts": true,
      },
    },
  };
}
