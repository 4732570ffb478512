import { readStarterProducts } from "../src/features/drugs/ingest/starter.ts";
import { identifyPill } from "../src/features/pills/logic/identify.ts";
import { readImprint } from "../src/features/pills/logic/imprint.ts";
import { indexPills, type Pill, type PillIndex } from "../src/features/pills/logic/pill-index.ts";
import type { Shape, Sighting } from "../src/features/pills/pill-options.contract.ts";
import { SPL_COLORS, SPL_SHAPES } from "../src/features/pills/spl-codes.contract.ts";
import { type Benchmark, type Figure, time } from "./measure.ts";

const PILLS = 80_000;
const GOAL_MS = 15;

export const benchmark: Benchmark = {
  about: `the starter's pills found among ${PILLS.toLocaleString("en-US")} drawn by lot; time for one look`,
  async run(options) {
    const random = lot(7);
    const known = await starterPills();
    const drawn = Array.from({ length: Number(options.get("pills") ?? PILLS) }, (_, at) =>
      drawPill(at, random),
    );
    const index = indexPills([...known, ...drawn]);
    let turn = 0;
    const timing = await time(
      () => identifyPill(index, describe(known[turn++ % known.length])),
      100,
    );
    return [
      found("all features, first", index, known, describe, 1, 95),
      found("imprint alone, first", index, known, (pill) => ({ imprint: pill?.imprint }), 1, 90),
      found(
        "one character misread, among five",
        index,
        known,
        (pill) => ({ ...describe(pill), imprint: misread(pill?.imprint ?? "", random) }),
        5,
        95,
      ),
      found(
        "shape of a neighbour, among five",
        index,
        known,
        (pill) => ({ ...describe(pill), shape: "oval" }),
        5,
        90,
      ),
      {
        what: "one look, p50",
        measured: timing.p50,
        unit: "ms",
        against: { what: "the goal", value: GOAL_MS },
      },
      { what: "one look, p99", measured: timing.p99, unit: "ms" },
    ];
  },
};

function found(
  what: string,
  index: PillIndex,
  pills: readonly Pill[],
  seen: (pill: Pill | undefined) => Sighting,
  among: number,
  goal: number,
): Figure {
  const right = pills.filter((pill) =>
    identifyPill(index, seen(pill))
      .candidates.slice(0, among)
      .some(
        ({ pill: match }) =>
          match.genericName === pill.genericName && match.strength === pill.strength,
      ),
  );
  const measured = (100 * right.length) / pills.length;
  return {
    what: `${what} (${pills.length} pills)`,
    measured,
    unit: "%",
    against: { what: "the goal", value: goal },
  };
}

async function starterPills(): Promise<Pill[]> {
  const products = await readStarterProducts();
  return products.flatMap(({ pill, ndc, brand, generic, strength = "", labeler }) => {
    if (pill === undefined || readImprint(pill.imprint).joined === "") return [];
    const looks = { imprint: pill.imprint, shape: pill.shape, colors: pill.colors };
    return [
      {
        id: ndc,
        brandName: brand,
        genericName: generic,
        strength,
        manufacturer: labeler,
        ndcNumber: ndc,
        productKey: null,
        sizeMm: pill.sizeMm ?? null,
        pieces: pill.pieces ?? null,
        ...looks,
      },
    ];
  });
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
function describe(pill: Pill | undefined): Sighting {
  if (pill === undefined) return {};
  const [color, ...others] = pill.colors;
  return {
    imprint: pill.imprint,
    shape: CALLED[pill.shape ?? ""] ?? "other",
    color: others.length > 0 ? "multicolor" : colorCalled(color),
    size:
      pill.sizeMm === null
        ? undefined
        : pill.sizeMm < 6
          ? "small"
          : pill.sizeMm <= 12
            ? "medium"
            : "large",
    score: pill.pieces === null ? undefined : pill.pieces > 1 ? "yes" : "no",
  };
}

function colorCalled(color: string | undefined): Sighting["color"] {
  const found = SPL_COLORS.find(([, name]) => name === color)?.[1];
  return found === "turquoise" ? "blue" : found;
}

const CHARACTERS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";

function misread(imprint: string, random: () => number): string {
  const places = [...imprint.matchAll(/[A-Z0-9]/gi)].map(({ index }) => index);
  const at = places[Math.floor(random() * places.length)] ?? 0;
  const other = CHARACTERS[Math.floor(random() * CHARACTERS.length)] ?? "X";
  return imprint.slice(0, at) + other + imprint.slice(at + 1);
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

function drawPill(at: number, random: () => number): Pill {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)];
  const number = String(Math.floor(random() * 10 ** (2 + Math.floor(random() * 3))));
  return {
    id: `drawn-${at}`,
    brandName: "",
    genericName: `drawn ${at % 3000}`,
    strength: "",
    manufacturer: "",
    ndcNumber: null,
    productKey: null,
    imprint: random() < 0.7 ? `${pick(MAKERS)};${number}` : number,
    shape: pick(SPL_SHAPES)?.[1] ?? null,
    colors: [pick(SPL_COLORS)?.[1] ?? "white"],
    sizeMm: 4 + Math.floor(random() * 18),
    pieces: random() < 0.3 ? 2 : 1,
  };
}

/** Deterministic lots (linear congruential), so that two runs measure the same. */
function lot(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
