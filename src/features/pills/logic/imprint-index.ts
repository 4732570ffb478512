import { alikeKey, upsideDown } from "./characters.ts";
import { type Imprint, reading } from "./imprint.ts";
import {
  judgeImprint,
  type Judged,
  ONE_SIDE,
  orders,
  type Rarity,
  readWhole,
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
  /** The imprints by the look of their characters, in every order of their parts. */
  readonly byLook: ByLook;
  readonly parts: readonly string[];
  readonly packedParts: PackedTexts;
  readonly partsByLook: ByLook;
  /** The imprints that have a part, by its number. */
  readonly carriers: readonly (readonly number[])[];
};

/** Numbers by the key of what looks alike (characters.ts). */
type ByLook = ReadonlyMap<string, readonly number[]>;

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
    byLook: keyed(inOrders),
    imprints,
    joined: packTexts(imprints.map(({ joined }) => joined)),
    parts,
    packedParts: packTexts(parts),
    partsByLook: keyed(parts.map((text, at) => ({ text, at }))),
    carriers,
  };
}

function keyed(texts: readonly { readonly text: string; readonly at: number }[]): ByLook {
  const found = new Map<string, number[]>();
  for (const { text, at } of texts) {
    const key = alikeKey(text);
    const numbers = found.get(key);
    if (numbers === undefined) found.set(key, [at]);
    else numbers.push(at);
  }
  return found;
}

/** What a text may be taken for, whichever way up, however many of its characters only look alike. */
function lookingLike(byLook: ByLook, text: string): number[] {
  return [text, upsideDown(text)].flatMap((read) =>
    read === undefined ? [] : (byLook.get(alikeKey(read)) ?? []),
  );
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
  { imprints, ordered, packedOrdered, orderedOf, byLook }: ImprintIndex,
  seen: Imprint,
): Map<number, number> {
  const own = packText(seen.joined);
  const wholes = new Map<number, number>();
  for (const at of orders(seen.parts).flatMap((text) => lookingLike(byLook, text))) {
    const real = imprints[at];
    const value = real ? readWhole(seen, real) : 0;
    if (value > 0) wholes.set(at, value);
  }
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
function alikeParts({ parts, packedParts, partsByLook }: ImprintIndex, part: string): Set<number> {
  const own = packText(part);
  const alike = new Set(lookingLike(partsByLook, part));
  for (let at = 0; at < parts.length; at += 1) {
    if (!mayBeReading(packedParts, at, own)) continue;
    if (sideReading(part, parts[at] ?? "") * ONE_SIDE > WORTH_COUNTING) alike.add(at);
  }
  return alike;
}
