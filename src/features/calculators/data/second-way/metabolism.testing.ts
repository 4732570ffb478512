import {
  atMost,
  below,
  figure,
  oneOf,
  type SecondWay,
  SEX,
  under,
} from "./second-way.testing.ts";
import { devine } from "./kidneys.testing.ts";

const A1C: SecondWay = {
  inputs: { a1c: figure(3, 20, { by: 0.1 }) },
  expect: ({ n }) => ({
    values: { eag: (287 * n("a1c") - 467) / 10, eag_mmol: (159 * n("a1c") - 259) / 100 },
  }),
};

const CORRECTED_CALCIUM: SecondWay = {
  inputs: {
    calcium: figure(2, 25, { turns: [8.5, 10.5], by: 0.1 }),
    albumin: figure(0.5, 7, { turns: [4], by: 0.1 }),
    normal_albumin: figure(3, 5, { by: 0.1, optional: true }),
  },
  expect: ({ n, has }) => {
    const normal = has("normal_albumin") ? n("normal_albumin") : 4;
    const corrected = n("calcium") + (4 * (normal - n("albumin"))) / 5;
    const high = atMost(corrected, 10.5) ? "Usual range" : "High";
    return { values: { corrected }, band: below(corrected, 8.5) ? "Low" : high };
  },
};

const CORRECTED_SODIUM: SecondWay = {
  inputs: { sodium: figure(90, 200), glucose: figure(20, 3000, { turns: [100] }) },
  expect: ({ n }) => {
    const hundreds = (n("glucose") - 100) / 100;
    return {
      values: { hillier: n("sodium") + 2.4 * hundreds, katz: n("sodium") + 1.6 * hundreds },
      ...(n("glucose") < 100 && { band: "Nothing to correct" }),
    };
  },
};

const HOMA_IR: SecondWay = {
  inputs: { glucose: figure(30, 600), insulin: figure(0.1, 500, { by: 0.1 }) },
  expect: ({ n }) => ({ values: { homa: (n("glucose") / 405) * n("insulin") } }),
};

const STEROIDS = {
  betamethasone: 0.75,
  cortisone: 25,
  dexamethasone: 0.75,
  hydrocortisone: 20,
  methylprednisolone: 4,
  prednisolone: 5,
  prednisone: 5,
  triamcinolone: 4,
};

/** The table of equivalent doses that the labels share: how many tablets' worth, and that of another. */
const STEROID_EQUIVALENCE: SecondWay = {
  inputs: { drug: oneOf(...Object.keys(STEROIDS)), dose: figure(0.01, 5000, { by: 0.01 }) },
  expect: ({ n, by }) => {
    const worth = n("dose") / by("drug", STEROIDS);
    const { prednisolone: _same, ...others } = STEROIDS;
    return {
      values: Object.fromEntries(Object.entries(others).map(([id, mg]) => [id, worth * mg])),
    };
  },
};

const BODY_MASS_INDEX: SecondWay = {
  inputs: { weight: figure(1, 500, { turns: [74, 100] }), height: figure(40, 250, { turns: [200] }) },
  expect: ({ n }) => {
    const square = (n("height") * n("height")) / 10_000;
    const bmi = n("weight") / square;
    const bands: [number, string][] = [[18.5, "Underweight"], [25, "Healthy"], [30, "Overweight"], [35, "Obesity class 1"], [40, "Obesity class 2"]];
    return {
      values: { bmi, weight_at_18_5: 18.5 * square, weight_at_25: 25 * square },
      band: under(bmi, bands, "Obesity class 3"),
    };
  },
};

const BODY_SURFACE_AREA: SecondWay = {
  inputs: { weight: figure(0.5, 400, { by: 0.1 }), height: figure(25, 250) },
  expect: ({ n }) => {
    const [w, h] = [Math.log(n("weight")), Math.log(n("height"))];
    return {
      values: {
        mosteller: Math.sqrt(n("height") * n("weight")) / 60,
        du_bois: 0.007184 * Math.exp(0.425 * w + 0.725 * h),
        haycock: 0.024265 * Math.exp(0.5378 * w + 0.3964 * h),
        gehan_george: 0.0235 * Math.exp(0.51456 * w + 0.42246 * h),
      },
    };
  },
};

