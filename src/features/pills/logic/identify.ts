import {
  colorLikelihood,
  colorsOfMask,
  scoreLikelihood,
  shapeLikelihood,
  shapeOfNumber,
  sizeLikelihood,
} from "./appearance.ts";
import { heaviest } from "./heaviest.ts";
import { type Imprint, readImprint } from "./imprint.ts";
import { answersTo } from "./imprint-index.ts";
import { type ImprintMatch, type Judged, NONE } from "./imprint-match.ts";
import type { Pill, PillIndex } from "./pill-index.ts";
import { type Feature, FEATURES, namesImprint, type Sighting } from "../pills.terms.ts";

export type Candidate = {
  /** Of the listings of one pill, the one that answers best. */
  readonly pill: Pill;
  /** The other listings of it: the same drug, strength and imprint. */
  readonly others: readonly Pill[];
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
  /** All pills that are not a hundred times less likely than the first. */
  readonly total: number;
  /** Some pill bears the imprint as it was read; else none is known for certain. */
  readonly certaintyPossible: boolean;
};

const WORTH_SHOWING = 0.01;
const MOST = 500;

/** Weighs every pill of the collection by what was seen. Pure and total. */
export function identifyPill(index: PillIndex, seen: Sighting): Identification {
  const judged = judgeImprints(index, seen.imprint);
  if (judged && !hasLooks(seen) && !answersAtAll(judged)) return NOTHING;
  const tables = tablesFor(index, seen);
  const weightOf = weigh(index, tables, judged);
  const weights = weighGroups(index, weightOf);
  if (judged) putExactFirst(index, judged, weights, readImprint(seen.imprint ?? ""));
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) sum += weights[at] ?? 0;
  const { best, total } = heaviest(weights, WORTH_SHOWING, MOST);
  const bestOf = best.map((group) => bestListing(index.groups[group] ?? [], weightOf));
  const [first = 0] = bestOf;
  const candidates = best.flatMap((group, place): Candidate[] => {
    const at = bestOf[place] ?? 0;
    const pill = index.pills[at];
    if (pill === undefined) return [];
    const imprintMatch = judged && (judged.get(index.imprintOf[at] ?? 0) ?? NONE).match;
    return [
      {
        pill,
        others: (index.groups[group] ?? []).flatMap((other) =>
          other === at ? [] : (index.pills[other] ?? []),
        ),
        likelihood: (weights[group] ?? 0) / sum,
        matchedOn: matchedOn(index, tables, at, imprintMatch),
        imprintMatch,
        lookAlike: imprintMatch !== "none" && looksLikeAnother(index, at, first),
      },
    ];
  });
  const certaintyPossible = candidates.some(({ imprintMatch }) => AS_READ.has(imprintMatch));
  return { candidates, total, certaintyPossible };
}

const AS_READ: ReadonlySet<ImprintMatch | undefined> = new Set(["exact", "one side"]);

const NOTHING: Identification = { candidates: [], total: 0, certaintyPossible: false };

const hasLooks = ({ shape, color, size, score }: Sighting): boolean =>
  (shape ?? color ?? size ?? score) !== undefined;

const answersAtAll = (judged: ReadonlyMap<number, Judged>): boolean =>
  [...judged.values()].some(({ match }) => match !== "none");

/** One side of this many characters that answers as it was read may be all there was to see. */
const ENOUGH_TO_READ = 4;

/**
 * Looks are often told wrongly, characters seldom: where a pill bears just this imprint, none that bears another comes before
 * it. Only a short text may be one side of a longer imprint, and then looks decide.
 */
function putExactFirst(
  { groups, imprintOf }: PillIndex,
  judged: ReadonlyMap<number, Judged>,
  weights: Float64Array,
  { joined }: Imprint,
): void {
  const matchOf = groups.map(
    ([at = 0]) => (judged.get(imprintOf[at] ?? 0) ?? NONE).match satisfies ImprintMatch,
  );
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const [group, match] of matchOf.entries()) {
    const weight = weights[group] ?? 0;
    if (match === "exact") least = Math.min(least, weight);
    else if (match !== "one side" || joined.length >= ENOUGH_TO_READ) most = Math.max(most, weight);
  }
  if (!Number.isFinite(least) || least > most) return;
  const raise = (most / least) * 1.01;
  for (const [group, match] of matchOf.entries()) {
    if (match === "exact") weights[group] = (weights[group] ?? 0) * raise;
  }
}

