import {
  atMost,
  below,
  type Chart,
  figure,
  oneOf,
  type SecondWay,
  sum,
  under,
  upTo,
  YES_NO,
} from "./second-way.testing.ts";

/** Vincent 1996, from best to worst in each organ. */
const SOFA: SecondWay = {
  inputs: {
    pao2: figure(10, 700, { turns: [100, 200, 300, 400] }),
    fio2: figure(21, 100, { turns: [25, 50] }),
    ventilated: YES_NO,
    platelets: figure(0, 3000, { turns: [20, 50, 100, 150] }),
    bilirubin: figure(0, 80, { turns: [1.2, 2, 6, 12], by: 0.1 }),
    circulation: oneOf("map_70", "map_under_70", "low", "middle", "high"),
    gcs: figure(3, 15, { turns: [6, 10, 13], whole: true }),
    creatinine: figure(0.1, 40, { turns: [1.2, 2, 3.5, 5], by: 0.1 }),
    urine: oneOf("enough", "under_500", "under_200"),
  },
  expect: ({ n, is, by }) => {
    const ratio = (100 * n("pao2")) / n("fio2");
    const lungs = under(ratio, [[100, 4], [200, 3], [300, 2], [400, 1]], 0);
    const kidneys = under(n("creatinine"), [[1.2, 0], [2, 1], [3.5, 2], [5, 3]], 4);
    const total = sum(
      is("ventilated") ? lungs : Math.min(lungs, 2),
      under(n("platelets"), [[20, 4], [50, 3], [100, 2], [150, 1]], 0),
      under(n("bilirubin"), [[1.2, 0], [2, 1], [6, 2], [12, 3]], 4),
      by("circulation", { map_70: 0, map_under_70: 1, low: 2, middle: 3, high: 4 }),
      under(n("gcs"), [[6, 4], [10, 3], [13, 2], [15, 1]], 0),
      Math.max(kidneys, by("urine", { enough: 0, under_500: 3, under_200: 4 })),
    );
    return { values: { total }, band: total < 2 ? "Under 2" : "2 or more" };
  },
};

/** Seymour 2016. */
const QSOFA: SecondWay = {
  inputs: {
    respiratory_rate: figure(2, 80, { turns: [22] }),
    systolic: figure(30, 300, { turns: [100] }),
    mentation: YES_NO,
  },
  expect: ({ n, yes }) => {
    const total =
      yes("mentation") + +atMost(22, n("respiratory_rate")) + +atMost(n("systolic"), 100);
    return { values: { total }, band: total < 2 ? "Negative" : "Positive" };
  },
};

/** Bone 1992. */
const SIRS: SecondWay = {
  inputs: {
    temperature: figure(25, 45, { turns: [36, 38], by: 0.1 }),
    heart_rate: figure(20, 300, { turns: [90] }),
    respiratory_rate: figure(2, 80, { turns: [20] }),
    paco2: figure(5, 200, { turns: [32], optional: true }),
    leukocytes: figure(0.01, 500, { turns: [4, 12], by: 0.1 }),
    bands: figure(0, 100, { turns: [10], optional: true }),
  },
  expect: ({ n, has }) => {
    const [heat, cells] = [n("temperature"), n("leukocytes")];
    const total =
      +(below(heat, 36) || !atMost(heat, 38)) +
      +(n("heart_rate") > 90) +
      +(n("respiratory_rate") > 20 || (has("paco2") && n("paco2") < 32)) +
      +(below(cells, 4) || !atMost(cells, 12) || (has("bands") && n("bands") > 10));
    return { values: { total }, band: total < 2 ? "Not SIRS" : "SIRS" };
  },
};

/** The chart of the Royal College of Physicians, 2017, row by row. */
const NEWS2: SecondWay = {
  inputs: {
    respiratory_rate: figure(2, 80, { turns: [8, 11, 20, 24], whole: true }),
    scale: oneOf("one", "two"),
    oxygen: oneOf("air", "oxygen"),
    saturation: figure(40, 100, { turns: [83, 85, 87, 91, 92, 93, 94, 95, 96], whole: true }),
    systolic: figure(30, 300, { turns: [90, 100, 110, 219], whole: true }),
    pulse: figure(20, 300, { turns: [40, 50, 90, 110, 130], whole: true }),
    consciousness: oneOf("alert", "cvpu"),
    temperature: figure(25, 45, { turns: [35, 36, 38, 39], by: 0.1 }),
  },
  expect: ({ n, is }) => {
    const said = n("saturation");
    const first = upTo(said, [[91, 3], [93, 2], [95, 1]], 0);
    const low = upTo(said, [[83, 3], [85, 2], [87, 1]], 0);
    const high = is("oxygen", "oxygen") ? upTo(said, [[92, 0], [94, 1], [96, 2]], 3) : 0;
    const rows = [
      upTo(n("respiratory_rate"), [[8, 3], [11, 1], [20, 0], [24, 2]], 3),
      is("scale", "one") ? first : low + high,
      upTo(n("systolic"), [[90, 3], [100, 2], [110, 1], [219, 0]], 3),
      upTo(n("pulse"), [[40, 3], [50, 1], [90, 0], [110, 1], [130, 2]], 3),
      is("consciousness", "cvpu") ? 3 : 0,
      upTo(n("temperature"), [[35, 3], [36, 1], [38, 0], [39, 1]], 2),
    ];
    const total = sum(...rows) + (is("oxygen", "oxygen") ? 2 : 0);
    const single = rows.includes(3) ? "Low-medium" : "Low (1";
    const band = total >= 7 ? "High" : total >= 5 ? "Medium" : total === 0 ? "Low (0)" : single;
    return { values: { total }, band };
  },
};

