import {
  atMost,
  below,
  figure,
  questions,
  type SecondWay,
  SEX,
  under,

  YES_NO,
} from "./second-way.testing.ts";

const { exp, log } = Math;
const lipids = {
  total: figure(30, 1500),
  hdl: figure(3, 200),
  systolic: figure(60, 300),
};

type Terms = readonly (readonly [coefficient: number, term: number])[];
const added = (terms: Terms): number => terms.reduce((total, [a, b]) => total + a * b, 0);

/** Goff 2014, table A: the four equations, each with its mean and its survival at ten years. */
const POOLED: SecondWay = {
  inputs: {
    age: figure(40, 79),
    sex: SEX,
    race: { kind: "choice", choices: ["other", "black"], optional: false },
    total: figure(130, 320),
    hdl: figure(20, 100),
    systolic: figure(90, 200),
    ...questions("treated", "diabetes", "smoker"),
  },
  expect: ({ n, is }) => {
    const [a, t, h, s] = [n("age"), n("total"), n("hdl"), n("systolic")].map(log) as [number, number, number, number];
    const [treated, smoker, diabetes] = [+is("treated"), +is("smoker"), +is("diabetes")];
    const [st, su] = [s * treated, s * (1 - treated)];
    const black = is("race", "black");
    const [terms, mean, survival]: [Terms, number, number] = is("sex", "female")
      ? black
        ? [
            [[17.114, a], [0.94, t], [-18.92, h], [4.475, a * h], [29.291, st], [-6.432, a * st], [27.82, su], [-6.087, a * su], [0.691, smoker], [0.874, diabetes]],
            86.61,
            0.9533,
          ]
        : [
            [[-29.799, a], [4.884, a * a], [13.54, t], [-3.114, a * t], [-13.578, h], [3.149, a * h], [2.019, st], [1.957, su], [7.574, smoker], [-1.665, a * smoker], [0.661, diabetes]],
            -29.18,
            0.9665,
          ]
      : black
        ? [
            [[2.469, a], [0.302, t], [-0.307, h], [1.916, st], [1.809, su], [0.549, smoker], [0.645, diabetes]],
            19.54,
            0.8954,
          ]
        : [
            [[12.344, a], [11.853, t], [-2.664, a * t], [-7.99, h], [1.769, a * h], [1.797, st], [1.764, su], [7.837, smoker], [-1.795, a * smoker], [0.658, diabetes]],
            61.18,
            0.9144,
          ];
    const risk = 100 * (1 - survival ** exp(added(terms) - mean));
    return {
      values: { risk },
      band: under(risk, [[5, "Low"], [7.5, "Borderline"], [20, "Intermediate"]], "High"),
    };
  },
};

