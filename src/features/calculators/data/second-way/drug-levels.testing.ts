import { atMost, below, figure, oneOf, type SecondWay, SEX } from "./second-way.testing.ts";
import { devine } from "./kidneys.testing.ts";

const { exp, log } = Math;

const level = (turns: readonly number[]) => figure(0.1, 150, { turns, by: 0.1 });
const levelInputs = {
  dose: figure(50, 5000, { turns: [1000] }),
  infusion: figure(0.25, 4, { turns: [1], by: 0.25 }),
  interval: figure(4, 72, { turns: [12] }),
  first: level([20, 30]),
  first_time: figure(0.25, 72, { turns: [1, 2], by: 0.25 }),
  second: level([10, 20]),
  second_time: figure(0.5, 72, { turns: [11, 12], by: 0.25 }),
};

/** What two levels after one infusion say, by areas: one compartment, first order. */
function kineticsOf(n: (id: string) => number) {
  const slope = (log(n("first")) - log(n("second"))) / (n("second_time") - n("first_time"));
  const line = (hours: number) => n("first") * exp(slope * (n("first_time") - hours));
  const [top, bottom] = [line(n("infusion")), line(n("interval"))];
  const hourly = n("dose") / n("infusion");
  const grown = (1 - exp(-slope * n("infusion"))) / slope;
  return { slope, top, bottom, hourly, grown };
}

const refusal = (n: (id: string) => number): string | undefined => {
  if (below(n("first_time"), n("infusion"))) return "The first level must";
  if (below(n("second_time") - n("first_time"), 1)) return "The second level must be taken an hour";
  if (!below(n("second"), n("first"))) return "The second level must be lower";
  return below(n("interval"), n("second_time")) ? "The second level must be taken before" : undefined;
};

/** Rybak 2020 with the two-level equations of Sawchuk and Zaske: the linear and the logarithmic area of an interval. */
const VANCOMYCIN_AUC: SecondWay = {
  inputs: levelInputs,
  expect: ({ n }) => {
    const refused = refusal(n);
    if (refused !== undefined) return { refused };
    const { slope, top, bottom, hourly, grown } = kineticsOf(n);
    const area = ((top + bottom) * n("infusion")) / 2 + (top - bottom) / slope;
    const auc = (area / n("interval")) * 24;
    const high = atMost(auc, 600) ? "400 to 600" : "Above 600";
    return {
      values: {
        auc24: auc,
        peak: top,
        trough: bottom,
        ke: slope,
        half_life: log(2) / slope,
        volume: (hourly * grown) / (top - bottom * exp(-slope * n("infusion"))),
        daily_400: ((n("dose") * 24) / n("interval")) * (400 / auc),
        daily_600: ((n("dose") * 24) / n("interval")) * (600 / auc),
      },
      band: below(auc, 400) ? "Under 400" : high,
    };
  },
};

/** At steady state, every dose before has left its part. */
function steady(daily: { dose: number; infusion: number; interval: number }, k: number, liters: number) {
  const once = (daily.dose / daily.infusion / (k * liters)) * (1 - exp(-k * daily.infusion));
  const peak = once / (1 - exp(-k * daily.interval));
  return { peak, trough: peak * exp(-k * (daily.interval - daily.infusion)) };
}

/** Matzke 1984 with 0.7 L/kg. */
const VANCOMYCIN_ESTIMATE: SecondWay = {
  inputs: {
    clearance: figure(5, 200),
    weight: figure(30, 300),
    dose: figure(250, 4000),
    interval: figure(6, 72, { turns: [12] }),
    infusion: figure(0.5, 4, { by: 0.5, optional: true }),
  },
  expect: ({ n, has }) => {
    const k = 0.00083 * n("clearance") + 0.0044;
    const liters = 0.7 * n("weight");
    const infusion = has("infusion") ? n("infusion") : 1;
    const auc = (n("dose") * 24) / n("interval") / (k * liters);
    const { peak, trough } = steady({ dose: n("dose"), infusion, interval: n("interval") }, k, liters);
    const high = atMost(auc, 600) ? "400 to 600" : "Above 600";
    return {
      values: {
        auc24: auc,
        ke: k,
        half_life: log(2) / k,
        volume: liters,
        vancomycin_clearance: k * liters,
        peak,
        trough,
        daily_400: 400 * k * liters,
        daily_600: 600 * k * liters,
        loading_low: 20 * n("weight"),
        loading_high: 35 * n("weight"),
      },
      band: below(auc, 400) ? "Under 400" : high,
    };
  },
};

