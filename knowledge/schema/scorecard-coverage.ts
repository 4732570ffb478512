/** What is on record, and what is not, counted from the packed records. */
import * as v from "valibot";
import { isCalculated } from "#/features/dosage/logic/choosing/formulary.ts";
import type { Source } from "#/features/dosage/logic/record/record.ts";
import { inMonograph, NO_CHANGE } from "#/features/dosage/logic/told/in-monograph.ts";
import { stateInDosing } from "#/features/dosage/logic/told/recorded-in-dosing.ts";
import type { Scorecard } from "#/features/evidence/scorecard.schema.ts";
import type { Rule } from "#/features/interactions/rule.ts";
import { substances } from "#/features/substances/logic/vocabulary.ts";
import { labelUnder, statementsIn } from "#/features/substances/logic/monograph-statements.ts";
import type { Monograph, MonographBasis } from "#/features/substances/monograph.schema.ts";
import { type State, type Subject, SUBJECTS } from "#/features/substances/population.schema.ts";
import { CALCULATORS } from "#knowledge/calculators.js";
import { MEDICATIONS } from "#knowledge/dosing.js";
import { isDocument } from "./evidence/dosing-statements.ts";
import { readRecords, recordFiles } from "./files.ts";

type Coverage = Scorecard["coverage"];

const MEDICINES: ReadonlySet<string> = new Set(["drug", "vaccine", "contrast"]);

/** Of a condition's record, only whether it names documents. */
const Sourced = v.array(v.looseObject({ sources: v.optional(v.array(v.unknown())) }));

export function coverageOf(
  root: string,
  monographs: readonly Monograph[],
  rules: readonly Rule[],
  /** Interaction rules that a label supports. */
  supported: ReadonlySet<string>,
): Coverage {
  const written = new Set(monographs.map(({ id }) => id));
  const dosed = new Set(MEDICATIONS.flatMap(({ id, ingredients = [id] }) => ingredients));
  const medicines = substances.filter(
    ({ id, kind, retired, unspecified }) =>
      MEDICINES.has(kind) && (written.has(id) || !(retired || unspecified)),
  );
  const conditions = recordFiles(root, "conditions/*.yaml").flatMap((file) =>
    readRecords(root, file, Sourced),
  );
  const majors = rules.filter(({ severity }) => severity === "major");
  return {
    ingredients: medicines.length,
    withMonograph: medicines.filter(({ id }) => written.has(id)).length,
    withDosing: medicines.filter(({ id }) => dosed.has(id)).length,
    ...restingOf(monographs),
    ...restingUses(),
    interactionRules: rules.length,
    majorRules: majors.length,
    majorWithoutLabel: majors.filter(({ id }) => !supported.has(id)).length,
    conditions: conditions.length,
    conditionsWithSource: conditions.filter(({ sources }) => sources !== undefined).length,
    calculators: CALCULATORS.length,
    ...subjectsOfRules(),
  };
}

/** What of the monographs rests on no label at all. */
function restingOf(
  monographs: readonly Monograph[],
): Pick<Coverage, "monographsWithoutLabel" | "sections" | "sectionsWithoutLabel"> {
  const onLabel = monographs.map((monograph) => {
    const { id: _id, labels = [], doses, checkedOn: _on, class: _class, ...parts } = monograph;
    const rests = ({ basis }: { readonly basis: MonographBasis }) =>
      labelUnder(labels, basis) !== undefined;
    return [doses, ...Object.values(parts).map(statementsIn)]
      .filter((section) => section.length > 0)
      .map((section) => section.some(rests));
  });
  return {
    monographsWithoutLabel: onLabel.filter((sections) => !sections.includes(true)).length,
    sections: onLabel.flat().length,
    sectionsWithoutLabel: onLabel.flat().filter((rests) => !rests).length,
  };
}

/** Uses by whether each of their doses names a label with its set id, a guideline, a table or a paper. */
function restingUses(): Pick<Coverage, "uses" | "usesWithoutDocument"> {
  const uses = MEDICATIONS.filter(isCalculated).flatMap((medication) =>
    medication.regimens.map((regimen) =>
      regimen.rules.every((rule) => isNamed(rule.source ?? regimen.source ?? medication.source)),
    ),
  );
  return { uses: uses.length, usesWithoutDocument: uses.filter((named) => !named).length };
}

const isNamed = (source: Source): boolean => "setId" in source || isDocument(source.guideline);

/** What the rules say of those whom another dose may be needed for; a monograph's words count where a rule is silent. */
function subjectsOfRules(): Pick<Coverage, "dosingRules" | "subjects"> {
  const rules = MEDICATIONS.filter(isCalculated).flatMap((medication) =>
    medication.regimens.flatMap((regimen) =>
      regimen.rules.map((rule) => ({ medication, regimen, rule })),
    ),
  );
  type Dosed = (typeof rules)[number];
  const stateOf = (subject: Subject, { medication, regimen, rule }: Dosed): State => {
    const own = stateInDosing(subject, medication, regimen, rule);
    if (own !== "not on record") return own;
    const words = inMonograph(medication, subject);
    return words === undefined ? own : words === NO_CHANGE ? "no change" : "rule";
  };
  const counted = (subject: Subject) => {
    const counts: Record<State, number> = { rule: 0, "no change": 0, "not on record": 0 };
    for (const rule of rules) counts[stateOf(subject, rule)] += 1;
    return { subject, counts };
  };
  return { dosingRules: rules.length, subjects: SUBJECTS.map(counted) };
}
