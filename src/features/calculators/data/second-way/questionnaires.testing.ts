import {
  below,
  type Drawn,
  figure,
  oneOf,
  questions,
  type SecondWay,
  sum,
  under,
  upTo,
} from "./second-way.testing.ts";

/** Several parts of one answer each: the worth of the answer is its place in the list, from `first`. */
function parts(
  lists: Readonly<Record<string, readonly string[]>>,
  worth: (id: string, place: number) => number = (_id, place) => place,
) {
  const inputs: Readonly<Record<string, Drawn>> = Object.fromEntries(
    Object.entries(lists).map(([id, choices]) => [id, oneOf(...choices)]),
  );
  const total = (is: (id: string, choice: string) => boolean) =>
    sum(
      ...Object.entries(lists).map(([id, choices]) =>
        worth(
          id,
          choices.findIndex((choice) => is(id, choice)),
        ),
      ),
    );
  return { inputs, total };
}

const GCS_PARTS = parts(
  {
    eyes: ["none", "pressure", "sound", "spontaneous"],
    verbal: ["none", "sounds", "words", "confused", "oriented"],
    motor: ["none", "extension", "flexion", "withdraws", "localizes", "obeys"],
  },
  (_id, place) => place + 1,
);

/** Teasdale 1974. */
const GLASGOW_COMA_SCALE: SecondWay = {
  inputs: GCS_PARTS.inputs,
  expect: ({ is }) => {
    const total = GCS_PARTS.total(is);
    return { values: { total }, band: upTo(total, [[8, "Severe"], [12, "Moderate"]], "Mild") };
  },
};

const ARM = ["none", "drift", "gravity", "no_gravity", "no_movement"];
const NIHSS_PARTS = parts({
  consciousness: ["alert", "drowsy", "stupor", "coma"],
  questions: ["both", "one", "neither"],
  commands: ["both", "one", "neither"],
  gaze: ["normal", "partial", "forced"],
  visual: ["none", "partial", "complete", "bilateral"],
  face: ["normal", "minor", "partial", "complete"],
  left_arm: ARM,
  right_arm: ARM,
  left_leg: ARM,
  right_leg: ARM,
  ataxia: ["absent", "one", "two"],
  sensory: ["normal", "mild", "severe"],
  language: ["normal", "mild", "severe", "mute"],
  dysarthria: ["normal", "mild", "severe"],
  neglect: ["none", "one", "two"],
});

/** NINDS: fifteen items, at most 42. */
const NIHSS: SecondWay = {
  inputs: NIHSS_PARTS.inputs,
  expect: ({ is }) => {
    const total = NIHSS_PARTS.total(is);
    const bands: [number, string][] = [[0, "0"], [4, "1 to 4"], [15, "5 to 15"], [20, "16 to 20"]];
    return { values: { total }, band: upTo(total, bands, "21 to 42") };
  },
};

/** Johnston 2007. */
const ABCD2: SecondWay = {
  inputs: {
    age: figure(18, 120, { turns: [60] }),
    systolic: figure(30, 300, { turns: [140] }),
    diastolic: figure(10, 200, { turns: [90] }),
    features: oneOf("weakness", "speech", "other"),
    duration: oneOf("under_10", "ten_to_59", "hour"),
    ...questions("diabetes"),
  },
  expect: ({ n, by, yes }) => {
    const total =
      +(n("age") >= 60) +
      +(n("systolic") >= 140 || n("diastolic") >= 90) +
      by("features", { other: 0, speech: 1, weakness: 2 }) +
      by("duration", { under_10: 0, ten_to_59: 1, hour: 2 }) +
      yes("diabetes");
    return { values: { total }, band: upTo(total, [[3, "Low"], [5, "Moderate"]], "High") };
  },
};

const HOW_OFTEN = ["none", "several", "half", "nearly"];
const often = (...ids: readonly string[]) => parts(Object.fromEntries(ids.map((id) => [id, HOW_OFTEN])));

const PHQ_PARTS = often("interest", "mood", "sleep", "energy", "appetite", "worth", "concentration", "movement", "death");

/** Kroenke 2001. */
const PHQ_9: SecondWay = {
  inputs: PHQ_PARTS.inputs,
  expect: ({ is }) => {
    const total = PHQ_PARTS.total(is);
    const bands: [number, string][] = [[4, "Minimal"], [9, "Mild"], [14, "Moderate"], [19, "Moderately severe"]];
    return {
      values: { total },
      band: upTo(total, bands, "Severe"),
      notes: is("death", "none") ? [] : ["The ninth answer"],
    };
  },
};