/** Sawchuk and Zaske 1976; the next dose for the levels that are wanted. */
const AMINOGLYCOSIDE_LEVELS: SecondWay = {
  inputs: {
    ...levelInputs,
    before: figure(0, 30, { by: 0.1, optional: true }),
    wanted_peak: figure(3, 80, { turns: [8], by: 0.5 }),
    wanted_trough: figure(0.1, 10, { turns: [1], by: 0.1 }),
  },
  expect: ({ n, has }) => {
    const refused = refusal(n);
    if (refused !== undefined) return { refused };
    if (!below(n("wanted_trough"), n("wanted_peak"))) return { refused: "The wanted peak" };
    const { slope, top, hourly, grown } = kineticsOf(n);
    const before = has("before") ? n("before") : 0;
    const room = top - before * exp(-slope * n("infusion"));
    if (room <= 0) return { refused: "The level before" };
    const volume = (hourly * grown) / room;
    const interval = n("infusion") + log(n("wanted_peak") / n("wanted_trough")) / slope;
    const dose = (n("wanted_peak") * volume * n("infusion") * (1 - exp(-slope * interval))) / grown;
    return {
      values: {
        interval_wanted: interval,
        dose_wanted: dose,
        ke: slope,
        half_life: log(2) / slope,
        volume,
        peak: top,
        trough: n("first") * exp(-slope * (n("interval") - n("first_time"))),
      },
    };
  },
};

/** Sarubbi and Hull 1978 with 0.26 L/kg. */
const AMINOGLYCOSIDE_ESTIMATE: SecondWay = {
  inputs: {
    clearance: figure(5, 200),
    weight: figure(30, 200),
    dose: figure(20, 2000),
    interval: figure(6, 72, { turns: [8] }),
    infusion: figure(0.25, 2, { by: 0.25, optional: true }),
  },
  expect: ({ n, has }) => {
    const k = 0.00293 * n("clearance") + 0.014;
    const liters = 0.26 * n("weight");
    const infusion = has("infusion") ? n("infusion") : 0.5;
    const { peak, trough } = steady({ dose: n("dose"), infusion, interval: n("interval") }, k, liters);
    return { values: { peak, trough, ke: k, half_life: log(2) / k, volume: liters } };
  },
};

/** Nicolau 1995. */
const AMINOGLYCOSIDE_EXTENDED: SecondWay = {
  inputs: {
    drug: oneOf("gentamicin", "tobramycin", "amikacin"),
    age: figure(18, 120),
    sex: SEX,
    weight: figure(30, 300, { turns: [60] }),
    height: figure(120, 250, { turns: [152.4], by: 0.1 }),
    creatinine: figure(0.1, 40, { turns: [1, 2], by: 0.1 }),
  },
  expect: ({ n, is }) => {
    const isWoman = is("sex", "female");
    const ideal = devine(n("height"), isWoman);
    const weight = n("weight");
    const heavy = !atMost(weight, 1.2 * ideal);
    const kg = heavy ? ideal + 0.4 * (weight - ideal) : weight;
    const clearance = (((140 - n("age")) * kg) / (72 * n("creatinine"))) * (isWoman ? 0.85 : 1);
    const interval = below(clearance, 60) ? (below(clearance, 40) ? 48 : 36) : 24;
    const weak = below(clearance, 20);
    return {
      values: {
        dose: (is("drug", "amikacin") ? 15 : 7) * kg,
        interval: weak ? undefined : interval,
        clearance,
        dosing_weight: kg,
      },
      band: weak ? "Under 20" : interval === 24 ? "60 mL/min" : interval === 36 ? "40 to" : "20 to",
      notes: heavy ? ["Actual weight is over"] : [],
    };
  },
};

export const DRUG_LEVELS: Readonly<Record<string, SecondWay>> = {
  "vancomycin-auc": VANCOMYCIN_AUC,
  "vancomycin-estimate": VANCOMYCIN_ESTIMATE,
  "aminoglycoside-levels": AMINOGLYCOSIDE_LEVELS,
  "aminoglycoside-estimate": AMINOGLYCOSIDE_ESTIMATE,
  "aminoglycoside-extended": AMINOGLYCOSIDE_EXTENDED,
};
