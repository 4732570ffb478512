import { MEDICATIONS } from "#knowledge/dosing.js";
import { packedMonographs } from "../packed-monographs.ts";
import { dosingGaps } from "./dosing.ts";
import type { GapFinder } from "./gap.ts";
import { monographGaps } from "./monographs.ts";

/** One for each feature whose records labels could add to. */
export const gapFinders = (root: string): readonly GapFinder[] => [
  dosingGaps(MEDICATIONS),
  monographGaps(packedMonographs(root)),
];
