import { CHANGING } from "#knowledge/symptoms/scope-words.js";
import { endsPart } from "./clauses.ts";
import { endOfDenial } from "./denial-ends.ts";
import type { Unit } from "../tokens/units.ts";

const STEADY = /^(?:unaffected|unchanged|unaltered|uninfluenced|independent)$/;
const CHANGE =
  /^(?:changes?|changed|variation|vary|varies|varied|differs?|different|altered|affected|influenced|difference)$/;
const BY = /^(?:with|by|on|of|from|when|during)$/;
const BETWEEN = 3;
const LONGEST_NAME = 6;

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

/** "No change in the cough with respiration": where what would change it begins. */
function changedBy(units: readonly Unit[], steady: number): number | undefined {
  if (units[steady + 1]?.word !== "in") return undefined;
  const after = units.slice(steady + 2, steady + 2 + LONGEST_NAME);
  const end = after.findIndex(endsPart);
  const by = after
    .slice(0, end === -1 ? after.length : end)
    .findIndex(({ word }) => /^(?:with|by|on|when|during|after)$/.test(word));
  return by === -1 ? undefined : steady + 2 + by;
}

/** "The pain does not change with breathing or position", "unaffected by meals": from and up to (not including) what does not change it. */
export function unalteredBy(
  units: readonly Unit[],
  index: number,
): readonly [number, number] | undefined {
  const steady = steadyAt(units, index);
  if (steady === undefined) return undefined;
  const by = BY.test(units[steady + 1]?.word ?? "") ? steady + 1 : changedBy(units, steady);
  if (by === undefined) return undefined;
  const from = by + 1;
  const what = units.slice(from, from + BETWEEN);
  if (!what.some(({ word }) => CHANGING.has(word))) return undefined;
  return [from, endOfDenial(units, from - 1)];
}
