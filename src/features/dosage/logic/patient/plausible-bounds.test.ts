import { describe, expect, test } from "vitest";
import { DAYS_IN_YEAR, type Question } from "./patient.ts";
import { doubts, medianWeight, POUNDS_IN_KG, weightBounds } from "./plausible.ts";

const MAN: Question = {
  patientType: "adult",
  ageYears: 40,
  weightKg: 70,
  heightCm: 175,
  sex: "male",
  medication: "acetaminophen",
};
const CHILD: Question = {
  patientType: "pediatric",
  ageYears: 3,
  weightKg: 14,
  medication: "acetaminophen",
};

/** How many doubts say this word; of all doubts without one. */
const saying = (question: Question, word = "") =>
  doubts(question).filter((doubt) => doubt.includes(word)).length;

const creatinine = (serumCreatinine: number, ageYears = 40) =>
  saying({ ...MAN, ageYears, serumCreatinine }, "in an adult");
const bodyMass = (weightKg: number) =>
  saying({ ...CHILD, ageYears: 17, weightKg, heightCm: 150 }, "height");
const inches = (heightCm: number) => saying({ ...MAN, heightCm }, "inches");
const typed = (patientType: Question["patientType"], ageYears: number, weightKg: number) =>
  saying({ ...CHILD, patientType, ageYears, weightKg });
const inPounds = (pounds: number) => saying({ ...CHILD, weightKg: pounds * POUNDS_IN_KG }, "lb");
const born = (gestationalWeeks: number, weightKg: number, days = 1) =>
  saying(
    {
      patientType: "neonatal",
      ageYears: days / DAYS_IN_YEAR,
      gestationalWeeks,
      weightKg,
      medication: "caffeine citrate",
    },
    "born at",
  );
const early = (days: number) =>
  saying(
    { ...CHILD, ageYears: days / DAYS_IN_YEAR, weightKg: 9.5, gestationalWeeks: 30 },
    "Weeks of gestation",
  );
const pregnantAt = (ageYears: number) =>
  saying({
    ...(ageYears < 18 ? CHILD : MAN),
    heightCm: undefined,
    sex: "female",
    pregnant: true,
    ageYears,
    weightKg: ageYears < 18 ? 32 : 70,
  });

/** How many doubts there are just inside, at, and just outside a bound. */
const around = (base: Question, at: (value: number) => Partial<Question>, values: number[]) =>
  values.map((value) => doubts({ ...base, ...at(value) }).length);

describe("of an adult", () => {
  test.each<[string, (value: number) => Partial<Question>, number[], number[]]>([
    ["the least weight", (weightKg) => ({ weightKg, heightCm: undefined }), [29.9, 30], [1, 0]],
    ["the most weight", (weightKg) => ({ weightKg, heightCm: undefined }), [250, 250.1], [0, 1]],
    ["the least height", (heightCm) => ({ heightCm, weightKg: 40 }), [119.9, 120], [1, 0]],
    ["the most height", (heightCm) => ({ heightCm, weightKg: 90 }), [230, 230.1], [0, 1]],
    [
      "the least age",
      (ageYears) => ({ ageYears, weightKg: 45, heightCm: 150 }),
      [11.9, 12],
      [1, 0],
    ],
    ["the most age", (ageYears) => ({ ageYears }), [120, 120.1], [0, 1]],
    [
      "the most creatinine",
      (serumCreatinine) => ({ serumCreatinine, creatinineClearance: 5 }),
      [20, 20.1],
      [0, 1],
    ],
    [
      "the most clearance",
      (creatinineClearance) => ({ creatinineClearance }),
      [200, 200.1],
      [0, 1],
    ],
    ["the most eGFR", (eGFR) => ({ eGFR }), [200, 200.1], [0, 1]],
  ])("%s is asked back beyond its bound, not at it", (_, at, values, expected) => {
    expect(around(MAN, at, values)).toEqual(expected);
  });

  test("a creatinine below 0.3 mg/dL is asked back from the 18th birthday on", () => {
    expect([
      creatinine(0.29),
      creatinine(0.3),
      creatinine(0.29, 18),
      creatinine(0.29, 17.9),
    ]).toEqual([1, 0, 1, 0]);
  });

  test("a body mass index is asked back below 8 and above 90", () => {
    // At 1.5 m the square is 2.25: 8 is 18 kg and 90 is 202.5 kg, both numbers that a computer holds exactly.
    expect([17.9, 18, 202.5, 202.6].map(bodyMass)).toEqual([1, 0, 0, 1]);
  });

  test("inches are asked after below 96 cm", () => {
    expect([95.9, 96].map(inches)).toEqual([1, 0]);
  });

  test("the bounds of an adult begin at the 18th birthday, those of a child before it", () => {
    expect(weightBounds(18)).toEqual({ low: 30, high: 250 });
    expect(weightBounds(17.99).high).toBeCloseTo(2 * medianWeight(17.99), 9);
    expect(doubts({ ...MAN, ageYears: 18, heightCm: 119 })).toHaveLength(1);
    expect(doubts({ ...CHILD, ageYears: 17.9, weightKg: 40, heightCm: 119 })).toEqual([]);
  });
});