const IDEAL_BODY_WEIGHT: SecondWay = {
  inputs: {
    sex: SEX,
    height: figure(100, 250, { turns: [130, 152.4], by: 0.1 }),
    weight: figure(10, 500, { turns: [30], optional: true }),
  },
  expect: ({ n, is, has }) => {
    const isWoman = is("sex", "female");
    const ideal = devine(n("height"), isWoman);
    const weight = n("weight");
    const bmi = weight / (n("height") / 100) ** 2;
    const lean = (9270 * weight) / (isWoman ? 8780 + 244 * bmi : 6680 + 216 * bmi);
    const known = (value: number) => (has("weight") ? value : undefined);
    return {
      values: {
        ideal,
        adjusted: known(Math.max(weight - ideal, 0) * 0.4 + Math.min(weight, ideal)),
        lean: known(lean),
        percent: known((weight / ideal) * 100),
      },
      notes: [
        ...(below(n("height"), 152.4) ? ["Under 60 inches"] : []),
        ...(has("weight") && atMost(weight, ideal) ? ["Actual weight is not"] : []),
      ],
    };
  },
};

const TARGET_WEIGHT: SecondWay = {
  inputs: { height: figure(40, 250), bmi: figure(10, 60, { by: 0.1 }) },
  expect: ({ n }) => ({ values: { weight: (n("bmi") * n("height") * n("height")) / 1e4 } }),
};

/** Sheiner and Tozer 1978. */
const PHENYTOIN: SecondWay = {
  inputs: {
    phenytoin: figure(0.1, 100, { turns: [9, 10, 18, 20], by: 0.1 }),
    albumin: figure(0.5, 7, { turns: [4, 4.4, 4.5], by: 0.1 }),
    clearance: oneOf("enough", "low"),
  },
  expect: ({ n, is }) => {
    const corrected = n("phenytoin") / (0.1 + n("albumin") / (is("clearance", "low") ? 10 : 5));
    const band = below(corrected, 10) ? "Under 10" : atMost(corrected, 20) ? "10 to 20" : "Above 20";
    return {
      values: { corrected },
      band,
      notes: atMost(4.4, n("albumin")) ? ["With an albumin"] : [],
    };
  },
};

const MME = {
  codeine: 0.15,
  fentanyl_patch: 2.4,
  fentanyl_buccal: 0.13,
  hydrocodone: 1,
  hydromorphone: 5,
  methadone: 4.7,
  morphine: 1,
  oxycodone: 1.5,
  oxymorphone: 3,
  tapentadol: 0.4,
  tramadol: 0.2,
};
const MOST = {
  codeine: 1000,
  fentanyl_patch: 1000,
  fentanyl_buccal: 10_000,
  hydrocodone: 2000,
  hydromorphone: 1000,
  methadone: 1000,
  morphine: 5000,
  oxycodone: 2000,
  oxymorphone: 1000,
  tapentadol: 2000,
  tramadol: 2000,
};

/** Dowell 2022, table of conversion factors. */
const OPIOID_MME: SecondWay = {
  inputs: Object.fromEntries(
    Object.entries(MOST).map(([id, most]) => [
      id,
      figure(0, most, { turns: [10, 50], optional: true }),
    ]),
  ),
  also: [{}, { codeine: 0 }, { codeine: 0.5 }, { fentanyl_buccal: 0.5 }],
  expect: ({ n, has }) => {
    const taken = Object.entries(MME).filter(([id]) => has(id));
    if (taken.every(([id]) => n(id) === 0)) return { refused: "Give the daily dose" };
    const mme = taken.reduce((total, [id, factor]) => total + factor * n(id), 0);
    return {
      values: { mme },
      band: below(mme, 50) ? "Under 50" : "50 MME",
      notes: has("fentanyl_buccal") && n("fentanyl_buccal") > 0 ? ["The factor of fentanyl"] : [],
    };
  },
};

export const METABOLISM: Readonly<Record<string, SecondWay>> = {
  "a1c-average-glucose": A1C,
  "corrected-calcium": CORRECTED_CALCIUM,
  "corrected-sodium": CORRECTED_SODIUM,
  "homa-ir": HOMA_IR,
  "steroid-equivalence": STEROID_EQUIVALENCE,
  "body-mass-index": BODY_MASS_INDEX,
  "body-surface-area": BODY_SURFACE_AREA,
  "ideal-body-weight": IDEAL_BODY_WEIGHT,
  "target-weight": TARGET_WEIGHT,
  "phenytoin-corrected": PHENYTOIN,
  "opioid-mme": OPIOID_MME,
};
