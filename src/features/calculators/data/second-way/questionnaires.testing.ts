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
};
