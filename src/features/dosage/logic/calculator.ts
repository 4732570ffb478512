import { fold } from "#/kernel/text.ts";
import type { Answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { findMedication, routesOf } from "./choosing/find.ts";
import { FORMULARY, unpackFormulary } from "./choosing/formulary.ts";
import { prepareNames } from "./choosing/name-index.ts";
import { dayOfDoses, type DayOfDoses } from "./drawn/day-of.ts";
import { type KidneySteps, kidneySteps } from "./drawn/kidney-steps.ts";
import { type RateTable, rateTable } from "./drawn/rate-table.ts";
import type { Question } from "./patient/patient.ts";
import type { MedicationRecord, Regimen } from "./record/record.ts";

export type MedicationName = { readonly id: string; readonly name: string; readonly also: string };

export type MedicationChoices = {
  readonly indications: readonly string[];
  readonly routes: readonly string[];
  readonly preparations: readonly string[];
  /** What an infusion runs from, in the strengths on record; undefined where none of the uses is one. */
  readonly bags: readonly string[] | undefined;
};

export type Calculator = {
  readonly count: number;
  suggest(text: string): readonly MedicationName[];
  /** What can be chosen for a medication; undefined when it is not on record. */
  choicesFor(medication: string, indication: string, route: string): MedicationChoices | undefined;
  calculate(question: Question): Answer;
  /** What can be drawn of an answer. */
  drawn(question: Question, answer: Answer): Drawn;
  /** The record of a medication, by any of its names. */
  idOf(medication: string): string | undefined;
};

export type Drawn = {
  readonly kidneys: KidneySteps | undefined;
  readonly rates: RateTable | undefined;
  readonly day: DayOfDoses | undefined;
};

const NOTHING_DRAWN: Drawn = { kidneys: undefined, rates: undefined, day: undefined };

const MOST_SUGGESTIONS = 8;

type Named = MedicationName & { readonly key: string; readonly brands: readonly string[] };

function namesOf(formulary: readonly MedicationRecord[]): Named[] {
  return formulary.map((record) => {
    const { id, name, brands = [] } = record;
    const tallMan = "regimens" in record && record.tallMan ? [record.tallMan] : [];
    return {
      id,
      name,
      also: [...tallMan, ...brands].join(", "),
      key: fold(name),
      brands: brands.map(fold),
    };
  });
}

function rank({ key: name, brands }: Named, key: string): number {
  if (name.startsWith(key)) return 0;
  if (brands.some((brand) => brand.startsWith(key))) return 1;
  // "amoxi" is no part of tamoxifen that anybody means.
  return name.includes(` ${key}`) ? 2 : 3;
}

function suggest(names: readonly Named[], text: string): MedicationName[] {
  const key = fold(text).trim();
  if (key === "") return [];
  return names
    .map((named) => ({ named, place: rank(named, key) }))
    .filter(({ place }) => place < 3)
    .toSorted((a, b) => a.place - b.place)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ named: { id, name, also } }) => ({ id, name, also }));
}

const isInfused = ({ rules }: Regimen): boolean =>
  rules.some((rule) => "every" in rule && rule.every === "continuous");

function choicesFor(
  asked: string,
  indication: string,
  route: string,
): MedicationChoices | undefined {
  // Without a name nothing is looked up: the first look-up completes the index of names in one go.
  const record = asked.trim() === "" ? undefined : findMedication(FORMULARY, asked);
  if (record === undefined) return undefined;
  if (!("regimens" in record))
    return { indications: [], routes: [], preparations: [], bags: undefined };
  const { regimens, forms = {}, bags = [] } = record;
  const fitting = regimens.filter((regimen) => indication === "" || regimen.for === indication);
  const routes = [...new Set(fitting.flatMap(routesOf))];
  const chosen = routes.filter((each) => route === "" || each === route);
  return {
    indications: [...new Set(regimens.map((regimen) => regimen.for))],
    routes,
    preparations: [...new Set(chosen.flatMap((each) => forms[each] ?? []))],
    bags: fitting.some(isInfused) ? bags : undefined,
  };
}

function drawn(question: Question, answer: Answer): Drawn {
  const record = findMedication(
    FORMULARY,
    question.medication,
    question.route,
    question.indication,
  );
  if (record === undefined || !("regimens" in record)) return NOTHING_DRAWN;
  return {
    kidneys: kidneySteps(question, record, (each) => calculate(each, FORMULARY)),
    rates: rateTable(question, record, answer),
    day: answer.status === "dose" ? dayOfDoses(answer) : undefined,
  };
}

/**
 * The whole calculator over the whole formulary, as the page loads it.
 * @param breath ends a task, so that a letter can be typed between two: there is a breath after each portion of work.
 */
export async function openCalculator(breath: () => Promise<void>): Promise<Calculator> {
  await unpackFormulary(breath);
  void prepareNames(FORMULARY, breath);
  const names = namesOf(FORMULARY);
  return {
    count: FORMULARY.length,
    suggest: (text) => suggest(names, text),
    choicesFor,
    calculate: (question) => calculate(question, FORMULARY),
    drawn,
    idOf: (medication) => findMedication(FORMULARY, medication)?.id,
  };
}
