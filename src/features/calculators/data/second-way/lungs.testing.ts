import {
  atMost,
  below,
  figure,
  questions,
  type SecondWay,
  SEX,
  sum,
  upTo,
  YES_NO,
} from "./second-way.testing.ts";

/** Lim 2003; 7 mmol/L of urea is 19.6 mg/dL of urea nitrogen. */
const CURB_65: SecondWay = {
  inputs: {
    confusion: YES_NO,
    bun: figure(1, 300, { turns: [19.6], by: 0.1 }),
    respiratory_rate: figure(4, 80, { turns: [30] }),
    systolic: figure(30, 300, { turns: [90] }),
    diastolic: figure(10, 200, { turns: [60] }),
    age: figure(18, 120, { turns: [65] }),
  },
  expect: ({ n, yes }) => {
    const total =
      yes("confusion") +
      +!atMost(n("bun") / 2.8, 7) +
      +(n("respiratory_rate") >= 30) +
      +(n("systolic") < 90 || n("diastolic") <= 60) +
      +(n("age") >= 65);
    return { values: { total }, band: upTo(total, [[1, "Low"], [2, "Intermediate"]], "High") };
  },
};

const PSI_DISEASES = { neoplasm: 30, liver: 20, heart_failure: 10, cerebrovascular: 10, renal: 10, mental: 20 } as const;

/** Fine 1997; what was not measured counts as normal. */
const PSI: SecondWay = {
  also: [70, 70.5, 71].map((age) => ({
    age,
    sex: "male",
    nursing_home: "no",
    effusion: "no",
    respiratory_rate: 16,
    systolic: 120,
    temperature: 37,
    pulse: 80,
    ...Object.fromEntries(Object.keys(PSI_DISEASES).map((id) => [id, "no"])),
  })),
  inputs: {
    age: figure(18, 120, { turns: [50] }),
    sex: SEX,
    ...questions("nursing_home", "effusion", ...Object.keys(PSI_DISEASES)),
    respiratory_rate: figure(2, 80, { turns: [30] }),
    systolic: figure(30, 300, { turns: [90] }),
    temperature: figure(25, 45, { turns: [35, 40], by: 0.1 }),
    pulse: figure(20, 300, { turns: [125] }),
    ph: figure(6.5, 8, { turns: [7.35], by: 0.01, optional: true }),
    bun: figure(1, 300, { turns: [30], optional: true }),
    sodium: figure(90, 200, { turns: [130], optional: true }),
    glucose: figure(10, 3000, { turns: [250], optional: true }),
    hematocrit: figure(5, 75, { turns: [30], by: 0.1, optional: true }),
    pao2: figure(10, 700, { turns: [60], optional: true }),
    saturation: figure(40, 100, { turns: [90], optional: true }),
  },
  expect: ({ n, has, is, yes }) => {
    const diseases = sum(...Object.entries(PSI_DISEASES).map(([id, worth]) => worth * yes(id)));
    const signs = sum(
      20 * +(n("respiratory_rate") >= 30),
      20 * +(n("systolic") < 90),
      15 * +(below(n("temperature"), 35) || atMost(40, n("temperature"))),
      10 * +(n("pulse") >= 125),
    );
    // What is not a number compares as false: it counts as normal.
    const tests = sum(
      30 * +(n("ph") < 7.35 - 1e-9),
      20 * +(n("bun") >= 30),
      20 * +(n("sodium") < 130),
      10 * +(n("glucose") >= 250),
      10 * +(n("hematocrit") < 30 - 1e-9),
      10 * +(n("pao2") < 60 || n("saturation") < 90),
    );
    const years = n("age") - (is("sex", "female") ? 10 : 0);
    const total = years + diseases + signs + tests + 10 * yes("nursing_home", "effusion");
    const first = n("age") <= 50 && diseases + signs === 0;
    const band = upTo(total, [[70, "Class II"], [90, "Class III"], [130, "Class IV"]], "Class V");
    const measured = ["ph", "bun", "sodium", "glucose", "hematocrit"].every(has);
    const open = !measured || (!has("pao2") && !has("saturation"));
    return {
      values: { total },
      band: first ? "Class I" : band,
      notes: open ? ["What was not measured"] : [],
    };
  },
};

const PACK_YEARS: SecondWay = {
  inputs: { cigarettes: figure(0, 200, { turns: [20] }), years: figure(0, 100, { turns: [20] }) },
  expect: ({ n }) => {
    const years = (n("cigarettes") * n("years")) / 20;
    return { values: { pack_years: years }, band: below(years, 20) ? "Under 20" : "20 or more" };
  },
};

const WINTERS: SecondWay = {
  inputs: {
    bicarbonate: figure(1, 24, { turns: [10] }),
    pco2: figure(5, 150, { turns: [21, 25], optional: true }),
  },
  expect: ({ n, has }) => {
    const expected = 8 + (3 * n("bicarbonate")) / 2;
    const off = n("pco2") - expected;
    const band = atMost(off, 2) ? (below(off, -2) ? "pCO2 below" : "As expected") : "pCO2 above";
    return {
      values: { expected, low: expected - 2, high: expected + 2 },
      ...(has("pco2") && { band }),
    };
  },
};

const A_A_GRADIENT: SecondWay = {
  inputs: {
    pao2: figure(10, 700, { turns: [80] }),
    paco2: figure(5, 200, { turns: [40] }),
    fio2: figure(21, 100, { turns: [21] }),
    pressure: figure(250, 800, { optional: true }),
    age: figure(0, 120, { turns: [40], optional: true }),
  },
  expect: ({ n, has }) => {
    const dry = (has("pressure") ? n("pressure") : 760) - 47;
    const alveolar = (n("fio2") * dry) / 100 - n("paco2") * 1.25;
    const gradient = alveolar - n("pao2");
    const expected = has("age") ? 4 + 0.25 * n("age") : undefined;
    const air = n("fio2") <= 21;
    const raised = expected !== undefined && !atMost(gradient, expected);
    return {
      values: { gradient, alveolar, expected },
      ...(has("age") && air && { band: raised ? "Raised for age" : "Not raised" }),
      notes: [
        ...(air ? [] : ["The gradient rises"]),
        ...(below(gradient, 0) ? ["A negative gradient"] : []),
      ],
    };
  },
};

export const LUNGS: Readonly<Record<string, SecondWay>> = {
  "curb-65": CURB_65,
  "pneumonia-severity-index": PSI,
  "pack-years": PACK_YEARS,
  "winters-formula": WINTERS,
  "alveolar-arterial-gradient": A_A_GRADIENT,
};
