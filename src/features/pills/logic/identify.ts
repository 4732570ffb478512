import { wordsOf } from "#/kernel/text.ts";
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
import { heaviest } from "./heaviest.ts";
import { readImprint } from "./imprint.ts";
import { imprintJudge, type ImprintMatch, type Judged } from "./imprint-match.ts";
import type { Pill, PillIndex } from "./pill-index.ts";
import { type Feature, FEATURES, type Sighting } from "../pill-options.contract.ts";

export type Candidate = {
  readonly pill: Pill;
  /** Its share among all pills of the collection, given what was seen. Not a probability about a patient. */
  readonly likelihood: number;
  readonly matchedOn: readonly Feature[];
  readonly imprintMatch: ImprintMatch | undefined;
  /** Looks like the first but is another ingredient. */
  readonly lookAlike: boolean;
};

export type Identification = {
  /** Best first, at most 500. */
  readonly candidates: readonly Candidate[];
  /** All that are not a hundred times less likely than the first. */
  readonly total: number;
  /** Without an imprint no pill is known for certain. */
  readonly certaintyPossible: boolean;
};

const WORTH_SHOWING = 0.01;
const MOST = 500;

/** Weighs every pill of the collection by what was seen. Pure and total. */
export function identifyPill(index: PillIndex, seen: Sighting): Identification {
  const imprint = readImprint(seen.imprint ?? "");
  const hasImprint = imprint.joined !== "";
  const judged = hasImprint ? index.imprints.map(imprintJudge(imprint, index.rarity)) : [];
  const weights = weigh(index, seen, judged);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const { best, total } = heaviest(weights, WORTH_SHOWING, MOST);
  const candidates = best.flatMap((at): Candidate[] => {
    const pill = index.pills[at];
    if (pill === undefined) return [];
    const match = judged[index.imprintOf[at] ?? 0];
    return [
      {
        pill,
        likelihood: (weights[at] ?? 0) / sum,
        matchedOn: matchedOn(pill, seen, match),
        imprintMatch: match?.match,
        lookAlike: false,
      },
    ];
  });
  return { candidates: markLookAlikes(candidates), total, certaintyPossible: hasImprint };
}

function weigh(index: PillIndex, seen: Sighting, judged: readonly Judged[]): Float64Array {
  const { shape, color, size, score } = seen;
  const byImprint = Float64Array.from(judged, ({ likelihood }) => likelihood);
  const byShape = table(
    index.values.shapes,
    shape ? (n) => shapeLikelihood(shape, shapeOfNumber(n)) : undefined,
  );
  const byColor = table(
    index.values.colors,
    color ? (n) => colorLikelihood(color, colorsOfMask(n)) : undefined,
  );
  const bySize = table(
    index.values.sizes,
    size ? (n) => sizeLikelihood(size, n || undefined) : undefined,
  );
  const byScore = table(
    index.values.pieces,
    score ? (n) => scoreLikelihood(score, n || undefined) : undefined,
  );
  const weights = new Float64Array(index.pills.length);
  for (let at = 0; at < weights.length; at += 1) {
    weights[at] =
      (byImprint[index.imprintOf[at] ?? 0] ?? 1) *
      (byShape[index.shapes[at] ?? 0] ?? 1) *
      (byColor[index.colors[at] ?? 0] ?? 1) *
      (bySize[index.sizes[at] ?? 0] ?? 1) *
      (byScore[index.pieces[at] ?? 0] ?? 1);
  }
  return weights;
}

/** The likelihood by value, for each value that occurs; 1 for all where the feature was not seen. */
function table(values: readonly number[], likelihood?: (value: number) => number): Float64Array {
  const found = new Float64Array(Math.max(0, ...values) + 1).fill(1);
  if (likelihood !== undefined) for (const value of values) found[value] = likelihood(value);
  return found;
}

/** A feature counts as matched where it is what people mostly call it. */
function matchedOn(pill: Pill, seen: Sighting, imprint: Judged | undefined): Feature[] {
  const { shape, color, size, score } = seen;
  const colors = colorsOfMask(colorMask(pill.colors));
  const listedShape = shapeOfNumber(shapeNumber(pill.shape));
  const matched: Record<Feature, boolean> = {
    imprint: imprint !== undefined && imprint.match !== "none",
    shape: shape !== undefined && shapeLikelihood(shape, listedShape) >= 0.25,
    color: color !== undefined && colors.length > 0 && colorLikelihood(color, colors) >= 0.15,
    size: size !== undefined && pill.sizeMm !== null && sizeLikelihood(size, pill.sizeMm) >= 0.5,
    score:
      score !== undefined && pill.pieces !== null && scoreLikelihood(score, pill.pieces) >= 0.5,
  };
  return FEATURES.filter((feature) => matched[feature]);
}

/** Same shape, same colours, and another ingredient than the first: easily taken for it. */
function markLookAlikes(candidates: readonly Candidate[]): Candidate[] {
  const [first] = candidates;
  if (first === undefined) return [];
  const mask = colorMask(first.pill.colors);
  return candidates.map((candidate) => ({
    ...candidate,
    lookAlike:
      candidate.imprintMatch !== "none" &&
      candidate.pill.shape === first.pill.shape &&
      colorMask(candidate.pill.colors) === mask &&
      otherIngredient(candidate.pill, first.pill),
  }));
}

function otherIngredient(a: Pill, b: Pill): boolean {
  const [one, two] = [wordsOf(a.genericName), wordsOf(b.genericName)];
  return one[0] !== two[0];
}
