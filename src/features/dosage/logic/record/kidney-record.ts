import { routesOf } from "../choosing/find.ts";
import type { CalculatedMedication, Change, DosingRule, Regimen, Route } from "./record.ts";

/** Routes by which hardly anything reaches the kidneys. */
const LOCAL: ReadonlySet<Route> = new Set([
  "topical",
  "ophthalmic",
  "otic",
  "intranasal",
  "inhaled",
  "nebulized",
  "vaginal",
]);

export function isLocal(regimen: Regimen): boolean {
  return routesOf(regimen).every((route) => LOCAL.has(route));
}

/** Whether a change makes the dose another one, as against only saying something. */
function changesDose({ dose, every, part, cap, dayMax, never, noFigure }: Change): boolean {
  return [dose, every, part, cap, dayMax, never, noFigure].some((each) => each !== undefined);
}

export function isReducing(rule: DosingRule): boolean {
  return (rule.renal ?? []).some(changesDose);
}

/** What a record knows of kidneys beyond the rule that is worked out. */
export type KidneyRecord = {
  readonly name: string;
  /** Without a word of its source on weak kidneys no dose of it is told to them. */
  readonly guarded: boolean;
  /** A label was read that says of weak kidneys that no change is needed. */
  readonly unchangedByLabel: boolean;
  readonly local: boolean;
  /** What the monograph says of weak kidneys, where the dosing record is silent. */
  readonly monograph: string | undefined;
  readonly hemodialysis: CalculatedMedication["hemodialysis"];
};

/**
 * A drug is guarded that is high-alert, or that its own record reduces for weak kidneys in another use: it is cleared
 * by them there as here.
 */
export function isGuarded({ highAlert, renallyCleared, regimens }: CalculatedMedication): boolean {
  return (
    highAlert === true ||
    renallyCleared === true ||
    regimens.some(({ rules }) => rules.some(isReducing))
  );
}

export function kidneyRecordOf(
  medication: CalculatedMedication,
  regimen: Regimen,
  adult: boolean,
  monograph: string | undefined,
): KidneyRecord {
  return {
    name: medication.name,
    guarded: isGuarded(medication),
    unchangedByLabel: medication.noRenalChange !== undefined,
    local: isLocal(regimen),
    monograph,
    hemodialysis: adult ? medication.hemodialysis : undefined,
  };
}
