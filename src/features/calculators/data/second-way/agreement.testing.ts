import type { Calculator } from "../../calculator.ts";
import type { Given } from "../../logic/read-input.ts";
import { type Worked, workOut } from "../../logic/work-out.ts";
import { chartOf, type Expected, type Patient, type SecondWay } from "./second-way.testing.ts";

export function givenTo(patient: Patient): Readonly<Record<string, Given>> {
  return Object.fromEntries(
    Object.entries(patient).flatMap(([id, value]) => (value === undefined ? [] : [[id, { value }]])),
  );
}

/** Decimals that both ways have to share. */
const CLOSE = 1e-8;

function isSame(one: number | string | undefined, other: number | string | undefined): boolean {
  if (typeof one !== "number" || typeof other !== "number") return one === other;
  return Math.abs(one - other) <= CLOSE * Math.max(1, Math.abs(other));
}

/** Whole words: "Class I" is not the beginning of "Class II". */
const begins = (text: string, beginning: string): boolean =>
  text.startsWith(beginning) && !/^\w/.test(text.slice(beginning.length));

function ofValues(
  worked: Extract<Worked, { state: "value" }>,
  expected: Extract<Expected, { values: unknown }>,
): string | undefined {
  const found = new Map(worked.values.map(({ id, value }) => [id, value]));
  const ids = new Set([...found.keys(), ...Object.keys(expected.values)]);
  const wrong = [...ids].find((id) => !isSame(found.get(id), expected.values[id]));
  return wrong && `${wrong} is ${found.get(wrong)}, by the second way ${expected.values[wrong]}`;
}

/** What differs between the record and its second way for a patient; undefined where nothing does. */
export function differenceOf(
  calculator: Calculator,
  patient: Patient,
  expected: Expected,
): string | undefined {
  const worked = workOut(calculator, givenTo(patient));
  if ("refused" in expected) {
    if (worked.state !== "problem") return `not refused: ${expected.refused}`;
    const [said] = worked.problems;
    return said && begins(said.message, expected.refused) ? undefined : `refused: ${said?.message}`;
  }
  if (worked.state !== "value") return JSON.stringify(worked);
  const values = ofValues(worked, expected);
  if (values !== undefined) return values;
  const { band = "" } = expected;
  if (band === "" ? worked.band !== null : !begins(worked.band ?? "", band)) {
    return `the band is "${worked.band}", by the second way "${band}"`;
  }
  const sometimes = new Set(
    (calculator.notes ?? []).flatMap(({ when, says }) => (when === undefined ? [] : [says])),
  );
  const notes = worked.notes.filter((note) => sometimes.has(note));
  const wanted = expected.notes ?? [];
  const isMet = notes.length === wanted.length && wanted.every((one) => notes.some((note) => begins(note, one)));
  return isMet ? undefined : `notes are ${JSON.stringify(notes)}, by the second way ${wanted.join(", ")}`;
}

export const expectedOf = (way: SecondWay, patient: Patient): Expected => way.expect(chartOf(patient));