const GAD_PARTS = often("nervous", "control", "worry", "relaxing", "restless", "irritable", "afraid");

/** Spitzer 2006. */
const GAD_7: SecondWay = {
  inputs: GAD_PARTS.inputs,
  expect: ({ is }) => {
    const total = GAD_PARTS.total(is);
    return {
      values: { total },
      band: upTo(total, [[4, "Minimal"], [9, "Mild"], [14, "Moderate"]], "Severe"),
    };
  },
};

const CIWA_SEVENS = ["nausea", "tremor", "sweats", "anxiety", "agitation", "tactile", "auditory", "visual", "headache"];

/** Sullivan 1989; levels by ASAM 2020. */
const CIWA_AR: SecondWay = {
  inputs: {
    ...Object.fromEntries(CIWA_SEVENS.map((id) => [id, figure(0, 7, { whole: true })])),
    orientation: figure(0, 4, { whole: true }),
  },
  expect: ({ n }) => {
    const total = sum(...CIWA_SEVENS.map(n), n("orientation"));
    return { values: { total }, band: upTo(total, [[9, "Mild"], [18, "Moderate"]], "Severe") };
  },
};

const CAGE_QUESTIONS = ["cut_down", "annoyed", "guilty", "eye_opener"];

/** Ewing 1984. */
const CAGE: SecondWay = {
  inputs: questions(...CAGE_QUESTIONS),
  expect: ({ yes }) => {
    const total = yes(...CAGE_QUESTIONS);
    return { values: { total }, band: total < 2 ? "Negative" : "Positive" };
  },
};

const APGAR_PARTS = parts({
  appearance: ["pale", "acrocyanosis", "pink"],
  pulse: ["absent", "under_100", "over_100"],
  grimace: ["none", "grimace", "cry"],
  activity: ["limp", "flexion", "active"],
  respiration: ["absent", "weak", "strong"],
});

/** Apgar 1953; levels by AAP and ACOG 2015. */
const APGAR: SecondWay = {
  inputs: APGAR_PARTS.inputs,
  expect: ({ is }) => {
    const total = APGAR_PARTS.total(is);
    return { values: { total }, band: upTo(total, [[3, "Low"], [6, "Moderately"]], "Reassuring") };
  },
};

const BISHOP_PARTS = parts({
  dilation: ["closed", "one", "three", "five"],
  effacement: ["to_30", "to_50", "to_70", "over_80"],
  station: ["minus_3", "minus_2", "minus_1", "plus"],
  consistency: ["firm", "medium", "soft"],
  position: ["posterior", "mid", "anterior"],
});

/** Bishop 1964; limits by ACOG 107. */
const BISHOP: SecondWay = {
  inputs: BISHOP_PARTS.inputs,
  expect: ({ is }) => {
    const total = BISHOP_PARTS.total(is);
    return { values: { total }, band: upTo(total, [[6, "Unfavorable"], [8, "Between"]], "Favorable") };
  },
};

const SIGNS = ["exudate", "nodes", "fever", "no_cough"];

/** Centor 1981 with McIsaac's years of 1998. */
const CENTOR: SecondWay = {
  inputs: { age: figure(3, 120, { turns: [15, 45] }), ...questions(...SIGNS) },
  expect: ({ n, yes }) => {
    const centor = yes(...SIGNS);
    const total = centor + under(n("age"), [[15, 1], [45, 0]], -1);
    return {
      values: { total, centor },
      band: upTo(total, [[1, "1 or less"], [3, "2 or 3"]], "4 or more"),
    };
  },
};

const FEVERPAIN_SIGNS = ["fever", "purulence", "rapid", "inflamed", "no_cough"];

/** Little 2013. */
const FEVERPAIN: SecondWay = {
  inputs: questions(...FEVERPAIN_SIGNS),
  expect: ({ yes }) => {
    const total = yes(...FEVERPAIN_SIGNS);
    return { values: { total }, band: upTo(total, [[1, "0 or 1"], [3, "2 or 3"]], "4 or 5") };
  },
};

const CHARLSON_ONE = ["infarction", "heart_failure", "peripheral", "cerebrovascular", "dementia", "copd", "connective", "ulcer"];
const CHARLSON_TWO = ["hemiplegia", "renal", "leukemia", "lymphoma"];