/** Khan 2024, supplement: the base model, women then men; terms in the order of the tables. */
const PREVENT_CVD_10 = [
  [0.7939329, 0.0305239, -0.1606857, -0.2394003, 0.3600781, 0.8667604, 0.5360739, 0.6045917, 0.0433769, 0.3151672, -0.1477655, -0.0663612, 0.1197879, -0.0819715, 0.0306769, -0.0946348, -0.27057, -0.078715, -0.1637806, -3.307728],
  [0.7688528, 0.0736174, -0.0954431, -0.4347345, 0.3362658, 0.7692857, 0.4386871, 0.5378979, 0.0164827, 0.288879, -0.1337349, -0.0475924, 0.150273, -0.0517874, 0.0191169, -0.1049477, -0.2251948, -0.0895067, -0.1543702, -3.031168],
] as const;
const PREVENT_ASCVD_10 = [
  [0.719883, 0.1176967, -0.151185, -0.0835358, 0.3592852, 0.8348585, 0.4831078, 0.4864619, 0.0397779, 0.2265309, -0.0592374, -0.0395762, 0.0844423, -0.0567839, 0.0325692, -0.1035985, -0.2417542, -0.0791142, -0.1671492, -3.819975],
  [0.7099847, 0.1658663, -0.1144285, -0.2837212, 0.3239977, 0.7189597, 0.3956973, 0.3690075, 0.0203619, 0.2036522, -0.0865581, -0.0322916, 0.114563, -0.0300005, 0.0232747, -0.0927024, -0.2018525, -0.0970527, -0.1217081, -3.500655],
] as const;
const PREVENT_CVD_30 = [
  [0.5503079, 0.0409794, -0.1663306, -0.1628654, 0.3299505, 0.6793894, 0.3196112, 0.1857101, 0.0553528, 0.2894, -0.075688, -0.056367, 0.1071019, -0.0751438, 0.0301786, -0.0998776, -0.3206166, -0.1607862, -0.1450788, -1.318827, -0.0928369],
  [0.4627309, 0.0836088, -0.1029824, -0.2140352, 0.2904325, 0.5331276, 0.2141914, 0.1155556, 0.0603775, 0.232714, -0.0272112, -0.0384488, 0.134192, -0.0511759, 0.0165865, -0.1101437, -0.2585943, -0.1566406, -0.1166776, -1.148204, -0.0984281],
] as const;
const PREVENT_ASCVD_30 = [
  [0.4669202, 0.1256901, -0.1542255, -0.0018093, 0.322949, 0.6296707, 0.268292, 0.100106, 0.0499663, 0.1875292, 0.0152476, -0.0276123, 0.0736147, -0.0521962, 0.0316918, -0.1046101, -0.2727793, -0.1530907, -0.1299149, -1.974074, -0.0893118],
  [0.3994099, 0.1744643, -0.120203, -0.0665117, 0.2753037, 0.4790257, 0.1782635, -0.0218789, 0.0602553, 0.1421182, 0.0135996, -0.0218265, 0.1013148, -0.0312619, 0.020673, -0.0920935, -0.2159947, -0.1548811, -0.0712547, -1.736444, -0.0937484],
] as const;
const PREVENT_HF_10 = [
  [0.8998235, -0.4559771, 0.3576505, 1.038346, 0.583916, -0.0072294, 0.2997706, 0.7451638, 0.0557087, 0.3534442, -0.0981511, -0.0946663, -0.3581041, -0.1159453, -0.003878, -0.1884289, -4.310409],
  [0.8972642, -0.6811466, 0.3634461, 0.923776, 0.5023736, -0.0485841, 0.3726929, 0.6926917, 0.0251827, 0.2980922, -0.0497731, -0.1289201, -0.3040924, -0.1401688, 0.0068126, -0.1797778, -3.946391],
] as const;
const PREVENT_HF_30 = [
  [0.6254374, -0.3919241, 0.3142295, 0.8330787, 0.3438651, 0.0594874, 0.2525536, 0.2981642, 0.0667159, 0.333921, -0.0893177, -0.0974299, -0.404855, -0.1982991, -0.0035619, -0.1564215, -2.205379, -0.0983038],
  [0.5681541, -0.4761564, 0.30324, 0.6840338, 0.2656273, 0.0833107, 0.26999, 0.2541805, 0.0638923, 0.2583631, -0.0391938, -0.1269124, -0.3273572, -0.2043019, -0.0182831, -0.1342618, -1.95751, -0.1048388],
] as const;

const PREVENT: SecondWay = {
  inputs: {
    age: figure(30, 79, { turns: [59] }),
    sex: SEX,
    total: figure(130, 320),
    hdl: figure(20, 100),
    systolic: figure(90, 200, { turns: [110] }),
    bmi: figure(18.5, 39.9, { turns: [30], by: 0.1, optional: true }),
    egfr: figure(15, 150, { turns: [60] }),
    ...questions("treated", "statin", "diabetes", "smoker"),
  },
  expect: ({ n, is, has }) => {
    const mmol = 0.02586;
    const age = (n("age") - 55) / 10;
    const nonHdl = mmol * n("total") - mmol * n("hdl") - 3.5;
    const hdl = (mmol * n("hdl") - 1.3) / 0.3;
    const [low, high] = [Math.min(n("systolic"), 110) - 110, Math.max(n("systolic"), 110) - 130];
    const [slim, heavy] = [(Math.min(n("bmi"), 30) - 25) / 5, (Math.max(n("bmi"), 30) - 30) / 5];
    const [weak, strong] = [(60 - Math.min(n("egfr"), 60)) / 15, (90 - Math.max(n("egfr"), 60)) / 15];
    const [pressure, peak] = [low / 20, high / 20];
    const [bp, statin] = [+is("treated"), +is("statin")];
    const [diabetes, smoker] = [+is("diabetes"), +is("smoker")];
    const vessels = [age, nonHdl, hdl, pressure, peak, diabetes, smoker, weak, strong, bp, statin, bp * peak, statin * nonHdl, age * nonHdl, age * hdl, age * peak, age * diabetes, age * smoker, age * weak, 1, age * age];
    const failure = [age, pressure, peak, diabetes, smoker, slim, heavy, weak, strong, bp, bp * peak, age * peak, age * diabetes, age * smoker, age * heavy, age * weak, 1, age * age];
    const sex = is("sex", "female") ? 0 : 1;
    const of = (models: readonly (readonly number[])[], terms: readonly number[]) => {
      const odds = (models[sex] ?? []).reduce((sum, one, at) => sum + one * (terms[at] ?? 0), 0);
      return 100 / (1 + exp(-odds));
    };
    const young = atMost(n("age"), 59);
    const cvd = of(PREVENT_CVD_10, vessels);
    return {
      values: {
        cvd_10: cvd,
        ascvd_10: of(PREVENT_ASCVD_10, vessels),
        hf_10: has("bmi") ? of(PREVENT_HF_10, failure) : undefined,
        cvd_30: young ? of(PREVENT_CVD_30, vessels) : undefined,
        ascvd_30: young ? of(PREVENT_ASCVD_30, vessels) : undefined,
        hf_30: young && has("bmi") ? of(PREVENT_HF_30, failure) : undefined,
      },
      band: under(cvd, [[5, "Low"], [7.5, "Borderline"], [20, "Intermediate"]], "High"),
      notes: young ? [] : ["The risk of 30 years"],
    };
  },
};

