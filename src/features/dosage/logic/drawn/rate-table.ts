/** The mL/h of an infusion over its doses: by weights where the dose goes by weight, else by the bags on record. */
import { type Exact, compare, decimal, exact, product, toNumber } from "#/kernel/exact.ts";
import type { Answer } from "../answer.ts";
import { chooseRegimen } from "../choosing/choice.ts";
import { candidates } from "../choosing/choose.ts";
import { dosingWeight } from "../patient/dosing-weight.ts";
import type { Question } from "../patient/patient.ts";
import { situationOf } from "../patient/situation.ts";
import { type Bag, readBag, settingOf } from "../record/bag.ts";
import { type DoseSpec, readDose } from "../record/notation.ts";
import type { CalculatedMedication } from "../record/record.ts";
import type { GivenRule } from "../steps/course.ts";

export type RateTable = {
  /** "mcg/kg/min" */
  readonly unit: string;
  /** "4 mg in 250 mL" where the columns are weights. */
  readonly bag: string | undefined;
  readonly columns: readonly { readonly text: string; readonly own: boolean }[];
  readonly rows: readonly { readonly dose: string; readonly rates: readonly (string | null)[] }[];
};

const MOST_ROWS = 10;
const MOST_BAGS = 4;
/** In kg, from the patient's own. */
const NEIGHBORS = [-20, -10, 0, 10, 20];
const CHILD_NEIGHBORS = [-4, -2, 0, 2, 4];
const CHILD_KG = 40;

/** @returns undefined where the answer is no infusion at the rule's own rate, or no bag is known for it. */
export function rateTable(
  question: Question,
  medication: CalculatedMedication,
  answer: Answer,
): RateTable | undefined {
  const rule = infusedRule(question, medication);
  if (rule === undefined || answer.status !== "dose") return undefined;
  const spec = readDose(rule.dose);
  const weight = dosingWeight(question, rule.by);
  if (spec.pace !== "h" && spec.pace !== "min") return undefined;
  if (spec.per === "m2" || "missing" in weight) return undefined;
  const one = exact(1);
  const size = spec.per === "kg" ? weight.value : one;
  // Where organs or maxima have made another dose of it, the rule's own rates are not this patient's.
  if (compare(answer.high.value, product(spec.high, size)) !== 0) return undefined;
  const chosen = question.bag ? [question.bag] : [];
  const bags = [...new Set([...chosen, ...(medication.bags ?? [])])].flatMap(
    (text) => readBag(text) ?? [],
  );
  const [first] = bags;
  if (first === undefined) return undefined;
  const limit = limitOf(rule);
  const doses = dosesOf(spec, topOf(rule, spec));
  const columns =
    spec.per === "kg"
      ? weightsAround(toNumber(weight.value)).map((kilograms) => ({
          text: `${decimal(kilograms)} kg`,
          own: compare(kilograms, weight.value) === 0,
          bag: first,
          size: kilograms,
        }))
      : bags.slice(0, MOST_BAGS).map((bag, at) => ({
          text: bag.text,
          own: at === 0 && chosen.length > 0,
          bag,
          size: one,
        }));
  return {
    unit: `${spec.unit}${spec.per === "kg" ? "/kg" : ""}/${spec.pace}`,
    bag: spec.per === "kg" ? first.text : undefined,
    columns: columns.map(({ text, own }) => ({ text, own })),
    rows: doses.map((dose) => ({
      dose: decimal(dose),
      rates: columns.map(({ bag, size: by }) => rateAt(dose, by, bag, spec, limit)),
    })),
  };
}

function infusedRule(question: Question, medication: CalculatedMedication): GivenRule | undefined {
  const situation = situationOf(question);
  const choice = chooseRegimen(medication, situation);
  if ("status" in choice) return undefined;
  const rules = candidates(choice.regimen, situation).filter(
    (rule): rule is GivenRule => "dose" in rule && "every" in rule && rule.every === "continuous",
  );
  return rules.length === 1 ? rules[0] : undefined;
}

const limitOf = ({ cap }: GivenRule): DoseSpec | undefined =>
  cap === undefined ? undefined : readDose(cap);

/** A rate that is titrated goes up to its limit, where that is counted as the doses are. */
function topOf(rule: GivenRule, spec: DoseSpec): Exact {
  const limit = rule.titrated === undefined ? undefined : limitOf(rule);
  const alike =
    limit?.unit === spec.unit && limit.pace === spec.pace && limit.per === spec.per && limit;
  return alike && compare(alike.high, spec.high) > 0 ? alike.high : spec.high;
}

/** From the lowest dose to the highest, by round steps. */
function dosesOf({ low }: DoseSpec, top: Exact): Exact[] {
  const [from, to] = [toNumber(low), toNumber(top)];
  if (to <= from) return [top];
  const step = roundStep((to - from) / (MOST_ROWS - 1));
  const between = Array.from({ length: MOST_ROWS * 2 }, (_, at) =>
    Number(((Math.floor(from / step + 1e-9) + 1 + at) * step).toPrecision(6)),
  ).filter((dose) => dose < to - 1e-9);
  return [low, ...between.map(exact), top];
}

/** 1, 2, 2.5 or 5 of a power of ten, no smaller than asked for. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= least - 1e-12) ?? 10;
  return Number((factor * power).toPrecision(3));
}

function weightsAround(own: number): Exact[] {
  const steps = own < CHILD_KG ? CHILD_NEIGHBORS : NEIGHBORS;
  return steps
    .map((step) => own + step)
    .filter((weight) => weight > 0)
    .map((kg) => exact(kg.toFixed(2)));
}

/** In tenths of a mL/h, rounded down; null where the dose is over the rule's limit at this size. */
function rateAt(
  dose: Exact,
  size: Exact,
  bag: Bag,
  spec: DoseSpec,
  limit: DoseSpec | undefined,
): string | null {
  const amount = product(dose, size);
  const over =
    limit !== undefined &&
    limit.unit === spec.unit &&
    limit.pace === spec.pace &&
    compare(amount, product(limit.high, limit.per === "kg" ? size : exact(1))) > 0;
  if (over || spec.pace === undefined || spec.pace === "day") return null;
  const rate = settingOf(bag, { value: amount, unit: spec.unit }, spec.pace);
  return rate === undefined ? null : decimal(rate);
}
