import { findingOf } from "../../findings.ts";
import type { Match } from "./matching.ts";
import { sentencesOf, type Unit } from "../tokens/units.ts";

/** How something is, and the complaint or sign it is said of. */
export type Quality = {
  readonly finding: string;
  readonly of: string;
  readonly start: number;
  readonly end: number;
};

export const isQuality = (finding: string): boolean => findingOf(finding)?.kind === "quality";

const HAS_QUALITIES = new Set(["symptom", "sign"]);
/** Words between, up to which one word that tells how ("sharp") belongs to a complaint, and up to which a label of its own does. */
const CLOSE = 6;
const SENTENCE = 12;
const FARTHEST_SENTENCE = 2;

/** Words between a mention and what qualifies it; the one that stands before is nearer. */
function farness(mention: Match, quality: Match, sentence: readonly number[]): number {
  const [first, last] = [quality.at[0] ?? 0, quality.at.at(-1) ?? 0];
  const [from, to] = [mention.at[0] ?? 0, mention.at.at(-1) ?? 0];
  const apart = (sentence[first] ?? 0) - (sentence[to] ?? 0);
  if (apart < 0 || apart > FARTHEST_SENTENCE) return Number.POSITIVE_INFINITY;
  return (to < first ? first - to : Math.max(0, from - last + 1)) + apart * SENTENCE;
}

/** True where its sentence holds nothing but qualities and words without meaning of their own: "Sharp, constant." */
function isLabel(quality: Match, mentions: readonly Match[], sentence: readonly number[]): boolean {
  const own = sentence[quality.at[0] ?? 0];
  return !mentions.some(({ at }) => sentence[at[0] ?? 0] === own);
}

/** The complaint that a quality is said of: the nearest thing spoken of, where that is a complaint or a sign. */
export function hostOf(
  quality: Match,
  mentions: readonly Match[],
  units: readonly Unit[],
): string | undefined {
  const sentence = sentencesOf(units);
  let nearest = Number.POSITIVE_INFINITY;
  let host: string | undefined;
  for (const mention of mentions) {
    if (mention.at.some((index) => quality.at.includes(index))) continue;
    const far = farness(mention, quality, sentence);
    if (far >= nearest) continue;
    nearest = far;
    host = mention.phrase.finding;
  }
  if (host === undefined || !HAS_QUALITIES.has(findingOf(host)?.kind ?? "symptom"))
    return undefined;
  const reach = isLabel(quality, mentions, sentence) ? SENTENCE * (FARTHEST_SENTENCE + 1) : CLOSE;
  return quality.phrase.modifier && nearest > reach ? undefined : host;
}
