import {
  colorLikelihood,
  colorMask,
  colorsOfMask,
  scoreLikelihood,
  shapeLikelihood,
  shapeNumber,
  shapeOfNumber,
  sizeLikelihood,
} from "./appearance.ts";
import type { Candidate } from "./identify.ts";
import { readImprint } from "./imprint.ts";
import type { Pill } from "./pill-index.ts";
import { COLORS, type Feature, SCORES, type Sighting, SHAPES, SIZES } from "../pills.terms.ts";

const CONSIDERED = 100;
/** Bits below which an answer would not be worth the asking. */
const WORTH_ASKING = 0.2;

/**
 * The one further feature whose answer would separate the remaining candidates best: the one that is expected to
 * tell most about which of them it is. Nothing where nothing would help.
 */
export function nextQuestion(
  candidates: readonly Candidate[],
  seen: Sighting,
): Feature | undefined {
  const left = candidates.slice(0, CONSIDERED);
  const total = left.reduce((sum, { likelihood }) => sum + likelihood, 0);
  if (left.length < 2 || total === 0) return undefined;
  const shares = left.map(({ pill, likelihood }) => ({ pill, share: likelihood / total }));
  const gains: [Feature, number][] = [
    ["imprint", imprintGain(shares, seen.imprint)],
    [
      "shape",
      seen.shape
        ? 0
        : gain(shares, SHAPES, ({ shape }, answer) =>
            shapeLikelihood(answer, shapeOfNumber(shapeNumber(shape))),
          ),
    ],
    [
      "color",
      seen.color
        ? 0
        : gain(shares, COLORS, ({ colors }, answer) =>
            colorLikelihood(answer, colorsOfMask(colorMask(colors))),
          ),
    ],
    [
      "size",
      seen.size
        ? 0
        : gain(shares, SIZES, ({ sizeMm }, answer) => sizeLikelihood(answer, sizeMm ?? undefined)),
    ],
    [
      "score",
      seen.score
        ? 0
        : gain(shares, SCORES, ({ pieces }, answer) =>
            scoreLikelihood(answer, pieces ?? undefined),
          ),
    ],
  ];
  const [best] = gains.toSorted((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] >= WORTH_ASKING ? best[0] : undefined;
}

type Share = { readonly pill: Pill; readonly share: number };

/** Expected information in bits: how unsure the answer is, less how unsure it would be if the pill were known. */
function gain<Answer>(
  shares: readonly Share[],
  answers: readonly Answer[],
  likelihood: (pill: Pill, answer: Answer) => number,
): number {
  const marginal = answers.map(() => 0);
  let known = 0;
  for (const { pill, share } of shares) {
    const raw = answers.map((answer) => likelihood(pill, answer));
    const sum = raw.reduce((total, value) => total + value, 0) || 1;
    for (const [at, value] of raw.entries())
      marginal[at] = (marginal[at] ?? 0) + (share * value) / sum;
    known += share * entropy(raw.map((value) => value / sum));
  }
  return entropy(marginal) - known;
}

/** An imprint, or the side of it that was not given, is read almost without error: its spread is the gain. */
function imprintGain(shares: readonly Share[], given: string | undefined): number {
  const seen = new Set(readImprint(given ?? "").parts);
  const byRest = new Map<string, number>();
  for (const { pill, share } of shares) {
    const rest = readImprint(pill.imprint)
      .parts.filter((part) => !seen.has(part))
      .join(" ");
    byRest.set(rest, (byRest.get(rest) ?? 0) + share);
  }
  return entropy([...byRest.values()]);
}

function entropy(shares: readonly number[]): number {
  return shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log2(share) : sum), 0);
}
