import { type Imprint, reading } from "./imprint.ts";
import {
  judgeImprint,
  type Judged,
  ONE_SIDE,
  orders,
  type Rarity,
  sideReading,
  WORTH_COUNTING,
} from "./imprint-match.ts";
import { mayBeReading, mayContain, type PackedTexts, packText, packTexts } from "./packed-texts.ts";

/** All distinct imprints of a collection, laid out so that few of them need a closer look. */
export type ImprintIndex = {
  readonly imprints: readonly Imprint[];
  readonly joined: PackedTexts;
  /** Every imprint in every order of its parts, and which it is. */
  readonly ordered: readonly string[];
  readonly packedOrdered: PackedTexts;
  readonly orderedOf: Uint32Array;
  readonly parts: readonly string[];
  readonly packedParts: PackedTexts;
  /** The imprints that have a part, by its number. */
  readonly carriers: readonly (readonly number[])[];
};

export function indexImprints(imprints: readonly Imprint[]): ImprintIndex {
  const numbers = new Map<string, number>();
  const carriers: number[][] = [];
  for (const [at, { parts }] of imprints.entries()) {
    for (const part of new Set(parts)) {
      const number = numbers.get(part) ?? numbers.size;
      numbers.set(part, number);
      (carriers[number] ??= []).push(at);
    }
  }
  const parts = [...numbers.keys()];
  const inOrders = imprints.flatMap((imprint, at) =>
    [...new Set(orders(imprint.parts))].map((text) => ({ text, at })),
  );
  const ordered = inOrders.map(({ text }) => text);
  return {
    ordered,
    packedOrdered: packTexts(ordered),
    orderedOf: Uint32Array.from(inOrders, ({ at }) => at),
    imprints,
    joined: packTexts(imprints.map(({ joined }) => joined)),
    parts,
    packedParts: packTexts(parts),
    carriers,
  };
}

/** How imprints answer to what was read, by their number: those that do at all (imprint-match.ts). */
export function answersTo(index: ImprintIndex, seen: Imprint, rarity: Rarity): Map<number, Judged> {
  const wholes = readAsWhole(index, seen);
  const closer = new Set(wholes.keys());
  const own = packText(seen.joined);
  for (let at = 0; at < index.imprints.length; at += 1) {
    if (!mayContain(index.joined, at, own)) continue;
    if (index.imprints[at]?.joined.includes(seen.joined)) closer.add(at);
  }
  for (const part of seen.parts) {
    for (const number of alikeParts(index, part)) {
      for (const carrier of index.carriers[number] ?? []) closer.add(carrier);
    }
  }
  const answers = new Map<number, Judged>();
  for (const at of closer) {
    const real = index.imprints[at];
    if (real === undefined) continue;
    const judged = judgeImprint(seen, real, rarity, wholes.get(at) ?? 0);
    if (judged.match !== "none") answers.set(at, judged);
  }
  return answers;
}

/** The best reading of an imprint as a whole, of those that have any. */
function readAsWhole(
  { ordered, packedOrdered, orderedOf }: ImprintIndex,
  seen: Imprint,
): Map<number, number> {
  const own = packText(seen.joined);
  const wholes = new Map<number, number>();
  for (let at = 0; at < ordered.length; at += 1) {
    if (!mayBeReading(packedOrdered, at, own)) continue;
    const value = reading(seen.joined, ordered[at] ?? "");
    if (value === 0) continue;
    const number = orderedOf[at] ?? 0;
    wholes.set(number, Math.max(value, wholes.get(number) ?? 0));
  }
  return wholes;
}

/** The parts that alone could make an imprint answer. */
function alikeParts({ parts, packedParts }: ImprintIndex, part: string): number[] {
  const own = packText(part);
  const alike: number[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    if (!mayBeReading(packedParts, at, own)) continue;
    if (sideReading(part, parts[at] ?? "") * ONE_SIDE > WORTH_COUNTING) alike.push(at);
  }
  return alike;
}