/** How the imprints answer, by their number; whatever is not in it does not. Nothing where none was read. */
function judgeImprints(
  index: PillIndex,
  text: string | undefined,
): Map<number, Judged> | undefined {
  const imprint = readImprint(text ?? "");
  if (imprint.joined === "" || !namesImprint(text)) return undefined;
  return answersTo(index.imprints, imprint, index.rarity);
}

/** The likelihood of what was seen by the value of each feature; 1 for all where it was not looked at. */
type Tables = Readonly<Record<Exclude<Feature, "imprint">, Float64Array | undefined>>;

function tablesFor({ values }: PillIndex, { shape, color, size, score }: Sighting): Tables {
  return {
    shape: shape && table(values.shapes, (n) => shapeLikelihood(shape, shapeOfNumber(n))),
    color: color && table(values.colors, (n) => colorLikelihood(color, colorsOfMask(n))),
    size: size && table(values.sizes, (n) => sizeLikelihood(size, n || undefined)),
    score: score && table(values.pieces, (n) => scoreLikelihood(score, n || undefined)),
  };
}

function table(values: readonly number[], likelihood: (value: number) => number): Float64Array {
  const found = new Float64Array(Math.max(0, ...values) + 1);
  for (const value of values) found[value] = likelihood(value);
  return found;
}

function weigh(
  index: PillIndex,
  { shape, color, size, score }: Tables,
  judged: ReadonlyMap<number, Judged> | undefined,
): Float64Array {
  const byImprint = new Float64Array(index.imprints.imprints.length).fill(
    judged === undefined ? 1 : NONE.likelihood,
  );
  for (const [number, { likelihood }] of judged ?? []) byImprint[number] = likelihood;
  const weights = new Float64Array(index.pills.length);
  for (let at = 0; at < weights.length; at += 1) {
    weights[at] =
      (byImprint[index.imprintOf[at] ?? 0] ?? 1) *
      (shape?.[index.shapes[at] ?? 0] ?? 1) *
      (color?.[index.colors[at] ?? 0] ?? 1) *
      (size?.[index.sizes[at] ?? 0] ?? 1) *
      (score?.[index.pieces[at] ?? 0] ?? 1);
  }
  return weights;
}

/** The weight of each pill: that of the listing which answers best, and more where it is met oftener. */
function weighGroups(
  { groups, groupOf, met }: PillIndex,
  weights: Float64Array,
): Float64Array<ArrayBuffer> {
  const best = new Float64Array(groups.length);
  for (let at = 0; at < weights.length; at += 1) {
    const group = groupOf[at] ?? 0;
    const weight = weights[at] ?? 0;
    if (weight > (best[group] ?? 0)) best[group] = weight;
  }
  for (let group = 0; group < best.length; group += 1)
    best[group] = (best[group] ?? 0) * (met[group] ?? 1);
  return best;
}

function bestListing(listings: readonly number[], weights: Float64Array): number {
  return listings.reduce(
    (best, at) => ((weights[at] ?? 0) > (weights[best] ?? 0) ? at : best),
    listings[0] ?? 0,
  );
}

/** A feature counts as matched where it is listed and is what people mostly call it. */
function matchedOn(
  index: PillIndex,
  { shape, color, size, score }: Tables,
  at: number,
  imprint: ImprintMatch | undefined,
): Feature[] {
  const [shapeOf = 0, colors = 0] = [index.shapes[at], index.colors[at]];
  const [mm = 0, pieces = 0] = [index.sizes[at], index.pieces[at]];
  const matched: Record<Feature, boolean> = {
    imprint: imprint !== undefined && imprint !== "none",
    shape: shape !== undefined && (shape[shapeOf] ?? 0) >= 0.25,
    color: color !== undefined && colors > 0 && (color[colors] ?? 0) >= 0.15,
    size: size !== undefined && mm > 0 && (size[mm] ?? 0) >= 0.5,
    score: score !== undefined && pieces > 0 && (score[pieces] ?? 0) >= 0.5,
  };
  return FEATURES.filter((feature) => matched[feature]);
}

/** Same shape, same colours, and another ingredient: easily taken for it. */
function looksLikeAnother(index: PillIndex, at: number, first: number): boolean {
  return (
    index.shapes[at] === index.shapes[first] &&
    index.colors[at] === index.colors[first] &&
    index.ingredients[at] !== index.ingredients[first]
  );
}
