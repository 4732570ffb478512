import {
  atMost,
  below,
  figure,
  leftOut,
  oneOf,
  questions,
  type SecondWay,
  SEX,
  under,
  upTo,
  YES_NO,
} from "./second-way.testing.ts";

const { log, max, min, round } = Math;
const within = (value: number, low: number, high: number) => min(high, max(low, value));

/** Pugh 1973 with the INR's limits. */
const CHILD_PUGH: SecondWay = {
  inputs: {
    bilirubin: figure(0, 80, { turns: [2, 3], by: 0.1 }),
    albumin: figure(0.5, 7, { turns: [2.8, 3.5], by: 0.1 }),
    inr: figure(0.5, 20, { turns: [1.7, 2.3], by: 0.1 }),
    ascites: oneOf("none", "mild", "severe"),
    encephalopathy: oneOf("none", "mild", "severe"),
  },
  expect: ({ n, by }) => {
    const grades = { none: 1, mild: 2, severe: 3 };
    const total =
      (below(n("bilirubin"), 2) ? 1 : atMost(n("bilirubin"), 3) ? 2 : 3) +
      (atMost(n("albumin"), 3.5) ? (atMost(2.8, n("albumin")) ? 2 : 3) : 1) +
      (below(n("inr"), 1.7) ? 1 : atMost(n("inr"), 2.3) ? 2 : 3) +
      by("ascites", grades) +
      by("encephalopathy", grades);
    return { values: { total }, band: upTo(total, [[6, "Class A"], [9, "Class B"]], "Class C") };
  },
};

const meldInputs = {
  creatinine: figure(0.1, 40, { turns: [1, 3, 4], by: 0.1 }),
  bilirubin: figure(0.1, 80, { turns: [1], by: 0.1 }),
  inr: figure(0.5, 20, { turns: [1], by: 0.1 }),
  sodium: figure(90, 200, { turns: [125, 137] }),
  dialysis: YES_NO,
};

/** Kim 2021. */
const MELD_3: SecondWay = {
  also: [
    { sex: "male", creatinine: 1, bilirubin: 1, inr: 1, sodium: 140, albumin: 4, dialysis: "no" },
  ],
  inputs: { sex: SEX, ...meldInputs, albumin: figure(0.5, 7, { turns: [1.5, 3.5], by: 0.1 }) },
  expect: ({ n, is }) => {
    const lnCreatinine = log(is("dialysis") ? 3 : within(n("creatinine"), 1, 3));
    const lnBilirubin = log(max(n("bilirubin"), 1));
    const salt = 137 - within(n("sodium"), 125, 137);
    const protein = 3.5 - within(n("albumin"), 1.5, 3.5);
    const raw =
      6 +
      1.33 * +is("sex", "female") +
      lnBilirubin * (4.56 - 0.24 * salt) +
      0.82 * salt +
      9.09 * log(max(n("inr"), 1)) +
      lnCreatinine * (11.14 - 1.83 * protein) +
      1.85 * protein;
    return { values: { meld: within(round(raw), 6, 40) } };
  },
};

/** OPTN 2016. */
const MELD_NA: SecondWay = {
  inputs: meldInputs,
  expect: ({ n, is }) => {
    const creatinine = is("dialysis") ? 4 : within(n("creatinine"), 1, 4);
    const first = round(
      10 *
        (0.957 * log(creatinine) +
          0.378 * log(max(n("bilirubin"), 1)) +
          1.12 * log(max(n("inr"), 1)) +
          0.643),
    );
    const salt = 137 - within(n("sodium"), 125, 137);
    const second = first > 11 ? first + salt * (1.32 - 0.033 * first) : first;
    return {
      values: { meld_na: within(round(second + 1e-9), 6, 40), meld: within(first, 6, 40) },
    };
  },
};

