import { nameOf } from "#/features/substances/logic/vocabulary.ts";
import type { CheckedLabel } from "../../rule.ts";

/** "set id ..., version 5": copies of some labels do not tell their version. */
export function documentOf(setId: string, version: number | null): string {
  return version === null ? `set id ${setId}` : `set id ${setId}, version ${version}`;
}

/** A label as it is cited: whose it is, year, set id and version. */
export function citationOf([ingredient, setId, version, year]: CheckedLabel): string {
  const name = `FDA label of ${nameOf(ingredient).toLowerCase()}`;
  return `${year === null ? name : `${name}, ${year}`}: ${documentOf(setId, version)}`;
}