/** Knaus 1985: each row from low to high. */
const apacheRows = ({ n }: Chart): readonly number[] => {
  const potassium: [number, number][] = [[2.5, 4], [3, 2], [3.5, 1], [5.5, 0], [6, 1], [7, 3]];
  const sodium: [number, number][] = [[111, 4], [120, 3], [130, 2], [150, 0], [155, 1], [160, 2], [180, 3]];
  const heat: [number, number][] = [[30, 4], [32, 3], [34, 2], [36, 1], [38.5, 0], [39, 1], [41, 3]];
  return [
    under(n("temperature"), heat, 4),
    under(n("map"), [[50, 4], [70, 2], [110, 0], [130, 2], [160, 3]], 4),
    under(n("heart_rate"), [[40, 4], [55, 3], [70, 2], [110, 0], [140, 2], [180, 3]], 4),
    under(n("respiratory_rate"), [[6, 4], [10, 2], [12, 1], [25, 0], [35, 1], [50, 3]], 4),
    under(n("sodium"), sodium, 4),
    under(n("potassium"), potassium, 4),
    under(n("hematocrit"), [[20, 4], [30, 2], [46, 0], [50, 1], [60, 2]], 4),
    under(n("leukocytes"), [[1, 4], [3, 2], [15, 0], [20, 1], [40, 2]], 4),
    15 - n("gcs"),
    under(n("age"), [[45, 0], [55, 2], [65, 3], [75, 5]], 6),
  ];
};

const STABLE = {
  age: 30,
  temperature: 37,
  map: 80,
  heart_rate: 80,
  respiratory_rate: 16,
  fio2: 21,
  pao2: 90,
  sodium: 140,
  potassium: 4,
  creatinine: 1,
  renal_failure: "no",
  hematocrit: 40,
  leukocytes: 8,
  gcs: 15,
  chronic: "none",
};

const APACHE_II: SecondWay = {
  also: [14, 15, 17, 18, 21, 22, 31, 32, 40, 41, 51, 52].map((bicarbonate) => ({ ...STABLE, bicarbonate })),
  inputs: {
    age: figure(16, 120, { turns: [45, 55, 65, 75] }),
    temperature: figure(25, 45, { turns: [30, 32, 34, 36, 38.5, 39, 41], by: 0.1 }),
    map: figure(20, 250, { turns: [50, 70, 110, 130, 160] }),
    heart_rate: figure(10, 300, { turns: [40, 55, 70, 110, 140, 180] }),
    respiratory_rate: figure(0, 80, { turns: [6, 10, 12, 25, 35, 50] }),
    fio2: figure(21, 100, { turns: [50] }),
    pao2: figure(10, 700, { turns: [55, 60, 61, 70, 71] }),
    paco2: figure(5, 200, { turns: [8, 40], optional: true }),
    ph: figure(6.5, 8, { turns: [7.15, 7.25, 7.33, 7.5, 7.6, 7.7], by: 0.01, optional: true }),
    bicarbonate: figure(1, 80, { turns: [15, 18, 22, 32, 41, 52], optional: true }),
    sodium: figure(90, 200, { turns: [111, 120, 130, 150, 155, 160, 180] }),
    potassium: figure(1, 12, { turns: [2.5, 3, 3.5, 5.5, 6, 7], by: 0.1 }),
    creatinine: figure(0.1, 40, { turns: [0.6, 1.5, 2, 3.5], by: 0.1 }),
    renal_failure: YES_NO,
    hematocrit: figure(5, 75, { turns: [20, 30, 46, 50, 60], by: 0.1 }),
    leukocytes: figure(0.01, 500, { turns: [1, 3, 15, 20, 40], by: 0.1 }),
    gcs: figure(3, 15, { whole: true }),
    chronic: oneOf("none", "elective", "other"),
  },
  expect: (chart) => {
    const { n, has, is, by } = chart;
    const rich = atMost(50, n("fio2"));
    if (rich && !has("paco2")) return { refused: "With 50 % of oxygen or more" };
    if (!has("ph") && !has("bicarbonate")) return { refused: "Give the arterial pH" };
    const gradient = (713 * n("fio2")) / 100 - n("paco2") / 0.8 - n("pao2");
    const air = upTo(n("pao2"), [[60, 3], [70, 1]], 0);
    const oxygen = rich
      ? under(gradient, [[200, 0], [350, 2], [500, 3]], 4)
      : below(n("pao2"), 55) ? 4 : air;
    const acid = has("ph")
      ? under(n("ph"), [[7.15, 4], [7.25, 3], [7.33, 2], [7.5, 0], [7.6, 1], [7.7, 3]], 4)
      : under(n("bicarbonate"), [[15, 4], [18, 3], [22, 2], [32, 0], [41, 1], [52, 3]], 4);
    const kidneys = under(n("creatinine"), [[0.6, 2], [1.5, 0], [2, 2], [3.5, 3]], 4);
    const total = sum(
      ...apacheRows(chart),
      oxygen,
      acid,
      kidneys * (is("renal_failure") ? 2 : 1),
      by("chronic", { none: 0, elective: 2, other: 5 }),
    );
    const bands: [number, string][] = [[4, "0 to 4"], [9, "5 to 9"], [14, "10 to 14"], [19, "15 to 19"], [24, "20 to 24"], [29, "25 to 29"], [34, "30 to 34"]];
    return { values: { total }, band: upTo(total, bands, "Above 34") };
  },
};

