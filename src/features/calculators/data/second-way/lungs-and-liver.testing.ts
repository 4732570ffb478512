import {
  atMost,
  below,
  figure,
  leftOut,
  oneOf,
  questions,
  type SecondWay,
  SEX,
  sum,
  under,
  upTo,
  YES_NO,
} from "./second-way.testing.ts";

const { log, max, min, round } = Math;
const within = (value: number, low: number, high: number) => min(high, max(low, value));

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
    ...{ age, sex: "male", nursing_home: "no", effusion: "no", respiratory_rate: 16, systolic: 120 },
    ...{ temperature: 37, pulse: 80 },
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

export const LUNGS_AND_LIVER: Readonly<Record<string, SecondWay>> = {
  "curb-65": CURB_65,
  "pneumonia-severity-index": PSI,
  "pack-years": PACK_YEARS,
  "winters-formula": WINTERS,
  "alveolar-arterial-gradient": A_A_GRADIENT,
  "child-pugh": CHILD_PUGH,
  "meld-3": MELD_3,
  "meld-na": MELD_NA,
  maddrey: MADDREY,
  "fib-4": FIB_4,
  "glasgow-blatchford": GLASGOW_BLATCHFORD,
  ranson: RANSON,
};