const MADDREY: SecondWay = {
  inputs: {
    pt: figure(5, 150, { by: 0.1 }),
    control: figure(8, 20, { by: 0.1 }),
    bilirubin: figure(0.1, 80, { turns: [32], by: 0.1 }),
  },
  expect: ({ n }) => {
    const mdf = n("bilirubin") + 4.6 * n("pt") - 4.6 * n("control");
    return { values: { mdf }, band: below(mdf, 32) ? "Under 32" : "Severe" };
  },
};

/** Sterling 2006. */
const FIB_4: SecondWay = {
  inputs: {
    age: figure(18, 120, { turns: [65] }),
    ast: figure(1, 20_000),
    alt: figure(1, 20_000),
    platelets: figure(1, 3000),
  },
  expect: ({ n }) => {
    const fib4 = (n("age") / n("platelets")) * (n("ast") / Math.sqrt(n("alt")));
    const low = below(fib4, 1.3);
    return { values: { fib4 }, band: low ? "Under 1.3" : atMost(fib4, 2.67) ? "1.3 to" : "Above 2.67" };
  },
};

/** Blatchford 2000. */
const GLASGOW_BLATCHFORD: SecondWay = {
  inputs: {
    bun: figure(1, 300, { turns: [18.2, 22.4, 28, 70], by: 0.1 }),
    sex: SEX,
    hemoglobin: figure(1, 25, { turns: [10, 12, 13], by: 0.1 }),
    systolic: figure(30, 300, { turns: [90, 100, 110] }),
    pulse: figure(20, 300, { turns: [100] }),
    ...questions("melena", "syncope", "liver", "heart_failure"),
  },
  expect: ({ n, is, yes }) => {
    const men: [number, number][] = [[10, 6], [12, 3], [13, 1]];
    const women: [number, number][] = [[10, 6], [12, 1]];
    const total =
      under(n("bun"), [[18.2, 0], [22.4, 2], [28, 3], [70, 4]], 6) +
      under(n("hemoglobin"), is("sex", "male") ? men : women, 0) +
      under(n("systolic"), [[90, 3], [100, 2], [110, 1]], 0) +
      +(n("pulse") >= 100) +
      yes("melena") +
      2 * yes("syncope", "liver", "heart_failure");
    return { values: { total }, band: total <= 1 ? "Very low" : "2 or more" };
  },
};

const LATER = ["hematocrit", "bun_rise", "calcium", "pao2", "base_deficit", "fluid"];

/** Ranson 1974, and 1982 for gallstones. */
const RANSON: SecondWay = {
  inputs: {
    cause: oneOf("other", "gallstones"),
    age: figure(18, 120, { turns: [55, 70] }),
    leukocytes: figure(0.01, 500, { turns: [16, 18], by: 0.1 }),
    glucose: figure(10, 3000, { turns: [200, 220] }),
    ldh: figure(10, 20_000, { turns: [350, 400] }),
    ast: figure(1, 20_000, { turns: [250] }),
    ...Object.fromEntries(LATER.map((id) => [id, leftOut(YES_NO)])),
  },
  expect: ({ n, is, has, yes }) => {
    const [age, cells, sugar, ldh] = is("cause", "other") ? [55, 16, 200, 350] : [70, 18, 220, 400];
    const early = [n("age") > age, !atMost(n("leukocytes"), cells), n("glucose") > sugar, n("ldh") > ldh, n("ast") > 250];
    const later = LATER.filter((id) => id !== "pao2" || is("cause", "other"));
    const total = early.filter(Boolean).length + yes(...later);
    const whole = LATER.every(has) ? "Under 3" : "Under 3 so far";
    return { values: { total }, band: total >= 3 ? "3 or more" : whole };
  },
};

export const LIVER: Readonly<Record<string, SecondWay>> = {
  "child-pugh": CHILD_PUGH,
  "meld-3": MELD_3,
  "meld-na": MELD_NA,
  maddrey: MADDREY,
  "fib-4": FIB_4,
  "glasgow-blatchford": GLASGOW_BLATCHFORD,
  ranson: RANSON,
};
