import { ancestorsOf, descendantsOf } from "../../logic/findings.ts";
import { MODELS } from "../../logic/model.ts";
import { otherNamesOf } from "../../logic/packed/other-names.ts";
import type { Patient } from "../../logic/patient.ts";
import { read } from "../../logic/reading/read.ts";
import { foldInPlace, unitsOf } from "../../logic/reading/tokens/units.ts";

/** A name by the keys of its words, in no order: "fracture of the wrist" is "wrist fracture". */
const keysOf = (name: string): string =>
  unitsOf(foldInPlace(name))
    .filter(({ kind }) => kind === "word" || kind === "number")
    .map(({ key }) => key)
    .toSorted()
    .join(" ");

const byName = new Map<string, string[]>();
for (const { condition } of MODELS) {
  for (const name of [condition.name, ...otherNamesOf(condition.id)]) {
    const keys = keysOf(name);
    const ids = byName.get(keys) ?? [];
    if (!ids.includes(condition.id)) byName.set(keys, [...ids, condition.id]);
  }
}

/** The conditions that go by this name. */
export const conditionsNamed = (name: string): readonly string[] => byName.get(keysOf(name)) ?? [];

/** The findings that a plain name means: what is read of it where it stands alone. */
export function findingsNamed(name: string, patient: Patient): ReadonlySet<string> {
  const { recognized } = read(name, patient);
  const stated = recognized.filter(({ negated }) => !negated);
  return new Set((stated.length > 0 ? stated : recognized).map(({ finding }) => finding));
}

/** The same, or one a kind of the other. */
export const isKin = (one: string, other: string): boolean =>
  one === other || ancestorsOf(one).includes(other) || descendantsOf(one).includes(other);