describe("of a child", () => {
  test.each([
    [1 / 12, 0.3],
    [0.5, 0.4],
    [1, 0.5],
    [3, 0.5],
  ])("a weight at %d years is asked back beyond its bounds, not at them", (ageYears, share) => {
    const { low, high } = weightBounds(ageYears);
    expect(low).toBeCloseTo(medianWeight(ageYears) * share, 9);
    expect(high).toBeCloseTo(medianWeight(ageYears) * 2, 9);
    const counts = [low * 0.999, low, high, high * 1.001].map(
      (weightKg) => doubts({ ...CHILD, ageYears, weightKg }).length,
    );
    expect(counts).toEqual([1, 0, 0, 1]);
  });

  test("a newborn's bounds end at one month", () => {
    expect(weightBounds(1 / 12 - 0.001)).toEqual({ low: 0.4, high: 6.5 });
    expect(weightBounds(1 / 12).high).toBeCloseTo(8.6, 9);
  });

  test("the patient type goes up to 21 years, that of a newborn to one", () => {
    expect([typed("pediatric", 21, 60), typed("pediatric", 21.1, 60)]).toEqual([0, 1]);
    expect([typed("neonatal", 1, 9), typed("neonatal", 1.1, 9)]).toEqual([0, 1]);
    expect([typed("geriatric", 60, 60), typed("geriatric", 59.9, 60)]).toEqual([0, 1]);
  });

  test("pounds are asked after where they would be likely, up to half more than the most", () => {
    const { low, high } = weightBounds(3);
    expect(inPounds(high * 1.499)).toBe(1);
    expect(inPounds(high * 1.501)).toBe(0);
    // Too light for pounds too: it is light in any unit.
    expect(doubts({ ...CHILD, weightKg: low * 0.9 })[0]).not.toContain("lb");
  });
});

describe("without an age", () => {
  test.each<[Question["patientType"], number, number]>([
    ["adult", 30, 250],
    ["geriatric", 30, 250],
    ["neonatal", 0.4, 6.5],
  ])("%s: from %d to %d kg", (patientType, low, high) => {
    const count = (weightKg: number) =>
      doubts({ patientType, weightKg, medication: "acetaminophen" }).length;
    expect([low - 0.01, low, high, high + 0.01].map(count)).toEqual([1, 0, 0, 1]);
  });
});

describe("of an infant born early", () => {
  test("the weight is asked back beyond half and twice the median, not at them", () => {
    expect([born(28, 0.54), born(28, 0.55), born(28, 2.2), born(28, 2.21)]).toEqual([1, 0, 0, 1]);
    expect([born(22, 0.24), born(22, 0.25), born(22, 1), born(22, 1.01)]).toEqual([1, 0, 0, 1]);
  });

  test("for eight weeks, and no longer", () => {
    expect([born(24, 5, 56), born(24, 5, 57)]).toEqual([1, 0]);
  });

  test("weeks of gestation are asked back after 400 days", () => {
    expect([early(400), early(401)]).toEqual([0, 1]);
  });
});

test("a pregnancy is asked back before 10 and from 56 years", () => {
  expect([9.9, 10, 55.9, 56].map(pregnantAt)).toEqual([1, 0, 0, 1]);
});
