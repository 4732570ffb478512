import { fold } from "#/kernel/text.ts";
import type { Answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { findMedication, routesOf } from "./find.ts";
import { FORMULARY } from "./formulary.ts";
import type { Question } from "./patient.ts";
import type { MedicationRecord } from "./record.ts";

export type MedicationName = { readonly id: string; readonly name: string; readonly also: string };

export type MedicationChoices = {
  readonly indications: readonly string[];
  readonly routes: readonly string[];
  readonly preparations: readonly string[];
};

export type Calculator = {
  readonly count: number;
  suggest(text: string): readonly MedicationName[];
  /** What can be chosen for a medication; undefined when it is not on record. */
  choicesFor(medication: string, indication: string, route: string): MedicationChoices | undefined;
  calculate(question: Question): Answer;
};

const MOST_SUGGESTIONS = 8;

function rank(record: MedicationRecord, key: string): number {
  const name = fold(record.name);
  if (name.startsWith(key)) return 0;
  if (record.brands?.some((brand) => fold(brand).startsWith(key))) return 1;
  return name.includes(key) ? 2 : 3;
}

function suggest(text: string): MedicationName[] {
  const key = fold(text).trim();
  if (key === "") return [];
  return FORMULARY.map((record) => ({ record, place: rank(record, key) }))
    .filter(({ place }) => place < 3)
    .toSorted((a, b) => a.place - b.place)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ record: { id, name, brands = [] } }) => ({ id, name, also: brands.join(", ") }));
}

function choicesFor(
  asked: string,
  indication: string,
  route: string,
): MedicationChoices | undefined {
  const record = findMedication(FORMULARY, asked);
  if (record === undefined) return undefined;
  if (!("regimens" in record)) return { indications: [], routes: [], preparations: [] };
  const { regimens, forms = {} } = record;
  const fitting = regimens.filter((regimen) => indication === "" || regimen.for === indication);
  const routes = [...new Set(fitting.flatMap(routesOf))];
  const chosen = routes.filter((each) => route === "" || each === route);
  return {
    indications: [...new Set(regimens.map((regimen) => regimen.for))],
    routes,
    preparations: [...new Set(chosen.flatMap((each) => forms[each] ?? []))],
  };
}

/** The whole calculator over the whole formulary, as the page loads it. */
export function createCalculator(): Calculator {
  return {
    count: FORMULARY.length,
    suggest,
    choicesFor,
    calculate: (question) => calculate(question, FORMULARY),
  };
}