/** Charlson 1987, and the decades of 1994. */
const CHARLSON: SecondWay = {
  inputs: {
    age: figure(18, 120, { turns: [50, 60, 70, 80] }),
    ...questions(...CHARLSON_ONE, ...CHARLSON_TWO, "aids"),
    liver: oneOf("none", "mild", "severe"),
    diabetes: oneOf("none", "plain", "damage"),
    tumor: oneOf("none", "local", "metastatic"),
  },
  expect: ({ n, yes, by }) => {
    const without =
      yes(...CHARLSON_ONE) +
      2 * yes(...CHARLSON_TWO) +
      6 * yes("aids") +
      by("liver", { none: 0, mild: 1, severe: 3 }) +
      by("diabetes", { none: 0, plain: 1, damage: 2 }) +
      by("tumor", { none: 0, local: 2, metastatic: 6 });
    const decades = below(n("age"), 50) ? 0 : Math.min(4, Math.floor(n("age") / 10) - 4);
    return { values: { total: without + decades, without_age: without } };
  },
};

const DAY = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const LMP = { kind: "day", days: ["2024-02-29", "2025-12-31", "2026-01-01", "2026-03-15"] } as const;

/** Naegele's year less three months and a week, as 280 days. */
const DUE_DATE: SecondWay = {
  inputs: { lmp: LMP, cycle: figure(20, 45, { turns: [28], whole: true, optional: true }) },
  expect: ({ n, has, day }) => {
    const late = has("cycle") ? n("cycle") - 28 : 0;
    return {
      values: {
        due: dayOf(day("lmp") + (40 * 7 + late) * DAY),
        conception: dayOf(day("lmp") + (14 + late) * DAY),
      },
    };
  },
};

const ON = ["2024-02-29", "2025-12-31", "2026-01-02", "2026-01-21", "2026-03-25", "2026-04-08", "2026-04-09", "2026-07-15", "2026-07-16", "2026-07-29", "2026-09-16", "2026-09-17", "2026-10-01", "2026-10-14", "2026-10-15", "2026-10-21", "2026-10-22", "2026-10-28", "2026-11-16", "2026-11-17", "2026-11-18", "2027-01-28", "2027-01-29", "2027-02-01"];

const GESTATIONAL_AGE: SecondWay = {
  inputs: {
    lmp: LMP,
    on: { kind: "day", days: ON },
    cycle: figure(20, 45, { turns: [28], whole: true, optional: true }),
  },
  expect: ({ n, has, day }) => {
    const passed = (day("on") - day("lmp")) / DAY;
    if (passed < 0) return { refused: "The day lies before" };
    if (passed > 320) return { refused: "The last menstrual period lies" };
    const age = passed - (has("cycle") ? n("cycle") - 28 : 0);
    if (age < 0) return { refused: "The day lies before the pregnancy" };
    const weeks = Math.floor(age / 7);
    const bands: [number, string][] = [[14, "First"], [28, "Second"], [37, "Third"], [39, "Early term"], [41, "Full term"], [42, "Late term"]];
    return {
      values: { age: age / 7, weeks, days_beyond: age - 7 * weeks },
      band: under(age / 7, bands, "Postterm"),
    };
  },
};

/** Holliday and Segar 1957, kilogram by kilogram. */
const MAINTENANCE_FLUIDS: SecondWay = {
  inputs: { weight: figure(2, 200, { turns: [10, 20, 60], by: 0.5 }) },
  expect: ({ n }) => {
    const weight = n("weight");
    const of = (first: number, second: number, rest: number) =>
      weight <= 10
        ? first * weight
        : weight <= 20
          ? 10 * first + second * (weight - 10)
          : 10 * first + 10 * second + rest * (weight - 20);
    return {
      values: { hourly: of(4, 2, 1), daily: 24 * of(4, 2, 1), holliday_segar: of(100, 50, 20) },
      notes: weight > 60 ? ["Above about 60"] : [],
    };
  },
};

export const QUESTIONNAIRES: Readonly<Record<string, SecondWay>> = {
  "glasgow-coma-scale": GLASGOW_COMA_SCALE,
  nihss: NIHSS,
  abcd2: ABCD2,
  "phq-9": PHQ_9,
  "gad-7": GAD_7,
  "ciwa-ar": CIWA_AR,
  cage: CAGE,
  apgar: APGAR,
  bishop: BISHOP,
  centor: CENTOR,
  feverpain: FEVERPAIN,
  charlson: CHARLSON,
  "due-date": DUE_DATE,
  "gestational-age": GESTATIONAL_AGE,
  "maintenance-fluids": MAINTENANCE_FLUIDS,
};