/** D'Agostino 2008, table 2 with lipids. */
const FRAMINGHAM_CVD: SecondWay = {
  inputs: { age: figure(30, 74), sex: SEX, ...lipids, treated: YES_NO, ...questions("smoker", "diabetes") },
  expect: ({ n, is }) => {
    const [a, t, h, s] = [log(n("age")), log(n("total")), log(n("hdl")), log(n("systolic"))];
    const women = is("sex", "female");
    const linear = women
      ? 2.32888 * a + 1.20904 * t - 0.70833 * h + (is("treated") ? 2.82263 : 2.76157) * s
      : 3.06117 * a + 1.1237 * t - 0.93263 * h + (is("treated") ? 1.99881 : 1.93303) * s;
    const habits = women
      ? 0.52873 * +is("smoker") + 0.69154 * +is("diabetes")
      : 0.65451 * +is("smoker") + 0.57367 * +is("diabetes");
    const risk = women
      ? 1 - 0.95012 ** exp(linear + habits - 26.1931)
      : 1 - 0.88936 ** exp(linear + habits - 23.9802);
    return {
      values: { risk: 100 * risk },
      band: under(100 * risk, [[10, "Low"], [20, "Intermediate"]], "High"),
    };
  },
};

/** ATP III 2001: hard coronary events; the smoker's age stops at 70 in men and 78 in women. */
const FRAMINGHAM_CHD: SecondWay = {
  inputs: { age: figure(20, 79, { turns: [70, 78] }), sex: SEX, ...lipids, treated: YES_NO, ...questions("smoker") },
  expect: ({ n, is }) => {
    const [a, t, h, s] = [log(n("age")), log(n("total")), log(n("hdl")), log(n("systolic"))];
    const [smoker, treated] = [+is("smoker"), +is("treated")];
    const women = is("sex", "female");
    const old = log(Math.min(n("age"), women ? 78 : 70));
    const linear = women
      ? added([[31.764001, a], [22.465206, t], [-1.187731, h], [2.552905, s], [0.420251, treated], [13.07543, smoker], [-5.060998, a * t], [-2.996945, old * smoker], [-146.5933061, 1]])
      : added([[52.00961, a], [20.014077, t], [-0.905964, h], [1.305784, s], [0.241549, treated], [12.096316, smoker], [-4.605038, a * t], [-2.84367, old * smoker], [-2.93323, a * a], [-172.300168, 1]]);
    const risk = 100 * (1 - (women ? 0.98767 : 0.9402) ** exp(linear));
    return {
      values: { risk },
      band: under(risk, [[10, "Under 10"], [20, "10 to"]], "20 %"),
    };
  },
};

/** Friedewald 1972 and Sampson 2020, each as far as its paper goes. */
const LDL: SecondWay = {
  inputs: {
    total: figure(30, 1500, { turns: [150] }),
    hdl: figure(3, 200, { turns: [150] }),
    triglycerides: figure(10, 5000, { turns: [150, 400, 800] }),
  },
  expect: ({ n }) => {
    const [total, hdl, fat] = [n("total"), n("hdl"), n("triglycerides")];
    if (!atMost(fat, 800)) return { refused: "With triglycerides above 800" };
    if (atMost(total, hdl)) return { refused: "Total cholesterol must be above" };
    const nonHdl = total - hdl;
    const ldl = atMost(fat, 400) ? nonHdl - 0.2 * fat : undefined;
    const sampson =
      total / 0.948 - hdl / 0.971 - fat / 8.56 - (fat * nonHdl) / 2140 + (fat * fat) / 16100 - 9.44;
    const low = (ldl !== undefined && below(ldl, 70)) || !atMost(fat, 150);
    return {
      values: { ldl, sampson, non_hdl: nonHdl },
      notes: [
        ...(ldl === undefined ? ["Triglycerides above 400"] : []),
        ...(low ? ["LDL under 70"] : []),
      ],
    };
  },
};

export const CARDIOVASCULAR_RISK: Readonly<Record<string, SecondWay>> = {
  "ascvd-pooled-cohort": POOLED,
  prevent: PREVENT,
  "framingham-cvd": FRAMINGHAM_CVD,
  "framingham-hard-chd": FRAMINGHAM_CHD,
  "ldl-friedewald": LDL,
};
