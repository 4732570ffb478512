import { decimal, exact } from "#/kernel/exact.ts";
import { ageText } from "./patient/age-text.ts";
import { type Answer, withoutDose } from "./answer.ts";
import { bandText, domainText } from "./record/band-text.ts";
import { meet, readBand } from "./choosing/band.ts";
import { byIndication } from "./choosing/by-indication.ts";
import { type Choice, chooseRegimen } from "./choosing/choice.ts";
import { candidates, whatTellsApart } from "./choosing/choose.ts";
import { findMedication, suggestMedications } from "./choosing/find.ts";
import { kidneyFunction } from "./organs/kidney-function.ts";
import { whyLeftOut } from "./told/left-out.ts";
import type { Question } from "./patient/patient.ts";
import { doubts } from "./patient/plausible.ts";
import type { CalculatedMedication, DosingRule, MedicationRecord } from "./record/record.ts";
import { otherUses, type Safety, safetyOf } from "./steps/safety.ts";
import { type Situation, isAdult, situationOf } from "./patient/situation.ts";
import { leavesOpen } from "./record/indication.ts";
import { inMonograph } from "./told/in-monograph.ts";
import { kidneyRecordOf } from "./record/kidney-record.ts";
import { type Recorded, recordedFor } from "./told/recorded.ts";
import { saidOf } from "./told/said.ts";
import { shelfOf } from "./choosing/shelf.ts";
import { checkedText, sourceText } from "./record/sources.ts";
import { keyOf, summaryOf, tryRule, type Tried } from "./choosing/tried-rule.ts";

function patientLines(
  { question }: Situation,
  rule: DosingRule,
  { regimen, route }: Choice,
  name: string,
): string[] {
  const { patientType, ageYears, weightKg } = question;
  const domain = domainText(rule.age ?? regimen.ages, rule.weight, rule.gestation);
  return [
    `Patient: ${patientType}, ${ageYears === undefined ? "age not given" : ageText(ageYears)}, ${decimal(exact(weightKg))} kg`,
    `Rule: ${name}, ${regimen.for}, ${route}, ${domain}`,
  ];
}

/**
 * The dose for a patient, or the reason why there is none. Pure and total: every question has an answer.
 * @param formulary the medications to answer from.
 */
export function calculate(question: Question, formulary: readonly MedicationRecord[]): Answer {
  const medication = findMedication(
    formulary,
    question.medication,
    question.route,
    question.indication,
  );
  if (medication === undefined) {
    const leftOut = whyLeftOut(question.medication);
    if (leftOut !== undefined) return leftOut;
    const near = suggestMedications(formulary, question.medication);
    const hint = near.length > 0 ? ` Near: ${near.join(", ")}.` : "";
    return withoutDose(
      "unknown-medication",
      `No medication "${question.medication}" on record.${hint}`,
    );
  }
  const head = {
    medication: medication.name,
    checked: checkedText(medication.source, medication.checkedOn),
    source: sourceText(medication.source),
  };
  if ("refused" in medication) {
    return withoutDose("refused", `Not calculated here: ${medication.refused}`, {
      ...head,
      notes: [`Use instead: ${medication.use}`],
    });
  }
  const [doubt, ...more] = question.confirmed ? [] : doubts(question);
  if (doubt !== undefined) {
    return withoutDose("asked-back", `Please check: ${doubt}`, {
      ...head,
      warnings: more,
      notes: ["Confirm the values if they are right."],
    });
  }
  return (
    byIndication(medication, question, (each) => answered(medication, each)) ??
    answered(medication, question)
  );
}

function answered(medication: CalculatedMedication, question: Question): Answer {
  const situation = situationOf(question);
  const choice = chooseRegimen(medication, situation);
  return "status" in choice ? choice : answerFor(medication, situation, choice);
}