const SHOCK_INDEX: SecondWay = {
  inputs: { heart_rate: figure(20, 300), systolic: figure(30, 300, { turns: [100] }) },
  expect: ({ n }) => {
    const index = n("heart_rate") / n("systolic");
    const usual = atMost(0.5, index) && atMost(index, 0.7);
    return {
      values: { index },
      ...(atMost(index, 0.9) ? usual && { band: "0.5 to 0.7" } : { band: "Above 0.9" }),
    };
  },
};

const MEAN_ARTERIAL_PRESSURE: SecondWay = {
  inputs: { systolic: figure(30, 300, { turns: [95] }), diastolic: figure(10, 200, { turns: [50] }) },
  expect: ({ n }) => {
    const [high, low] = [n("systolic"), n("diastolic")];
    if (low > high) return { refused: "The diastolic pressure" };
    const map = low + (high - low) / 3;
    return { values: { map, pulse_pressure: high - low }, ...(below(map, 65) && { band: "Under 65" }) };
  },
};

const PF_RATIO: SecondWay = {
  inputs: { pao2: figure(10, 700, { turns: [50, 100, 150] }), fio2: figure(21, 100, { turns: [50] }) },
  expect: ({ n }) => {
    const ratio = (100 * n("pao2")) / n("fio2");
    const band = upTo(ratio, [[100, "100 or less"], [200, "Above 100"], [300, "Above 200"]], "Above 300");
    return { values: { ratio }, band };
  },
};

/** Drops a minute are volume x drops / minutes. */
const DRIP_RATE: SecondWay = {
  inputs: {
    volume: figure(1, 10_000),
    hours: figure(0.05, 72, { by: 0.01 }),
    factor: oneOf("ten", "fifteen", "twenty", "sixty"),
  },
  expect: ({ n, by }) => {
    const rate = n("volume") / n("hours");
    const drops = (rate / 60) * by("factor", { ten: 10, fifteen: 15, twenty: 20, sixty: 60 });
    return { values: { drops, rate } };
  },
};

const INFUSION_RATE: SecondWay = {
  inputs: {
    dose: figure(0.0001, 1000, { by: 0.0001 }),
    weight: figure(0.3, 500, { by: 0.1 }),
    amount: figure(0.001, 100_000, { by: 0.001 }),
    volume: figure(1, 5000),
  },
  expect: ({ n }) => ({
    values: { rate: (n("dose") * n("weight") * 60 * n("volume")) / (n("amount") * 1000) },
  }),
};

/** Four milliliters for each kilogram and percent; half within eight hours of the burn. */
const PARKLAND: SecondWay = {
  inputs: {
    weight: figure(1, 400),
    burned: figure(1, 100),
    hours: figure(0, 8, { turns: [8], by: 0.1, optional: true }),
  },
  expect: ({ n, has }) => {
    const total = 4 * n("weight") * n("burned");
    const left = 8 - (has("hours") ? n("hours") : 0);
    return {
      values: {
        total,
        first_half: 0.5 * total,
        first_rate: left > 0 ? (0.5 * total) / left : undefined,
        second_rate: total / 32,
      },
    };
  },
};

export const CRITICAL_CARE: Readonly<Record<string, SecondWay>> = {
  sofa: SOFA,
  qsofa: QSOFA,
  sirs: SIRS,
  news2: NEWS2,
  "apache-ii": APACHE_II,
  "shock-index": SHOCK_INDEX,
  "mean-arterial-pressure": MEAN_ARTERIAL_PRESSURE,
  "pf-ratio": PF_RATIO,
  "drip-rate": DRIP_RATE,
  "infusion-rate": INFUSION_RATE,
  parkland: PARKLAND,
};
