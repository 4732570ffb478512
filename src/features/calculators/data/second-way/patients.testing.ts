import {
  chartOf,
  type Drawn,
  type DrawnFigure,
  type Patient,
  type SecondWay,
} from "./second-way.testing.ts";

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

/** The first value, to be made small; a patient who gets none is worst. */
function sizeOf(way: SecondWay, patient: Patient): number {
  const expected = way.expect(chartOf(patient));
  if ("refused" in expected) return Number.POSITIVE_INFINITY;
  const [first] = Object.values(expected.values);
  return typeof first === "number" ? first : 0;
}

/** A patient with as little as possible: nothing but what is changed then stands out. */
function calmPatient(way: SecondWay, random: Random): Patient {
  let calm = drawnPatient(way, random);
  for (let round = 0; round < 3; round += 1) {
    for (const [id, input] of Object.entries(way.inputs)) {
      const others = allOf(input).map((value) => ({ ...calm, [id]: value }));
      calm = [calm, ...others].reduce((best, one) => (sizeOf(way, one) < sizeOf(way, best) ? one : best));
    }
  }
  return calm;
}

/** From one patient to another, an input at a time in any order. */
function walk(way: SecondWay, [from, to]: readonly [Patient, Patient], random: Random): Patient[] {
  const ids = Object.keys(way.inputs)
    .map((id) => ({ id, at: random() }))
    .toSorted((a, b) => a.at - b.at);
  return ids.map((_, index) => {
    const changed = ids.slice(0, index + 1).map(({ id }) => [id, to[id]] as const);
    return { ...from, ...Object.fromEntries(changed) };
  });
}

/** What a patient falls under: band, notes, refusal, and of a score its points. */
function classOf(way: SecondWay, patient: Patient): string {
  const expected = way.expect(chartOf(patient));
  if ("refused" in expected) return expected.refused;
  const { values, band, notes } = expected;
  const figures = Object.values(values).filter((value) => typeof value === "number");
  return JSON.stringify([band, notes, figures.every(Number.isInteger) && figures]);
}

/** Both sides of where a figure, between two values, takes a patient from one class into another. */
function sidesOf(way: SecondWay, patient: Patient, [id, low, high]: readonly [string, number, number]): Patient[] {
  const at = (value: number): Patient => ({ ...patient, [id]: value });
  const below = classOf(way, at(low));
  if (classOf(way, at(high)) === below) return [];
  let [left, right] = [low, high];
  const gap = 1e-6 * Math.max(1, Math.abs(high));
  while (right - left > gap) {
    const middle = (left + right) / 2;
    if (classOf(way, at(middle)) === below) left = middle;
    else right = middle;
  }
  // A hair further: at the edge itself both ways may round to either side.
  return [at(Math.max(low, left - gap)), at(Math.min(high, right + gap))];
}

/** Where each figure of some patients changes what they fall under. */
function turningPatients(way: SecondWay, patients: readonly Patient[]): Patient[] {
  return patients.flatMap((patient) =>
    Object.entries(way.inputs).flatMap(([id, drawn]) => {
      if (drawn.kind !== "figure" || drawn.whole) return [];
      const edges = edgesOf(drawn).toSorted((a, b) => a - b);
      return edges.slice(1).flatMap((high, index) => sidesOf(way, patient, [id, edges[index] ?? high, high]));
    }),
  );
}

/** Patients of every kind: drawn, calm ones with one thing after the other, and those at whom something turns. */
export function patientsOf(way: SecondWay, { seed = 1, drawn = 300, around = 8, walks = 50 } = {}): Patient[] {
  const random = randomFrom(seed);
  const patients = Array.from({ length: drawn }, () => drawnPatient(way, random));
  const calm = Array.from({ length: 4 }, () => calmPatient(way, random));
  const centers = [...calm, ...patients.slice(0, around)];
  const beside = centers.flatMap((center) =>
    Object.entries(way.inputs).flatMap(([id, input]) =>
      allOf(input).map((value) => ({ ...center, [id]: value })),
    ),
  );
  const steps = patients.slice(0, walks).flatMap((patient, index) => walk(way, [calm[index % 4] ?? patient, patient], random));
  return [...(way.also ?? []), ...patients, ...beside, ...steps, ...turningPatients(way, [...centers, ...steps.filter((_, index) => index % 7 === 0)])];
}
