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
} from "./second-way.testing.ts";

/** Lip 2010: C, H, D, V and Sc one each, S2 two, A one from 65 and two from 75. ACC/AHA 2023 counts without sex. */
const CHA2DS2_VASC: SecondWay = {
  inputs: {
    age: figure(18, 120, { turns: [65, 75] }),
    sex: SEX,
    ...questions("heart_failure", "hypertension", "diabetes", "stroke", "vascular_disease"),
  },
  expect: ({ n, is, yes }) => {
    const without =
      yes("heart_failure", "hypertension", "diabetes", "vascular_disease") +
      2 * yes("stroke") +
      under(n("age"), [[65, 0], [75, 1]], 2);
    return {
      values: { total: without + (is("sex", "female") ? 1 : 0) },
      band: upTo(without, [[0, "Low"], [1, "Intermediate"]], "High"),
    };
  },
};

/** Pisters 2010: nine points, the ninth for more than 65 years. */
const HAS_BLED: SecondWay = {
  inputs: {
    age: figure(18, 120, { turns: [65] }),
    ...questions(
      "hypertension",
      "renal",
      "liver",
      "stroke",
      "bleeding",
      "labile_inr",
      "drugs",
      "alcohol",
    ),
  },
  expect: ({ n, yes }) => {
    const total =
      yes("hypertension", "renal", "liver", "stroke", "bleeding", "labile_inr", "drugs", "alcohol") +
      (atMost(n("age"), 65) ? 0 : 1);
    return { values: { total }, band: upTo(total, [[1, "Low"], [2, "Moderate"]], "High") };
  },
};

/** Six 2008: five parts of 0 to 2. */
const HEART: SecondWay = {
  inputs: {
    history: oneOf("slight", "moderate", "high"),
    ecg: oneOf("normal", "nonspecific", "st_depression"),
    age: figure(18, 120, { turns: [45, 65] }),
    risk_factors: oneOf("none", "one_or_two", "three_or_more"),
    troponin: oneOf("normal", "to_three_times", "above_three_times"),
  },
  expect: ({ n, by }) => {
    const total =
      by("history", { slight: 0, moderate: 1, high: 2 }) +
      by("ecg", { normal: 0, nonspecific: 1, st_depression: 2 }) +
      under(n("age"), [[45, 0], [65, 1]], 2) +
      by("risk_factors", { none: 0, one_or_two: 1, three_or_more: 2 }) +
      by("troponin", { normal: 0, to_three_times: 1, above_three_times: 2 });
    return { values: { total }, band: upTo(total, [[3, "Low"], [6, "Moderate"]], "High") };
  },
};

/** Antman 2000: seven points. */
const TIMI: SecondWay = {
  inputs: {
    age: figure(18, 120, { turns: [65] }),
    ...questions("risk_factors", "stenosis", "aspirin", "angina", "st_change", "markers"),
  },
  expect: ({ n, yes }) => {
    const total =
      yes("risk_factors", "stenosis", "aspirin", "angina", "st_change", "markers") +
      (below(n("age"), 65) ? 0 : 1);
    const band = upTo(total, [[1, "0 or 1"], [2, "2"], [3, "3"], [4, "4"], [5, "5"]], "6 or 7");
    return { values: { total }, band };
  },
};

/** The nomogram of Granger 2003, as the paper's Figure prints it. */
const GRACE: SecondWay = {
  inputs: {
    age: figure(18, 120, { turns: [30, 40, 50, 60, 70, 80, 90] }),
    heart_rate: figure(20, 300, { turns: [50, 70, 90, 110, 150, 200] }),
    systolic: figure(30, 300, { turns: [80, 100, 120, 140, 160, 200] }),
    creatinine: figure(0.1, 40, { turns: [0.4, 0.8, 1.2, 1.6, 2, 4], by: 0.01 }),
    killip: oneOf("one", "two", "three", "four"),
    ...questions("arrest", "st_change", "markers"),
  },
  expect: ({ n, by, yes }) => {
    const rates: [number, number][] = [[50, 0], [70, 3], [90, 9], [110, 15], [150, 24], [200, 38]];
    const pressures: [number, number][] =
      [[80, 58], [100, 53], [120, 43], [140, 34], [160, 24], [200, 10]];
    const ages: [number, number][] =
      [[30, 0], [40, 8], [50, 25], [60, 41], [70, 58], [80, 75], [90, 91]];
    const total = sum(
      by("killip", { one: 0, two: 20, three: 39, four: 59 }),
      under(n("systolic"), pressures, 0),
      under(n("heart_rate"), rates, 46),
      under(n("age"), ages, 100),
      under(n("creatinine"), [[0.4, 1], [0.8, 4], [1.2, 7], [1.6, 10], [2, 13], [4, 21]], 28),
      39 * yes("arrest"),
      28 * yes("st_change"),
      14 * yes("markers"),
    );
    const band = upTo(total, [[108, "Low"], [140, "Intermediate"]], "High");
    return { values: { total }, band };
  },
};

