import type { Drawn, DrawnFigure, Patient, SecondWay } from "./second-way.testing.ts";

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)];

/** A decimal as it would be written down, without what binary fractions add. */
const written = (value: number): number => Number(value.toPrecision(12));

function inRange({ low, high }: DrawnFigure, value: number): number {
  return written(Math.min(high, Math.max(low, value)));
}

/** The figures at which something may change, with their neighbors. */
function edgesOf(drawn: DrawnFigure): number[] {
  const { low, high, turns, by } = drawn;
  const beside = turns.flatMap((turn) => [turn - by, turn, turn + by]);
  return [...new Set([low, ...beside, high].map((value) => inRange(drawn, value)))];
}

function anyFigure(drawn: DrawnFigure, random: Random): number {
  const { low, high, by } = drawn;
  if (random() < 0.4) return pick(edgesOf(drawn), random) ?? low;
  // Wide ranges are drawn by their logarithm: creatinine is rarely above 10.
  const wide = low > 0 && high / low > 50;
  const value = wide ? low * (high / low) ** random() : low + random() * (high - low);
  return inRange(drawn, Math.round(value / by) * by);
}

function anyOf(drawn: Drawn, random: Random, inclined: number): number | string | undefined {
  if (drawn.kind === "day") return pick(drawn.days, random);
  if (drawn.optional && random() < 0.25) return undefined;
  if (drawn.kind === "figure") return anyFigure(drawn, random);
  if (drawn.choices.join() === "no,yes") return random() < inclined ? "yes" : "no";
  return pick(drawn.choices, random);
}

function allOf(drawn: Drawn): readonly (number | string | undefined)[] {
  if (drawn.kind === "day") return drawn.days;
  const values = drawn.kind === "figure" ? edgesOf(drawn) : drawn.choices;
  return drawn.optional ? [...values, undefined] : values;
}

const drawnPatient = ({ inputs }: SecondWay, random: Random): Patient => {
  const inclined = random();
  return Object.fromEntries(
    Object.entries(inputs).map(([id, drawn]) => [id, anyOf(drawn, random, inclined)]),
  );
};

/** Patients of every kind, and around some of them each input at each of its edges with all else the same. */
export function patientsOf(way: SecondWay, { seed = 1, drawn = 300, around = 6 } = {}): Patient[] {
  const random = randomFrom(seed);
  const patients = Array.from({ length: drawn }, () => drawnPatient(way, random));
  const centers = patients.slice(0, around);
  const beside = centers.flatMap((center) =>
    Object.entries(way.inputs).flatMap(([id, input]) =>
      allOf(input).map((value) => ({ ...center, [id]: value })),
    ),
  );
  return [...patients, ...beside];
}
