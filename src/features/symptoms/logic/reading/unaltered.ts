import { CHANGING } from "../../data/scope-words.ts";
import { endOfDenial } from "./denial-ends.ts";
import type { Unit } from "./units.ts";

const STEADY = /^(?:unaffected|unchanged|unaltered|uninfluenced|independent)$/;
const CHANGE =
  /^(?:changes?|changed|vary|varies|varied|differs?|different|altered|affected|influenced|difference)$/;
const BY = /^(?:with|by|on|of|from|when|during)$/;
const BETWEEN = 3;

/** "Not changed", "no different", "never varies", "unaffected": the unit of the last of these words. */
function steadyAt(units: readonly Unit[], index: number): number | undefined {
  const word = units[index]?.word ?? "";
  if (STEADY.test(word)) return index;
  if (!/^(?:no|not|never)$/.test(word)) return undefined;
  const within = units.slice(index + 1, index + 1 + BETWEEN);
  const change = within.findIndex(({ word: next }) => CHANGE.test(next));
  return change === -1 ? undefined : index + 1 + change;
}

/** "The pain does not change with breathing or position", "unaffected by meals": from and up to (not including) what does not change it. */
export function unalteredBy(
  units: readonly Unit[],
  index: number,
): readonly [number, number] | undefined {
  const steady = steadyAt(units, index);
  if (steady === undefined || !BY.test(units[steady + 1]?.word ?? "")) return undefined;
  const from = steady + 2;
  const what = units.slice(from, from + BETWEEN);
  if (!what.some(({ word }) => CHANGING.has(word))) return undefined;
  return [from, endOfDenial(units, from - 1)];
}
