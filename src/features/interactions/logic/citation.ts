import { nameOf } from "#/features/substances/logic/vocabulary.ts";
import type { CheckedLabel } from "../rule.ts";

/** A label as it is cited: whose it is, set id, version and year. */
export function citationOf([ingredient, setId, version, year]: CheckedLabel): string {
  return `FDA label of ${nameOf(ingredient).toLowerCase()}, ${year}: set id ${setId}, version ${version}`;
}
