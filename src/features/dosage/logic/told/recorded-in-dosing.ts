import type { State, Subject } from "#/features/substances/population.schema.ts";
import { meet, readBand } from "../choosing/band.ts";
import { isGuarded } from "../record/kidney-record.ts";
import type { Dialysis } from "../patient/patient.ts";
import type { CalculatedMedication, DosingRule, Regimen, Whom } from "../record/record.ts";

/** What records say in their own words of those whom no rule is about. Of kidneys only rules count: words do not work a dose out. */
const MENTIONS: Partial<Readonly<Record<Subject, RegExp>>> = {
  dialysis: /dialysis/i,
  liver: /(?:hepatic|liver) (?:impairment|disease|failure)|cirrho|hepatitis|Child-Pugh/i,
  pregnancy: /pregnan/i,
  lactation: /breast-?feed|lactati|nursing/i,
  elderly: /elderly|geriatric|older (?:adult|patient|people)|\b6[05] years/i,
};

const PERITONEAL = /peritoneal|\bdialysis/i;

/** Whether an age band is of children, all or in part. */
export const isOfChildren = (age: string | undefined): boolean =>
  age !== undefined && meet(readBand(age), readBand("under 18 y"));

/** Whether an age band is of the old alone. */
export const isOfElderly = (age: string | undefined): boolean =>
  age !== undefined && !meet(readBand(age), readBand("under 60 y"));

const ABOUT: Readonly<Record<Subject, (whom: Whom) => boolean>> = {
  kidneys: ({ renal }) => renal !== undefined,
  dialysis: ({ dialysis }) => dialysis === true,
  liver: ({ hepatic }) => hepatic !== undefined,
  pregnancy: () => false,
  lactation: () => false,
  children: ({ age }) => isOfChildren(age),
  elderly: ({ age }) => isOfElderly(age),
};

/**
 * What a dosing record says of a subject where it doses by one of its rules; by none, where the use has none for the patient.
 * @param kind what is said of hemodialysis alone says nothing of peritoneal dialysis.
 */
export function stateInDosing(
  subject: Subject,
  medication: CalculatedMedication,
  regimen: Regimen,
  rule: DosingRule | undefined,
  kind?: Dialysis,
): State {
  const { never = [], warnings = [], noChange = [] } = medication;
  const limits = [...never, ...warnings.filter((one) => typeof one !== "string")];
  const hasRule =
    limits.some(({ whom }) => ABOUT[subject](whom)) ||
    hasOwn(subject, medication, regimen, rule, kind) ||
    mentionOf(subject, kind)?.test(wordsIn(medication, rule)) === true;
  if (hasRule) return "rule";
  // Of a guarded drug it counts only where a label was read that says so.
  const isUnchanged = !isGuarded(medication) || medication.noRenalChange !== undefined;
  const asksForNone = subject === "kidneys" && rule?.renal?.length === 0 && isUnchanged;
  return asksForNone || noChange.includes(subject) ? "no change" : "not on record";
}

function mentionOf(subject: Subject, kind: Dialysis | undefined): RegExp | undefined {
  return subject === "dialysis" && kind === "peritoneal" ? PERITONEAL : MENTIONS[subject];
}

function hasOwn(
  subject: Subject,
  medication: CalculatedMedication,
  { ages, rules }: Regimen,
  rule: DosingRule | undefined,
  kind: Dialysis | undefined,
): boolean {
  switch (subject) {
    case "kidneys":
      return rule?.creatinine !== undefined || (rule?.renal?.length ?? 0) > 0;
    case "dialysis":
      return [rule, medication].some(
        (one) =>
          (kind !== "peritoneal" && one?.hemodialysis !== undefined) ||
          (kind !== "hemodialysis" && one?.peritoneal !== undefined),
      );
    case "liver":
      return rule?.hepatic !== undefined;
    case "children":
      return isOfChildren(ages);
    case "pregnancy":
      return medication.pregnancy !== undefined;
    case "elderly":
      return medication.beers !== undefined || rules.some(({ age }) => isOfElderly(age));
    case "lactation":
      return false;
  }
}

function wordsIn(medication: CalculatedMedication, rule: DosingRule | undefined): string {
  const { boxed = "", contraindicated = [], never = [], warnings = [], dialysis = "" } = medication;
  const said = [...never, ...warnings].map((one) => (typeof one === "string" ? one : one.say));
  return [boxed, ...contraindicated, ...said, dialysis, ...(rule?.say ?? [])].join(" ");
}
