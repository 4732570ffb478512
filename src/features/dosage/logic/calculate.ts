import { decimal, exact } from "#/kernel/exact.ts";
import { type Answer, type DoseAnswer, type NoDoseAnswer, withoutDose } from "./answer.ts";
import { meet, readBand } from "./band.ts";
import { candidates, whatTellsApart } from "./choose.ts";
import { type Dosed, workOut } from "./dosing.ts";
import { findMedication, readRoute, regimensFor, routesOf, suggestMedications } from "./find.ts";
import { type KidneyEstimate, kidneyFunction } from "./kidney-function.ts";
import { type Product, readPreparation } from "./notation.ts";
import type { Question } from "./patient.ts";
import { doubts } from "./plausible.ts";
import type {
  CalculatedMedication,
  DosingRule,
  MedicationRecord,
  Regimen,
  Route,
} from "./record.ts";
import { otherUses, safetyOf } from "./safety.ts";
import { type Situation, situationOf } from "./situation.ts";
import { checkedText, sourceText } from "./sources.ts";

type Choice = { readonly regimen: Regimen; readonly route: Route };

/** The first regimen, in the record's order, that fits indication and route and reaches the patient's age. */
function choose(medication: CalculatedMedication, situation: Situation): Choice | NoDoseAnswer {
  const { indication, route: askedRoute } = situation.question;
  const head = { medication: medication.name, checked: checkedText(medication) };
  const fitting = regimensFor(medication, indication);
  if (fitting.length === 0) {
    const known = [...new Set(medication.regimens.map((regimen) => regimen.for))].join("; ");
    return withoutDose(
      "not-covered",
      `Not covered: no rule of ${medication.name} for "${indication}". On record: ${known}.`,
      head,
    );
  }
  const route =
    askedRoute === undefined || askedRoute.trim() === "" ? undefined : readRoute(askedRoute);
  const ways = [...new Set(fitting.flatMap(routesOf))];
  if (askedRoute?.trim() && (route === undefined || !ways.includes(route))) {
    return withoutDose(
      "not-covered",
      `Not covered: no rule of ${medication.name} by the route "${askedRoute}"${indication ? ` for "${indication}"` : ""}. On record: ${ways.join(", ")}.`,
      head,
    );
  }
  const routed =
    route === undefined ? fitting : fitting.filter((regimen) => routesOf(regimen).includes(route));
  const regimen = routed.find((each) => candidates(each, situation).length > 0) ?? routed[0];
  const first = regimen && (route ?? routesOf(regimen)[0]);
  if (regimen === undefined || first === undefined)
    return withoutDose("not-covered", "Not covered.", head);
  return { regimen, route: first };
}

function productsOf(
  medication: CalculatedMedication,
  route: Route,
  wanted: string | undefined,
): Product[] {
  const forms = medication.forms?.[route] ?? [];
  const chosen = forms.filter((form) => form === wanted);
  return (chosen.length > 0 ? chosen : forms).map(readPreparation);
}

function patientLines(
  { question }: Situation,
  rule: DosingRule,
  { regimen, route }: Choice,
  name: string,
): string[] {
  const age = rule.age ?? regimen.ages;
  const parts = [age, rule.weight, rule.gestation && `gestation ${rule.gestation}`].filter(Boolean);
  const years =
    question.ageYears === undefined
      ? "age not given"
      : `${decimal(exact(question.ageYears), 3)} years`;
  return [
    `Patient: ${question.patientType}, ${years}, ${decimal(exact(question.weightKg))} kg`,
    `Rule: ${name}, ${regimen.for}, ${route}, ${parts.join(", ")}`,
  ];
}

type Tried = { readonly rule: DosingRule; readonly dosed: Dosed };

function tryRule(
  rule: DosingRule,
  situation: Situation,
  kidney: KidneyEstimate,
  products: readonly Product[],
): Tried {
  if ("never" in rule) return { rule, dosed: { kind: "never", reason: rule.never, lines: [] } };
  return { rule, dosed: workOut(rule, situation, kidney, products) };
}

function keyOf({ dosed }: Tried): string {
  return dosed.kind === "dose" ? `${dosed.dose} ${dosed.frequency} ${dosed.maxDaily}` : dosed.kind;
}

function summary({ rule, dosed }: Tried): string {
  const band = [rule.age, rule.weight, rule.gestation && `gestation ${rule.gestation}`]
    .filter(Boolean)
    .join(", ");
  const what =
    dosed.kind === "dose"
      ? `${dosed.dose} ${dosed.frequency}`
      : dosed.kind === "never"
        ? `do not give (${dosed.reason})`
        : `needs ${dosed.missing.join(" and ")}`;
  return `${band}: ${what}`;
}