/** The table of Eagle 2004 for those who leave the hospital. */
const GRACE_6_MONTHS: SecondWay = {
  inputs: {
    age: figure(18, 120, { turns: [40, 50, 60, 70, 80, 90] }),
    heart_rate: figure(20, 300, { turns: [50, 70, 90, 110, 150, 200] }),
    systolic: figure(30, 300, { turns: [80, 100, 120, 140, 160, 200] }),
    creatinine: figure(0.1, 40, { turns: [0.4, 0.8, 1.2, 1.6, 2, 4], by: 0.01 }),
    ...questions("heart_failure", "infarction", "st_depression", "markers", "no_pci"),
  },
  expect: ({ n, yes }) => {
    const ages: [number, number][] = [[40, 0], [50, 18], [60, 36], [70, 55], [80, 73], [90, 91]];
    const rates: [number, number][] = [[50, 0], [70, 3], [90, 9], [110, 14], [150, 23], [200, 35]];
    const pressures: [number, number][] =
      [[80, 24], [100, 22], [120, 18], [140, 14], [160, 10], [200, 4]];
    const total = sum(
      under(n("age"), ages, 100),
      under(n("heart_rate"), rates, 43),
      under(n("systolic"), pressures, 0),
      under(n("creatinine"), [[0.4, 1], [0.8, 3], [1.2, 5], [1.6, 7], [2, 9], [4, 15]], 20),
      24 * yes("heart_failure"),
      12 * yes("infarction"),
      11 * yes("st_depression"),
      15 * yes("markers"),
      14 * yes("no_pci"),
    );
    return { values: { total }, band: upTo(total, [[88, "Low"], [118, "Intermediate"]], "High") };
  },
};

const QTC: SecondWay = {
  inputs: {
    qt: figure(150, 900),
    heart_rate: figure(20, 300, { turns: [60, 100] }),
    sex: leftOut(SEX),
  },
  expect: ({ n, has, is }) => {
    const rate = n("heart_rate");
    const seconds = 60 / rate;
    const fridericia = n("qt") / Math.cbrt(seconds);
    const limit = is("sex", "male") ? 450 : 460;
    const plain = below(fridericia, limit) ? "Not prolonged" : "Prolonged";
    const band = below(fridericia, 500) ? has("sex") && plain : "500 ms or more";
    return {
      values: {
        fridericia,
        bazett: n("qt") / Math.sqrt(seconds),
        framingham: n("qt") + 1000 * 0.154 * (1 - seconds),
        hodges: n("qt") + 1.75 * (rate - 60),
        rautaharju: (n("qt") * (120 + rate)) / 180,
      },
      ...(band && { band }),
      notes: atMost(60, rate) && atMost(rate, 100) ? [] : ["Bazett corrects too much"],
    };
  },
};

/** Lee 1999: six points. */
const RCRI: SecondWay = {
  inputs: {
    ...questions("surgery", "ischemic", "heart_failure", "stroke", "insulin"),
    creatinine: figure(0.1, 40, { turns: [2], by: 0.1 }),
  },
  expect: ({ n, yes }) => {
    const total =
      yes("surgery", "ischemic", "heart_failure", "stroke", "insulin") +
      (atMost(n("creatinine"), 2) ? 0 : 1);
    return { values: { total }, band: upTo(total, [[0, "0"], [1, "1"], [2, "2"]], "3 or more") };
  },
};

export const CARDIOLOGY: Readonly<Record<string, SecondWay>> = {
  "cha2ds2-vasc": CHA2DS2_VASC,
  "has-bled": HAS_BLED,
  "heart-score": HEART,
  "timi-nstemi": TIMI,
  grace: GRACE,
  "grace-6-months": GRACE_6_MONTHS,
  qtc: QTC,
  rcri: RCRI,
};
