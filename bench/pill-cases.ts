import { rowsOfDocument } from "../src/features/drugs/ingest/document-rows.ts";
import { rowOfPill } from "../src/features/drugs/ingest/pillbox/pill-row.ts";
import { asRecord, readStarterProducts } from "../src/features/drugs/ingest/starter/starter.ts";
import type { ProductRecord } from "../src/features/drugs/ingest/records.ts";
import { readImprint } from "../src/features/pills/logic/imprint.ts";
import type { Pill } from "../src/features/pills/logic/pill-index.ts";
import type { Color, Shape, Sighting } from "../src/features/pills/pills.terms.ts";
import { SPL_COLORS, SPL_SHAPES } from "../src/features/substances/logic/spl-codes.ts";
import { documentsIn } from "../src/platform/ingest/file/documents.ts";
import { DEFAULT_LIMITS } from "../src/platform/ingest/file/limits.ts";

/** Pills with an imprint: of a file in Pillbox's columns, or else of the starter content. */
export async function knownPills(file: string | undefined): Promise<Pill[]> {
  const products =
    file === undefined ? (await readStarterProducts()).map(asRecord) : await inFile(file);
  return products.flatMap((product) => {
    const { ndc, pill } = product;
    if (ndc === undefined || pill === undefined || readImprint(pill.imprint).joined === "")
      return [];
    const row = rowOfPill({ ...product, ndc, pill }, 0);
    return [{ ...row, id: row.identity }];
  });
}

async function inFile(path: string): Promise<ProductRecord[]> {
  const products: ProductRecord[] = [];
  for await (const document of documentsIn(path, { limits: DEFAULT_LIMITS, onRead: () => {} })) {
    for await (const row of rowsOfDocument(document, "pillbox", DEFAULT_LIMITS)) {
      if ("value" in row && row.value.kind === "pill") products.push(row.value.product);
    }
  }
  return products;
}

const CALLED: Readonly<Record<string, Shape>> = {
  round: "round",
  oval: "oval",
  capsule: "capsule",
  rectangle: "rectangular",
  square: "square",
  triangle: "triangle",
  diamond: "diamond",
  hexagon: "hexagon",
  octagon: "octagon",
};

/** A pill as somebody who sees it well describes it. */
export function seenWell(pill: Pill): Required<Pick<Sighting, "shape">> & Sighting {
  const { sizeMm, pieces } = pill;
  const size =
    sizeMm === null ? undefined : sizeMm < 6 ? "small" : sizeMm <= 12 ? "medium" : "large";
  return {
    imprint: pill.imprint,
    shape: CALLED[pill.shape ?? ""] ?? "other",
    color: colorCalled(pill.colors),
    size,
    score: pieces === null ? undefined : pieces > 1 ? "yes" : "no",
  };
}

function colorCalled([color, ...others]: readonly string[]): Color | undefined {
  if (others.length > 0) return "multicolor";
  const found = SPL_COLORS.find(([, name]) => name === color)?.[1];
  return found === "turquoise" ? "blue" : found;
}

/** What is next to a shape or colour when somebody judges it wrong. Ours, by eye; the engine does not know these. */
const NEXT_SHAPE: Readonly<Record<Shape, Shape>> = {
  round: "oval",
  oval: "capsule",
  capsule: "oval",
  rectangular: "oval",
  square: "rectangular",
  diamond: "square",
  triangle: "other",
  hexagon: "octagon",
  octagon: "hexagon",
  other: "oval",
};
const NEXT_COLOR: Readonly<Record<Color, Color>> = {
  white: "gray",
  yellow: "orange",
  orange: "yellow",
  pink: "red",
  red: "pink",
  purple: "pink",
  blue: "purple",
  green: "blue",
  brown: "orange",
  gray: "white",
  black: "gray",
  clear: "white",
  multicolor: "white",
};

export function withNextShape(seen: Sighting): Sighting {
  return { ...seen, shape: seen.shape && NEXT_SHAPE[seen.shape] };
}

export function withNextColor(seen: Sighting): Sighting {
  return { ...seen, color: seen.color && NEXT_COLOR[seen.color] };
}

const CHARACTERS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";

/** One character of the imprint, drawn by lot, read as another, drawn by lot. */
export function misread(imprint: string, random: () => number): string {
  const places = [...imprint.matchAll(/[A-Z0-9]/gi)].map(({ index }) => index);
  const at = oneOf(places, random) ?? 0;
  const others = [...CHARACTERS].filter((one) => one !== imprint[at]?.toUpperCase());
  return imprint.slice(0, at) + oneOf(others, random) + imprint.slice(at + 1);
}

/** Characters taken for one another on a small or worn pill, as the identifier's users report. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  0: "ODQ",
  1: "IL7",
  2: "Z",
  5: "S",
  6: "9",
  7: "1",
  8: "B3",
  9: "6",
  B: "8",
  D: "0O",
  I: "1L",
  L: "1I",
  O: "0DQ",
  Q: "0O",
  S: "5",
  Z: "2",
};

/** As `misread`, as a character that looks alike; nothing where the imprint has none such. */
export function misreadAlike(imprint: string, random: () => number): string | undefined {
  const places = [...imprint.matchAll(/[A-Z0-9]/gi)].flatMap(({ index, 0: one }) => {
    const others = TAKEN_FOR[one.toUpperCase()];
    return others === undefined ? [] : [{ index, others }];
  });
  const place = oneOf(places, random);
  if (place === undefined) return undefined;
  const { index, others } = place;
  return imprint.slice(0, index) + oneOf([...others], random) + imprint.slice(index + 1);
}

const MAKERS = [
  "M",
  "93",
  "WW",
  "APO",
  "54",
  "IP",
  "E",
  "L",
  "RX",
  "AN",
  "G",
  "SG",
  "Z",
  "A",
  "C",
  "H",
];

/**
 * A listing drawn by lot, with an imprint in the manner of makers. As in life, one imprint is one drug of one look:
 * who draws it again is another labeler of it.
 */
export function drawPill(at: number, random: () => number): Pill {
  const number = String(Math.floor(random() * 10 ** (2 + Math.floor(random() * 3))));
  const imprint = random() < 0.7 ? `${oneOf(MAKERS, random)};${number}` : number;
  const own = lot([...imprint].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  return {
    id: `drawn-${at}`,
    brandName: "",
    genericName: `drawn ${imprint.replace(";", "")}`,
    strength: "",
    manufacturer: `labeler ${at % 900}`,
    ndcNumber: null,
    productKey: null,
    imprint,
    shape: oneOf(SPL_SHAPES, own)?.[1] ?? null,
    colors: [oneOf(SPL_COLORS, own)?.[1] ?? "white"],
    sizeMm: 4 + Math.floor(own() * 18),
    pieces: own() < 0.3 ? 2 : 1,
  };
}

function oneOf<T>(from: readonly T[], random: () => number): T | undefined {
  return from[Math.floor(random() * from.length)];
}

/** Deterministic lots (linear congruential), so that two runs measure the same. */
export function lot(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
