import type { CodeSystem } from "fhir/r4.js";

/** Why somebody went against a card. The codes are ours; they are served as a FHIR CodeSystem. */
export const OVERRIDE_REASONS_PATH = "/cds-services/code-systems/override-reasons";

const REASONS = [
  ["benefit-outweighs", "The benefit outweighs the risk"],
  ["will-monitor", "The patient will be monitored"],
  ["tolerated-before", "Tolerated before"],
  ["dose-adjusted", "The dose is adjusted"],
  ["not-taking-it", "The patient does not take the other drug"],
  ["allergy-not-true", "The allergy on record is not one"],
  ["wrong-alert", "The alert is wrong"],
] as const;

export function overrideReasons(origin: string) {
  const system = `${origin}${OVERRIDE_REASONS_PATH}`;
  return REASONS.map(([code, display]) => ({ code, display, system }));
}

export const isOverrideReason = (code: string): boolean => REASONS.some(([own]) => own === code);

/** As FHIR R4 writes a code system. */
export function overrideReasonSystem(origin: string): CodeSystem {
  return {
    resourceType: "CodeSystem",
    id: "override-reasons",
    url: `${origin}${OVERRIDE_REASONS_PATH}`,
    name: "OverrideReasons",
    title: "Reasons to override an alert",
    status: "active",
    content: "complete",
    count: REASONS.length,
    concept: REASONS.map(([code, display]) => ({ code, display })),
  };
}
