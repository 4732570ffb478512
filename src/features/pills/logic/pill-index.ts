import { SALT_WORDS } from "#/features/substances/logic/label-words.ts";
import { wordsOf } from "#/kernel/text.ts";
import { colorMask, shapeNumber } from "./appearance.ts";
import { type Imprint, readImprint } from "./imprint.ts";
import { type ImprintIndex, indexImprints } from "./imprint-index.ts";

/** A pill as it is stored. */
export type Pill = {
  readonly id: string;
  readonly brandName: string;
  readonly genericName: string;
  readonly strength: string;
  readonly manufacturer: string;
  readonly ndcNumber: string | null;
  readonly productKey: string | null;
  readonly imprint: string;
  readonly shape: string | null;
  readonly colors: readonly string[];
  readonly sizeMm: number | null;
  readonly pieces: number | null;
};

/** All pills, laid out for comparing each with what was seen: one number a feature, one entry a distinct imprint. */
export type PillIndex = {
  readonly pills: readonly Pill[];
  readonly shapes: Uint8Array;
  readonly colors: Uint16Array;
  /** Millimetres, and pieces; 0 where it is not listed. */
  readonly sizes: Uint8Array;
  readonly pieces: Uint8Array;
  /** The values that occur in each of them. */
  readonly values: Readonly<Record<"shapes" | "colors" | "sizes" | "pieces", readonly number[]>>;
  readonly imprintOf: Uint32Array;
  readonly imprints: ImprintIndex;
  /** Listings of one pill: the same drug, strength and imprint from several labelers; those with a code first. */
  readonly groupOf: Uint32Array;
  readonly groups: readonly (readonly number[])[];
  /** How much oftener each is met than one with a single listing. */
  readonly met: Float64Array;
  /** The first ingredient by number: another number is another ingredient. */
  readonly ingredients: Uint32Array;
  readonly rarity: (part: string) => number;
};

/** What many labelers list is met more often; never so much that it outweighs what was read. */
const MET_OFTENER = 0.15;

export function indexPills(pills: readonly Pill[]): PillIndex {
  const numbers = new Map<string, number>();
  const imprints: Imprint[] = [];
  const carriers = new Map<string, number>();
  const imprintOf = new Uint32Array(pills.length);
  for (const [at, pill] of pills.entries()) {
    const imprint = readImprint(pill.imprint);
    const key = imprint.parts.toSorted().join(" ");
    let number = numbers.get(key);
    if (number === undefined) {
      number = imprints.push(imprint) - 1;
      numbers.set(key, number);
    }
    imprintOf[at] = number;
    for (const part of new Set(imprint.parts)) carriers.set(part, (carriers.get(part) ?? 0) + 1);
  }
  const groupOf = numbered(pills, (pill, at) => identityOf(pill, imprintOf[at] ?? 0));
  const groups: number[][] = [];
  for (const [at, group] of groupOf.entries()) (groups[group] ??= []).push(at);
  const unlinked = (at: number) => (pills[at]?.productKey === null ? 1 : 0);
  for (const listings of groups) listings.sort((a, b) => unlinked(a) - unlinked(b));
  // In bits: what a part tells of which pill it is.
  const tells = (count: number) => Math.log2((pills.length + 1) / count) + 0.5;
  const told = new Map(Array.from(carriers, ([part, count]) => [part, tells(count)]));
  const unknown = tells(1);
  const columns = {
    shapes: Uint8Array.from(pills, (pill) => shapeNumber(pill.shape)),
    colors: Uint16Array.from(pills, (pill) => colorMask(pill.colors)),
    sizes: Uint8Array.from(pills, (pill) => Math.min(255, Math.round(pill.sizeMm ?? 0))),
    pieces: Uint8Array.from(pills, (pill) => Math.min(255, pill.pieces ?? 0)),
  };
  return {
    pills,
    ...columns,
    values: {
      shapes: [...new Set(columns.shapes)],
      colors: [...new Set(columns.colors)],
      sizes: [...new Set(columns.sizes)],
      pieces: [...new Set(columns.pieces)],
    },
    imprintOf,
    groupOf,
    groups,
    met: Float64Array.from(groups, ({ length }) => 1 + MET_OFTENER * Math.log(length)),
    imprints: indexImprints(imprints),
    ingredients: numbered(pills, ({ genericName }) => wordsOf(genericName)[0] ?? ""),
    rarity: (part) => told.get(part) ?? unknown,
  };
}

/** Without an imprint, only what looks the same is taken for one pill. */
function identityOf(pill: Pill, imprint: number): string {
  const { genericName, brandName, strength, shape, colors } = pill;
  const words = wordsOf(genericName || brandName);
  const drug = words
    .filter((word, at) => at === 0 || !SALT_WORDS.has(word))
    .toSorted()
    .join(" ");
  const looks = pill.imprint === "" ? `${shape} ${colors.toSorted().join(" ")}` : "";
  return [drug, strength.toLowerCase().replace(/\s/g, ""), imprint, looks].join("|");
}

/** A number for each distinct key, in the order of their first occurrence. */
function numbered(pills: readonly Pill[], keyOf: (pill: Pill, at: number) => string): Uint32Array {
  const numbers = new Map<string, number>();
  return Uint32Array.from(pills, (pill, at) => {
    const key = keyOf(pill, at);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}
