import {
  atMost,
  below,
  figure,
  leftOut,
  oneOf,
  type SecondWay,
  SEX,
  under,
  upTo,
} from "./second-way.testing.ts";

const { exp, log } = Math;
/** A power by logarithms, as a slide rule would. */
const power = (base: number, exponent: number) => exp(exponent * log(base));

const adult = figure(18, 120, { turns: [40] });
const serumCreatinine = figure(0.1, 40, { turns: [0.7, 0.9], by: 0.1 });

/** Devine, never under 30 kg. */
export const devine = (cm: number, isWoman: boolean): number =>
  Math.max(30, (isWoman ? 45.5 : 50) + 2.3 * (cm / 2.54 - 60));

/** Cockcroft and Gault 1976. */
const CREATININE_CLEARANCE: SecondWay = {
  inputs: {
    age: adult,
    sex: SEX,
    weight: figure(20, 400, { turns: [60] }),
    creatinine: serumCreatinine,
    height: figure(100, 250, { turns: [120], optional: true }),
  },
  expect: ({ n, is, has }) => {
    const isWoman = is("sex", "female");
    const ideal = devine(n("height"), isWoman);
    const weight = n("weight");
    const by = (kg: number) => (((140 - n("age")) * kg) / 72 / n("creatinine")) * (isWoman ? 0.85 : 1);
    const known = (kg: number) => (has("height") ? by(kg) : undefined);
    const heavy = !atMost(weight, ideal);
    return {
      values: {
        actual_weight: by(weight),
        ideal_weight: known(heavy ? ideal : weight),
        adjusted_weight: known(heavy ? 0.6 * ideal + 0.4 * weight : weight),
      },
      notes: [
        ...(has("height") && !atMost(weight, 1.2 * ideal) ? ["Actual weight is over"] : []),
        ...(has("height") && below(weight, ideal) ? ["Actual weight is under"] : []),
      ],
    };
  },
};

/** Inker 2021, and 2012 for cystatin C alone. */
const CKD_EPI: SecondWay = {
  inputs: {
    age: adult,
    sex: SEX,
    creatinine: serumCreatinine,
    cystatin: figure(0.1, 15, { turns: [0.8], by: 0.1, optional: true }),
  },
  expect: ({ n, is, has }) => {
    const isWoman = is("sex", "female");
    const [age, cystatin] = [n("age"), n("cystatin") / 0.8];
    const ratio = n("creatinine") / (isWoman ? 0.7 : 0.9);
    const bent = (value: number, low: number, high: number) => power(value, value < 1 ? low : high);
    const alone = 142 * bent(ratio, isWoman ? -0.241 : -0.302, -1.2) * power(0.9938, age);
    const both =
      135 *
      bent(ratio, isWoman ? -0.219 : -0.144, -0.544) *
      bent(cystatin, -0.323, -0.778) *
      power(0.9961, age);
    const second = 133 * bent(cystatin, -0.499, -1.328) * power(0.996, age);
    const egfr = alone * (isWoman ? 1.012 : 1);
    return {
      values: {
        creatinine_2021: egfr,
        creatinine_cystatin_2021: has("cystatin") ? both * (isWoman ? 0.963 : 1) : undefined,
        cystatin_2012: has("cystatin") ? second * (isWoman ? 0.932 : 1) : undefined,
      },
      band: under(egfr, [[15, "G5"], [30, "G4"], [45, "G3b"], [60, "G3a"], [90, "G2"]], "G1"),
    };
  },
};

const MDRD: SecondWay = {
  inputs: { age: adult, sex: SEX, creatinine: serumCreatinine, black: leftOut(oneOf("no", "yes")) },
  expect: ({ n, is }) => {
    const plain = 175 * power(n("creatinine"), -1.154) * power(n("age"), -0.203);
    const factor = (is("sex", "female") ? 0.742 : 1) * (is("black") ? 1.212 : 1);
    return { values: { egfr: plain * factor } };
  },
};

const SCHWARTZ: SecondWay = {
  inputs: { height: figure(40, 210), creatinine: serumCreatinine },
  expect: ({ n }) => ({ values: { egfr: (0.413 * n("height")) / n("creatinine") } }),
};

/** Pierce 2021: k by age and sex, for creatinine and for cystatin C. */
const CKID_U25: SecondWay = {
  inputs: {
    age: figure(1, 25, { turns: [12, 15, 18], by: 0.1 }),
    sex: SEX,
    height: figure(60, 210),
    creatinine: serumCreatinine,
    cystatin: figure(0.1, 15, { by: 0.1, optional: true }),
  },
  expect: ({ n, is, has }) => {
    const age = n("age");
    const grown = (at: number, k: number, before: number, after: number, adultK: number) =>
      age >= 18 ? adultK : k * power(age < at ? before : after, age - at);
    const isWoman = is("sex", "female");
    const k = isWoman ? grown(12, 36.1, 1.008, 1.023, 41.4) : grown(12, 39, 1.008, 1.045, 50.8);
    const c = isWoman ? grown(12, 79.9, 1.004, 0.974, 68.3) : grown(15, 87.2, 1.011, 0.96, 77.1);
    const byCreatinine = (k * n("height")) / 100 / n("creatinine");
    const byCystatin = has("cystatin") ? c / n("cystatin") : undefined;
    return {
      values: {
        by_creatinine: byCreatinine,
        by_cystatin: byCystatin,
        mean: byCystatin === undefined ? undefined : (byCreatinine + byCystatin) / 2,
      },
    };
  },
};