/**
 * The dose for a patient, or the reason why there is none. Pure and total: every question has an answer.
 * @param formulary the medications to answer from.
 */
export function calculate(question: Question, formulary: readonly MedicationRecord[]): Answer {
  const medication = findMedication(formulary, question.medication);
  if (medication === undefined) {
    const near = suggestMedications(formulary, question.medication);
    return withoutDose(
      "unknown-medication",
      `No medication "${question.medication}" on record.${near.length > 0 ? ` Near: ${near.join(", ")}.` : ""}`,
    );
  }
  const head = {
    medication: medication.name,
    checked: checkedText(medication),
    source: sourceText(medication.source),
  };
  if ("refused" in medication) {
    return withoutDose("refused", `Not calculated here: ${medication.refused}`, {
      ...head,
      notes: [`Use instead: ${medication.use}`],
    });
  }
  const unlikely = question.confirmed ? [] : doubts(question);
  const [doubt, ...more] = unlikely;
  if (doubt !== undefined) {
    return withoutDose("asked-back", `Please check: ${doubt}`, {
      ...head,
      warnings: more,
      notes: ["Confirm the values if they are right."],
    });
  }
  const situation = situationOf(question);
  const choice = choose(medication, situation);
  return "status" in choice ? choice : answerFor(medication, situation, choice);
}

function answerFor(medication: CalculatedMedication, situation: Situation, choice: Choice): Answer {
  const { question } = situation;
  const { regimen, route } = choice;
  const kidney = kidneyFunction(question, medication.kidney ?? "CrCl");
  const safety = safetyOf(medication, situation, kidney, { route, indication: regimen.for });
  const head = {
    medication: medication.name,
    checked: checkedText(medication),
    route,
    source: sourceText(regimen.source ?? medication.source, regimen.section),
  };
  const open = question.indication?.trim() ? [] : otherUses(medication, regimen);
  const [never, ...others] = safety.never;
  if (never !== undefined) {
    return withoutDose("contraindicated", `Contraindicated: ${never}`, {
      ...head,
      warnings: [...others, ...safety.warnings],
      notes: safety.notes,
    });
  }
  const products = productsOf(medication, route, question.preparation);
  const tried = candidates(regimen, situation).map((rule) =>
    tryRule(rule, situation, kidney, products),
  );
  const [first] = tried;
  if (first === undefined) {
    const reaches = meet(readBand(regimen.ages), situation.age)
      ? "this weight or gestational age"
      : "this age";
    return withoutDose(
      "not-covered",
      `Not covered: no dose of ${medication.name} is on record for ${regimen.for} at ${reaches} (covered: ${regimen.ages}).`,
      { ...head, warnings: safety.warnings, notes: [...open, ...safety.notes] },
    );
  }
  if (new Set(tried.map(keyOf)).size > 1) {
    const needed = whatTellsApart(
      tried.map(({ rule }) => rule),
      situation,
    ).join(" and ");
    return withoutDose("more-needed", `Needed to choose a rule: ${needed}.`, {
      ...head,
      warnings: safety.warnings,
      notes: [...tried.map(summary), ...open, ...safety.notes],
    });
  }
  const { rule, dosed } = first;
  const source = sourceText(
    rule.source ?? regimen.source ?? medication.source,
    rule.section ?? regimen.section,
  );
  const lines = patientLines(situation, rule, choice, medication.name);
  if (dosed.kind === "never") {
    return withoutDose("contraindicated", `Contraindicated: ${dosed.reason}`, {
      ...head,
      source,
      warnings: safety.warnings,
      notes: safety.notes,
      derivation: [...lines, ...dosed.lines],
    });
  }
  if (dosed.kind === "missing") {
    return withoutDose("more-needed", `Needed for this dose: ${dosed.missing.join(" and ")}.`, {
      ...head,
      source,
      warnings: safety.warnings,
      notes: [...dosed.notes, ...safety.notes],
    });
  }
  const ageNote = situation.ageKnown
    ? []
    : [`Age not given: the rule for "${rule.age ?? regimen.ages}" is used from the patient type.`];
  const duration = rule.duration === undefined ? [] : [`Duration: ${rule.duration}.`];
  const answer: DoseAnswer = {
    status: "dose",
    ...head,
    source,
    indication: regimen.for,
    dose: dosed.dose,
    frequency: dosed.frequency,
    maxDaily: dosed.maxDaily,
    low: dosed.range.low,
    high: dosed.range.high,
    cap: dosed.cap,
    dayLimit: dosed.dayLimit,
    perDay: dosed.perDay,
    warnings: [...dosed.warnings, ...safety.warnings],
    notes: [...(rule.say ?? []), ...duration, ...dosed.notes, ...ageNote, ...open, ...safety.notes],
    derivation: [...lines, ...dosed.lines],
  };
  return answer;
}
