import type { KidneyEstimate } from "../organs/kidney-estimate.ts";
import { DAYS_IN_YEAR, DIALYSIS_NAME } from "../patient/patient.ts";
import { meet, readBand } from "../choosing/band.ts";
import type { CalculatedMedication, Regimen, Route, Whom } from "../record/record.ts";
import { type Situation, isAbout, isAdult } from "../patient/situation.ts";

export type Chosen = { readonly route: Route; readonly indication: string };

export type Safety = {
  /** Why nothing may be given to this patient. */
  readonly never: readonly string[];
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
};

function mayBePregnant({ question, age }: Situation): boolean {
  return question.sex !== "male" && meet(readBand("10 y to 56 y"), age);
}

/** Whether a boxed warning, a contraindication or a warning that stands beside every dose speaks of something. */
function saysOf(
  { boxed = "", contraindicated = [], warnings = [] }: CalculatedMedication,
  what: RegExp,
) {
  const always = warnings.filter((one) => typeof one === "string");
  return what.test([boxed, ...contraindicated, ...always].join(" "));
}

/** Whether a limit is on livers alone that are weaker than the patient's, which is weak already. */
function isOfWeakerLiver({ hepatic, ...others }: Whom, { hepatic: known }: Situation): boolean {
  if (hepatic === undefined || known === undefined || known === "none") return false;
  return Object.keys(others).length === 0 && !hepatic.includes(known);
}

/** What is on record for who is on dialysis. What a source says of doses there, it says of adults. */
function dialysisText(medication: CalculatedMedication, situation: Situation): string[] {
  const kind = situation.question.dialysis;
  if (kind === undefined) return [];
  const { dialysis: general, peritoneal } = medication;
  const own = { hemodialysis: general, peritoneal: peritoneal ?? general }[kind];
  // What its doses say by use is said with each of them.
  const byUse =
    (kind === "hemodialysis" && medication.hemodialysis !== undefined) ||
    medication.regimens.some(({ rules }) => rules.some((rule) => rule[kind] !== undefined));
  if (own === undefined && byUse) return [];
  const holds = own !== undefined && (isAdult(situation) || !/\d/.test(own));
  return [
    `On ${DIALYSIS_NAME[kind]} ${holds ? `the source says: ${own}` : "nothing is on record for this patient."}`,
  ];
}

/**
 * What the medication's limits say about this patient. A limit that hangs on something that was not given
 * is told as such; it is neither applied nor dropped.
 */
export function safetyOf(
  medication: CalculatedMedication,
  situation: Situation,
  kidney: KidneyEstimate,
  chosen: Chosen,
): Safety {
  const never: string[] = [];
  const open: string[] = [];
  const warnings: string[] = [];
  const notes: string[] = [];
  for (const { whom, say } of medication.never ?? []) {
    const { certainty, unknown } = isAbout(whom, situation, kidney, chosen);
    if (certainty === "yes") never.push(say);
    if (isOfWeakerLiver(whom, situation)) open.push(`Contraindicated with a weaker liver: ${say}`);
    if (certainty === "maybe")
      open.push(
        `Contraindicated, which cannot be ruled out without ${unknown.join(" and ")}: ${say}`,
      );
  }
  if (medication.boxed) warnings.push(`Boxed warning: ${medication.boxed}`);
  if (medication.contraindicated?.length) {
    warnings.push(`Contraindications: ${medication.contraindicated.join("; ")}.`);
  }
  warnings.push(
    "Contraindicated after a serious allergic reaction to it or to a drug of its kind.",
  );
  if (medication.pregnancy) {
    const forbidden =
      medication.pregnancy.startsWith("Contraindicated") &&
      (medication.pregnancyFor?.includes(chosen.indication) ?? true);
    if (situation.question.pregnant && forbidden) never.push(`Pregnancy: ${medication.pregnancy}`);
    else if (situation.question.pregnant || mayBePregnant(situation))
      warnings.push(`Pregnancy: ${medication.pregnancy}`);
  } else if (situation.question.pregnant)
    warnings.push(
      saysOf(medication, /pregnan/i)
        ? "Pregnancy: what is on record stands among its contraindications and warnings."
        : "Pregnancy: nothing is on record here, which says nothing about its safety.",
    );
  const old = {
    from: { at: { n: BigInt(Math.round(65 * DAYS_IN_YEAR * 100)), d: 100n }, after: false },
    text: "65 y up",
  };
  if (medication.beers && meet(old, situation.age))
    warnings.push(`Older patients (AGS Beers Criteria, 2023): ${medication.beers}`);
  for (const warning of medication.warnings ?? []) {
    if (typeof warning === "string") {
      warnings.push(warning);
      continue;
    }
    const { certainty, unknown } = isAbout(warning.whom, situation, kidney, chosen);
    if (certainty === "yes") warnings.push(warning.say);
    if (certainty === "maybe")
      notes.push(
        `Without ${unknown.join(" and ")} it stays open whether this holds: ${warning.say}`,
      );
  }
  if (medication.highAlert)
    notes.push(
      "High-alert medication: a second person checks drug, concentration, dose and rate before it is given.",
    );
  notes.push(...(medication.mixUps ?? []).map((text) => `Do not mix up: ${text}`));
  const onDialysis = dialysisText(medication, situation);
  return { never, warnings: [...onDialysis, ...warnings, ...open], notes };
}

/** What one course of a regimen may and may not be used for, said beside a dose for too general a word. */
export function otherUses(medication: CalculatedMedication, regimen: Regimen): string[] {
  const others = medication.regimens.filter((other) => other !== regimen).map((other) => other.for);
  const names = [...new Set(others)].filter((name) => name !== regimen.for);
  return names.length === 0
    ? []
    : [
        `The indication is general: this is the dose for "${regimen.for}". Others on record: ${names.join("; ")}.`,
      ];
}
