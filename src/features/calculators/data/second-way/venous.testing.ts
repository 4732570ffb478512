import {
  atMost,
  below,
  figure,
  oneOf,
  questions,
  type SecondWay,
  under,
  upTo,
} from "./second-way.testing.ts";

/** Wells 2003: nine points, two off for another likely diagnosis. */
const WELLS_DVT: SecondWay = {
  inputs: questions(
    "cancer",
    "paralysis",
    "bedridden",
    "tenderness",
    "whole_leg",
    "calf",
    "pitting",
    "collateral",
    "previous",
    "alternative",
  ),
  expect: ({ yes, is }) => {
    const signs = yes("cancer", "paralysis", "bedridden", "tenderness", "whole_leg", "calf", "pitting", "collateral", "previous");
    const total = is("alternative") ? signs - 2 : signs;
    return { values: { total }, band: total < 2 ? "DVT unlikely" : "DVT likely" };
  },
};

/** Wells 2000; two levels by van Belle 2006. */
const WELLS_PE: SecondWay = {
  inputs: {
    ...questions("signs", "likely", "immobile", "previous", "hemoptysis", "cancer"),
    heart_rate: figure(20, 300, { turns: [100] }),
  },
  expect: ({ n, yes }) => {
    const halves =
      6 * yes("signs", "likely") +
      3 * yes("immobile", "previous") +
      2 * yes("hemoptysis", "cancer") +
      (n("heart_rate") > 100 ? 3 : 0);
    return { values: { total: halves / 2 }, band: halves > 8 ? "PE likely" : "PE unlikely" };
  },
};

/** Kline 2008: eight criteria; the rule is negative with none. */
const PERC: SecondWay = {
  inputs: {
    age: figure(18, 120, { turns: [50] }),
    heart_rate: figure(20, 300, { turns: [100] }),
    saturation: figure(40, 100, { turns: [95] }),
    ...questions("leg", "hemoptysis", "surgery", "previous", "estrogen"),
  },
  expect: ({ n, yes }) => {
    const fine = below(n("age"), 50) && below(n("heart_rate"), 100) && atMost(95, n("saturation"));
    const unmet =
      yes("leg", "hemoptysis", "surgery", "previous", "estrogen") +
      +!below(n("age"), 50) +
      +!below(n("heart_rate"), 100) +
      +!atMost(95, n("saturation"));
    const none = fine && yes("leg", "hemoptysis", "surgery", "previous", "estrogen") === 0;
    return { values: { total: unmet }, band: none ? "Rule negative" : "Rule positive" };
  },
};

/** Le Gal 2006. */
const GENEVA: SecondWay = {
  inputs: {
    age: figure(18, 120, { turns: [65] }),
    heart_rate: figure(20, 300, { turns: [75, 95] }),
    ...questions("previous", "surgery", "cancer", "leg_pain", "hemoptysis", "palpation"),
  },
  expect: ({ n, yes }) => {
    const total =
      (atMost(n("age"), 65) ? 0 : 1) +
      under(n("heart_rate"), [[75, 0], [95, 3]], 5) +
      3 * yes("previous", "leg_pain") +
      2 * yes("surgery", "cancer", "hemoptysis") +
      4 * yes("palpation");
    return { values: { total }, band: upTo(total, [[3, "Low"], [10, "Intermediate"]], "High") };
  },
};

const CAPRINI_ONE = ["major_before", "varicose", "bowel", "swollen", "infarction", "heart_failure", "sepsis", "lung", "copd", "hormones", "pregnancy", "stillbirth"];
const CAPRINI_TWO = ["cast", "cancer", "catheter"];
const CAPRINI_THREE = ["previous", "family", "leiden", "prothrombin", "homocysteine", "lupus", "anticardiolipin", "hit", "other"];
const CAPRINI_FIVE = ["stroke", "fracture", "spinal", "trauma"];

/** Caprini 2005. */
const CAPRINI: SecondWay = {
  inputs: {
    age: figure(18, 120, { turns: [41, 61, 75] }),
    bmi: figure(8, 120, { turns: [25], by: 0.1 }),
    surgery: oneOf("none", "minor", "major", "arthroplasty"),
    mobility: oneOf("normal", "medical", "confined"),
    ...questions(...CAPRINI_ONE, ...CAPRINI_TWO, ...CAPRINI_THREE, ...CAPRINI_FIVE),
  },
  expect: ({ n, by, yes }) => {
    const total =
      under(n("age"), [[41, 0], [61, 1], [75, 2]], 3) +
      (atMost(n("bmi"), 25) ? 0 : 1) +
      by("surgery", { none: 0, minor: 1, major: 2, arthroplasty: 5 }) +
      by("mobility", { normal: 0, medical: 1, confined: 2 }) +
      yes(...CAPRINI_ONE) +
      2 * yes(...CAPRINI_TWO) +
      3 * yes(...CAPRINI_THREE) +
      5 * yes(...CAPRINI_FIVE);
    return {
      values: { total },
      band: upTo(total, [[0, "Very low"], [2, "Low"], [4, "Moderate"]], "High"),
    };
  },
};

/** Barbar 2010. */
const PADUA: SecondWay = {
  inputs: {
    age: figure(18, 120, { turns: [70] }),
    bmi: figure(8, 120, { turns: [30], by: 0.1 }),
    ...questions(
      "cancer",
      "previous",
      "mobility",
      "thrombophilia",
      "trauma",
      "failure",
      "infarction",
      "infection",
      "hormones",
    ),
  },
  expect: ({ n, yes }) => {
    const total =
      3 * yes("cancer", "previous", "mobility", "thrombophilia") +
      2 * yes("trauma") +
      yes("failure", "infarction", "infection", "hormones") +
      +atMost(70, n("age")) +
      +atMost(30, n("bmi"));
    return { values: { total }, band: total < 4 ? "Low" : "High" };
  },
};

export const VENOUS: Readonly<Record<string, SecondWay>> = {
  "wells-dvt": WELLS_DVT,
  "wells-pe": WELLS_PE,
  perc: PERC,
  "geneva-revised": GENEVA,
  caprini: CAPRINI,
  padua: PADUA,
};
