/** Which statements rest on a guideline or a published table: those whose source would be a label if guidelines were labels. */
import type { MedicationRecord } from "#/features/dosage/logic/record/record.ts";
import type { Rule } from "#/features/interactions/rule.ts";
import type { Monograph } from "#/features/substances/monograph.schema.ts";
import { dosingStatements } from "./evidence/dosing-statements.ts";
import { monographStatements } from "./evidence/monograph-statements.ts";

const STAND_IN = "00000000-0000-0000-0000-000000000000";
/** Records that were written from a label which nobody had at hand name it as they would a guideline. */
const IS_LABEL = /prescribing information/;

/** @returns their paths, without the number by which several with one path are told apart. */
export function guidelineStatements(
  medications: readonly MedicationRecord[],
  monographs: readonly Monograph[],
  rules: readonly Rule[],
): ReadonlySet<string> {
  const statements = [
    ...dosingStatements(standIn(medications), new Set(monographs.map(({ id }) => id))),
    ...monographs.flatMap((monograph) => monographStatements(withStandIn(monograph))),
  ];
  const onGuideline = statements.filter(({ source }) => source?.setId === STAND_IN);
  return new Set([
    ...onGuideline.map(({ id }) => id),
    // A rule that names labels alone, and none that was read, rests on nothing yet.
    ...rules
      .filter(({ basis }) => basis.some((source) => source !== "labels"))
      .map(({ id }) => `interactions/${id}`),
  ]);
}

const withStandIn = (monograph: Monograph): Monograph => ({
  ...standIn(monograph),
  labels: [
    ...(monograph.labels ?? []),
    { setId: STAND_IN, title: "Guideline", ingredients: [monograph.id] },
  ],
});

/** The same, with a label in the place of each guideline. */
function standIn<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(standIn) as Value;
  if (typeof value !== "object" || value === null) return value;
  if ("guideline" in value && !IS_LABEL.test(String(value.guideline))) {
    return { setId: STAND_IN, label: "Dosage and Administration" } as Value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, standIn(one)]),
  ) as Value;
}
