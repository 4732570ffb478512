import { blindCases } from "../src/features/symptoms/cases/blind/blind-case.ts";
import { blindVerdict, type BlindVerdict } from "../src/features/symptoms/cases/blind/verdict.ts";
import type { Figure } from "./measure.ts";

function share<Of>(name: string, all: readonly Of[], holds: (one: Of) => boolean, goal?: number) {
  const measured = all.length === 0 ? 0 : (100 * all.filter(holds).length) / all.length;
  const what = `${name} (${all.length})`;
  return {
    what,
    measured,
    unit: "%",
    ...(goal !== undefined && { against: { what: "the goal", value: goal } }),
  } satisfies Figure;
}

const within =
  (places: number) =>
  ({ place }: BlindVerdict): boolean =>
    place !== undefined && place <= places;

/** How often the first of the list is right where it is called so likely. */
function calibration(verdicts: readonly BlindVerdict[], likelihood: "high" | "moderate"): Figure {
  const called = verdicts.filter(({ answer }) => answer.conditions[0]?.likelihood === likelihood);
  return share(
    `first called ${likelihood}: right`,
    called,
    within(1),
    likelihood === "high" ? 85 : 50,
  );
}

function reading(verdicts: readonly BlindVerdict[]): Figure[] {
  const marks = verdicts.flatMap((verdict) => verdict.marks);
  const [stated, denied] = [false, true].map((sense) =>
    marks.filter(({ negated }) => negated === sense),
  );
  return [
    share("findings read from their own words", stated ?? [], ({ isRead }) => isRead, 92),
    share("negations read from their own words", denied ?? [], ({ isRead }) => isRead, 96),
  ];
}

function urgency(verdicts: readonly BlindVerdict[]): Figure[] {
  const emergencies = verdicts.filter(({ of }) => of.urgency === "emergency");
  return [
    share("urgency exactly right", verdicts, ({ tooLow }) => tooLow === 0, 85),
    share("urgency right or safer", verdicts, ({ tooLow }) => tooLow <= 0, 97),
    share("urgency too high", verdicts, ({ tooLow }) => tooLow < 0, 15),
    share("emergencies called same-day", emergencies, ({ tooLow }) => tooLow === 1, 5),
    share("emergencies below same-day", emergencies, ({ tooLow }) => tooLow > 1, 0),
  ];
}

function diagnoses(verdicts: readonly BlindVerdict[]): Figure[] {
  return [
    share("first", verdicts, within(1), 70),
    share("among three", verdicts, within(3), 88),
    share("among five", verdicts, within(5), 93),
    share("known", verdicts, ({ known }) => known, 99),
  ];
}

const named = (register: string, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => ({ ...figure, what: `${register}: ${figure.what}` }));

/** Totals alone, so that a sealed half stays one. */
export function blindFigures(folder: string): Figure[] {
  const verdicts = blindCases(folder).map(blindVerdict);
  const registers = [...new Set(verdicts.map(({ of }) => of.register))];
  return [
    ...named("all", [
      ...diagnoses(verdicts),
      ...urgency(verdicts),
      ...reading(verdicts),
      calibration(verdicts, "high"),
      calibration(verdicts, "moderate"),
    ]),
    ...registers.flatMap((register) => {
      const own = verdicts.filter(({ of }) => of.register === register);
      return named(register, [...diagnoses(own), ...urgency(own), ...reading(own)]);
    }),
  ];
}
