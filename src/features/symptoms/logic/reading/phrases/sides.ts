import type { Phrase } from "./phrase.ts";
import type { Unit } from "../tokens/units.ts";

/** What is heard or seen in one place, and is something else on both sides. */
const IN_ONE_PLACE = new Set(["crackles-focal"]);

const LEFT = /^(?:left|l)$/;
const RIGHT = /^(?:right|r)$/;
const BOTH = /^(?:both|bilateral|bilaterally)$/;

/**
 * "The right leg is weak" and "the right arm and leg" tell of one and not of both, "left and right legs" of both and not
 * of one, and crackles "at both bases" are in more than one place.
 * @param at the units that the phrase covers, in ascending order.
 */
export function isOfOtherSide(
  { finding, sense }: Phrase,
  at: readonly number[],
  units: readonly Unit[],
): boolean {
  if (sense !== undefined) return false;
  const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0];
  const tells = (side: RegExp, from: number, to = last): boolean =>
    units.slice(Math.max(0, from), to + 1).some(({ word }) => side.test(word));
  const before = first - 1;
  if (IN_ONE_PLACE.has(finding) && tells(BOTH, before, last + 1)) return true;
  if (finding.endsWith("-unilateral")) return tells(LEFT, before) && tells(RIGHT, before);
  if (!/-(?:both|bilateral)$/.test(finding)) return false;
  const from = units[before]?.kind === "link" ? first - 3 : before;
  const ofOne = tells(LEFT, from) !== tells(RIGHT, from) && !tells(/^both$/, from);
  // "The left ankle and legs" are more than one.
  const areSeveral = at.some((index) => /[^s]s$/.test(units[index]?.word ?? ""));
  const isJoined = units.slice(Math.max(0, from), last).some(({ kind }) => kind === "link");
  return ofOne && !(isJoined && areSeveral);
}