const FENA: SecondWay = {
  inputs: {
    sodium: figure(90, 200, { turns: [100] }),
    creatinine: figure(0.1, 40, { turns: [1], by: 0.1 }),
    urine_sodium: figure(1, 300, { turns: [10, 20, 40] }),
    urine_creatinine: figure(1, 1000, { turns: [10, 20, 100] }),
  },
  expect: ({ n }) => {
    const [ofSodium, ofCreatinine] = [n("urine_sodium") / n("sodium"), n("urine_creatinine") / n("creatinine")];
    const fena = (100 * ofSodium) / ofCreatinine;
    return { values: { fena }, band: below(fena, 1) ? "Under 1" : atMost(fena, 2) ? "1 to 2" : "Above 2" };
  },
};

const FEUREA: SecondWay = {
  inputs: {
    bun: figure(1, 300, { turns: [20] }),
    creatinine: figure(0.1, 40, { turns: [1], by: 0.1 }),
    urine_urea: figure(1, 3000, { turns: [350, 500, 700] }),
    urine_creatinine: figure(1, 1000, { turns: [50, 100] }),
  },
  expect: ({ n }) => {
    const feurea = (100 * n("creatinine") * n("urine_urea")) / n("bun") / n("urine_creatinine");
    return { values: { feurea }, band: upTo(feurea, [[35, "35 %"], [50, "35 to"]], "Above 50") };
  },
};

const WATER = { child: 0.6, man: 0.6, woman: 0.5, elderly_man: 0.5, elderly_woman: 0.45 };
const group = oneOf(...Object.keys(WATER));

const FREE_WATER_DEFICIT: SecondWay = {
  inputs: {
    weight: figure(1, 400),
    group,
    sodium: figure(90, 220, { turns: [140] }),
    wanted: figure(130, 160, { turns: [145], optional: true }),
  },
  expect: ({ n, by, has }) => {
    const wanted = has("wanted") ? n("wanted") : 140;
    const deficit = by("group", WATER) * n("weight") * (n("sodium") / wanted - 1);
    return { values: { deficit }, ...(atMost(n("sodium"), wanted) && { band: "No deficit" }) };
  },
};

const SODIUM_DEFICIT: SecondWay = {
  inputs: {
    weight: figure(1, 400),
    group,
    sodium: figure(90, 160, { turns: [120] }),
    wanted: figure(100, 145, { turns: [120, 128] }),
  },
  expect: ({ n, by }) => {
    const rise = n("wanted") - n("sodium");
    return {
      values: { deficit: rise * n("weight") * by("group", WATER) },
      ...(rise <= 0 && { band: "No deficit" }),
      notes: rise > 8 ? ["A rise by more than 8"] : [],
    };
  },
};

const ANION_GAP: SecondWay = {
  inputs: {
    sodium: figure(90, 200, { turns: [140] }),
    chloride: figure(50, 160, { turns: [104, 113] }),
    bicarbonate: figure(1, 60, { turns: [24] }),
    albumin: figure(0.5, 7, { turns: [4], by: 0.1, optional: true }),
  },
  expect: ({ n, has }) => {
    const gap = n("sodium") - n("chloride") - n("bicarbonate");
    const corrected = has("albumin") ? gap + 2.5 * (4 - n("albumin")) : undefined;
    const lost = 24 - n("bicarbonate");
    const ratio = (excess: number | undefined) =>
      excess === undefined || lost === 0 ? undefined : excess / lost;
    const delta = corrected === undefined ? undefined : corrected - 12;
    const raised = !atMost(corrected ?? gap, 12);
    return {
      values: {
        gap,
        corrected_gap: corrected,
        delta_gap: gap - 12,
        delta_ratio: ratio(gap - 12),
        corrected_delta_gap: delta,
        corrected_delta_ratio: ratio(delta),
      },
      band: raised ? "Above 12" : below(gap, 3) ? "Low" : "Not above 12",
      notes: [
        ...(has("albumin") ? [] : ["Without albumin"]),
        ...(n("bicarbonate") >= 24 ? ["With a bicarbonate"] : []),
      ],
    };
  },
};

const OSMOLALITY: SecondWay = {
  also: [299, 300, 300.5, 301, 305, 305.5, 306].map((measured) => ({ sodium: 140, bun: 14, glucose: 90, measured })),
  inputs: {
    sodium: figure(90, 200, { turns: [135, 145] }),
    bun: figure(1, 300, { turns: [14] }),
    glucose: figure(10, 3000, { turns: [90, 180] }),
    ethanol: figure(0, 1000, { turns: [37], optional: true }),
    measured: figure(200, 600, { turns: [290, 300], optional: true }),
  },
  expect: ({ n, has }) => {
    const alcohol = has("ethanol") ? n("ethanol") / 3.7 : 0;
    const osmolality = 2 * n("sodium") + n("glucose") / 18 + n("bun") / 2.8 + alcohol;
    const gap = has("measured") ? n("measured") - osmolality : undefined;
    const plain = atMost(osmolality, 295) ? "Usual range" : "High";
    const own = below(osmolality, 275) ? "Low" : plain;
    const wide = gap !== undefined && (atMost(gap, 10) ? "Gap not above 10" : "Gap above 10");
    return { values: { osmolality, gap }, band: wide || own };
  },
};

export const KIDNEYS: Readonly<Record<string, SecondWay>> = {
  "creatinine-clearance": CREATININE_CLEARANCE,
  "egfr-ckd-epi-2021": CKD_EPI,
  "egfr-mdrd": MDRD,
  "egfr-schwartz": SCHWARTZ,
  "egfr-ckid-u25": CKID_U25,
  "fractional-excretion-sodium": FENA,
  "fractional-excretion-urea": FEUREA,
  "free-water-deficit": FREE_WATER_DEFICIT,
  "sodium-deficit": SODIUM_DEFICIT,
  "anion-gap": ANION_GAP,
  "serum-osmolality": OSMOLALITY,
};
