import { CHANGING } from "../../data/scope-words.ts";
import { endsPart } from "./clauses.ts";
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

const PROVOKES =
  /^(?:provokes?|bring|brings|worsens?|aggravates?|exacerbates?|triggers?|affects?|alters?|changes?|reproduces?|make|causes?|disturbs?|bothers?)$/;

/** "Climbing stairs does not provoke it", "walking makes it no worse": the unit after the verb; nothing where something else is said. */
function endOfInertness(units: readonly Unit[], index: number): number | undefined {
  const next = units[index + 1]?.word ?? "";
  if (units[index]?.word === "not" && PROVOKES.test(next)) return index + 2;
  if (next !== "worse" || !/^(?:no|not|any)$/.test(units[index]?.word ?? "")) return undefined;
  const before = units.slice(Math.max(0, index - BETWEEN), index);
  return before.some(({ word }) => /^ma(?:kes?|de)$/.test(word)) ? index + 2 : undefined;
}

/** What does not provoke a complaint, from and up to (not including): "light does not disturb her" denies that it does. */
export function inertBefore(
  units: readonly Unit[],
  index: number,
): readonly [number, number] | undefined {
  const end = endOfInertness(units, index);
  if (end === undefined) return undefined;
  const from = units
    .slice(0, index)
    .findLastIndex((unit) => endsPart(unit) || unit.kind === "link");
  return units.slice(from + 1, index).some(({ word }) => CHANGING.has(word))
    ? [from + 1, end]
    : undefined;
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