function answerFor(medication: CalculatedMedication, situation: Situation, choice: Choice): Answer {
  const { question } = situation;
  const { regimen, route } = choice;
  const kidney = kidneyFunction(question, medication);
  const safety = safetyOf(medication, situation, kidney, { route, indication: regimen.for });
  const source = regimen.source ?? medication.source;
  const rules = candidates(regimen, situation);
  const recorded = recordedFor({ medication, regimen, rules, situation, kidney });
  const head = {
    medication: medication.name,
    checked: checkedText(source, medication.checkedOn),
    route,
    source: sourceText(source, regimen.section),
    recorded,
  };
  const [never, ...others] = safety.never;
  if (never !== undefined) {
    const warnings = [...others.map((say) => `Contraindicated: ${say}`), ...safety.warnings];
    return withoutDose("contraindicated", `Contraindicated: ${never}`, {
      ...head,
      warnings,
      notes: safety.notes,
    });
  }
  const open = leavesOpen(question.indication, regimen.for) ? otherUses(medication, regimen) : [];
  const shelf = shelfOf(medication, route, question.preparation);
  const notes = [...open, ...shelf.notes, ...safety.notes];
  const warnings = [...shelf.warnings, ...safety.warnings];
  const record = kidneyRecordOf(
    medication,
    regimen,
    isAdult(situation),
    inMonograph(medication, "kidneys"),
  );
  const tried = rules.map((rule) => tryRule(rule, situation, kidney, shelf, record));
  const [first] = tried;
  if (first === undefined) {
    const reached = meet(readBand(regimen.ages), situation.age);
    const what = reached ? "this weight or gestational age" : "this age";
    return withoutDose(
      "not-covered",
      `Not covered: no dose of ${medication.name} is on record for ${regimen.for} at ${what} (covered: ${bandText(regimen.ages)}).`,
      { ...head, warnings, notes },
    );
  }
  if (new Set(tried.map(keyOf)).size > 1) {
    const needed = whatTellsApart(
      tried.map(({ rule }) => rule),
      situation,
    ).join(" and ");
    return withoutDose("more-needed", `Needed to choose a rule: ${needed}.`, {
      ...head,
      warnings,
      notes: [...tried.map(summaryOf), ...notes],
    });
  }
  return finish(first, medication, situation, choice, { ...safety, warnings, notes }, recorded);
}

/** Puts one rule's result into words. */
function finish(
  { rule, dosed }: Tried,
  medication: CalculatedMedication,
  situation: Situation,
  choice: Choice,
  safety: Safety,
  recorded: readonly Recorded[],
): Answer {
  const { regimen, route } = choice;
  const source = rule.source ?? regimen.source ?? medication.source;
  const head = {
    medication: medication.name,
    checked: checkedText(source, medication.checkedOn),
    route,
    source: sourceText(source, rule.section ?? regimen.section),
    recorded,
  };
  const lines = patientLines(situation, rule, choice, medication.name);
  if (dosed.kind === "never") {
    return withoutDose("contraindicated", `Contraindicated: ${dosed.reason}`, {
      ...head,
      warnings: safety.warnings,
      notes: safety.notes,
      derivation: [...lines, ...dosed.lines],
    });
  }
  if (dosed.kind === "missing") {
    return withoutDose("more-needed", `Needed for this dose: ${dosed.missing.join(" and ")}.`, {
      ...head,
      warnings: safety.warnings,
      notes: [...dosed.notes, ...safety.notes],
    });
  }
  if (dosed.kind === "unrecorded") {
    return withoutDose("not-covered", dosed.reason, {
      ...head,
      warnings: safety.warnings,
      notes: safety.notes,
      derivation: [...lines, ...dosed.lines],
    });
  }
  const age = situation.ageKnown
    ? []
    : [
        `Age not given: the rule for ${bandText(rule.age ?? regimen.ages)} is used from the patient type.`,
      ];
  const said = saidOf(rule, dosed, situation, safety, age);
  return {
    status: "dose",
    ...head,
    indication: regimen.for,
    dose: dosed.dose,
    frequency: dosed.frequency,
    maxDaily: dosed.maxDaily,
    low: dosed.range.low,
    high: dosed.range.high,
    cap: dosed.cap,
    dayLimit: dosed.dayLimit,
    perDay: dosed.perDay,
    everyHours: dosed.everyHours,
    ...said,
    derivation: [...lines, ...dosed.lines],
  };
}
