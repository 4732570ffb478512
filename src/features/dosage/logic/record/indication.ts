import { wordsOf } from "#/kernel/text.ts";
import { remembering } from "./remembering.ts";

const EMPTY = new Set(
  "the of and or in for with to at on by its from acute infection disease disorder treatment therapy dose dosing patients adult adults day week".split(
    " ",
  ),
);
/** Words that say how much of a disease, not which one. */
const WEAK = new Set(["chronic", "mild", "moderate", "severe", "usual", "uncomplicated", "type"]);

/** Words that name no disease even where they stand alone. */
const SAYS_NOTHING = new Set([
  ...EMPTY,
  ...WEAK,
  "bacterial",
  "susceptible",
  "systemic",
  "general",
]);

/** Words of one meaning, by their stems, under the first of them. */
const SAME = [
  "prevent prevention preventive preventative prophylaxi prophylactic prevented",
  "added add adjunct adjunctive",
  "depressive depression mdd",
  "epileps epileptic seizure convulsion",
  "hypertensive hypertension",
  "renal kidne kidney nephropath",
  "hepatic liver",
  "thromboembolism vte thrombosi",
  "vein venou",
  "allerg allergic",
  "hypothyroidism hypothyroid",
  "musculoskeletal muscle",
  "hypercholesterolemia hyperlipidemia dyslipidemia",
  "hyperthyroidism hyperthyroid",
  "atrial af afib",
  "start starting initial initiation initiating first titration load loading",
  "maintain maintenance target maintaining recommended continued",
  "menopause menopausal",
  "transplant transplantation",
  "alcohol alcoholism",
  "dependence dependent",
  "recurrent recurrence",
  "suppression suppressive",
  "episode episodic",
  "neutropenia neutropenic",
  "dystonia dystonic",
  "chlamydia chlamydial",
  "hemorrhage hemorrhagic",
  "staphylococcu staphylococcal",
  "giardia giardiasi",
];
const MEANING: ReadonlyMap<string, string> = new Map(
  SAME.flatMap((line) => {
    const words = line.split(" ");
    return words.map((word): [string, string] => [word, words[0] ?? word]);
  }),
);
/** What clinicians write for short, and what patients say, in the words of the records. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  htn: "hypertension",
  "high blood pressure": "hypertension",
  uti: "urinary tract infection",
  cap: "community-acquired pneumonia",
  hap: "hospital-acquired pneumonia",
  "ear infection": "otitis media",
  "strep throat": "streptococcal pharyngitis",
  shingles: "herpes zoster",
  tb: "tuberculosis",
  bv: "bacterial vaginosis",
  dvt: "deep vein thrombosis",
  pe: "pulmonary embolism",
  chf: "heart failure",
  hf: "heart failure",
  mi: "myocardial infarction",
  acs: "acute coronary syndrome",
  svt: "supraventricular tachycardia",
  pah: "pulmonary arterial hypertension",
  t2dm: "type 2 diabetes",
  gerd: "gastroesophageal reflux",
  bph: "benign prostatic hyperplasia",
  ed: "erectile dysfunction",
  gad: "generalized anxiety",
  ocd: "obsessive-compulsive",
  rls: "restless legs",
  ra: "rheumatoid arthritis",
  oa: "osteoarthritis",
  ponv: "postoperative nausea vomiting",
  cinv: "chemotherapy-induced nausea vomiting",
  copd: "chronic obstructive pulmonary disease",
  ckd: "chronic kidney disease",
  adhd: "attention-deficit hyperactivity",
  ibs: "irritable bowel syndrome",
  prep: "prevention hiv infection",
  "pre-exposure prophylaxis": "prevention hiv infection",
  itp: "immune thrombocytopenia",
  jia: "juvenile idiopathic arthritis",
  ptsd: "post-traumatic stress",
  uc: "ulcerative colitis",
  ms: "multiple sclerosis",
  pcp: "pneumocystis pneumonia",
  "weight loss": "weight reduction",
  "weight management": "weight reduction",
  "high cholesterol": "hypercholesterolemia",
};
const SHORT = new RegExp(`\\b(?:${Object.keys(SPELT_OUT).join("|")})\\b`, "gi");

function speltOut(text: string): string {
  return text.replace(SHORT, (short) => SPELT_OUT[short.toLowerCase()] ?? short);
}

const PHASES = ["start", "maintain"] as const;

type Meant = {
  readonly words: ReadonlySet<string>;
  readonly phase: string | undefined;
  /** All words, for the same name spelt otherwise. */
  readonly key: string;
  readonly grade: "mild" | "severe" | undefined;
};

/** "Prophylaxis and treatment" means the disease, as its name alone does. */
const BOTH = /\b(?:prevention|prophylaxis) and\b|\band (?:prevention|prophylaxis)\b/gi;

/** Whether a name speaks of mild disease only, or of severe disease only. */
function gradeOf(words: readonly string[]): Meant["grade"] {
  const mild = words.includes("mild") || words.includes("moderate");
  return mild === words.includes("severe") ? undefined : mild ? "mild" : "severe";
}

function meaningOf(text: string): Meant {
  const all = wordsOf(text);
  const stems = wordsOf(speltOut(text).replaceAll(BOTH, " "))
    .map((word) => word.replace(/(?:ies|s|y)$/, ""))
    .filter((stem) => !EMPTY.has(stem))
    .map((stem) => MEANING.get(stem) ?? stem);
  const phase = PHASES.find((each) => stems.includes(each));
  const words = new Set(stems.filter((stem) => stem !== phase));
  return { words, phase, key: all.join(" "), grade: gradeOf(all) };
}

/** Whether an indication is not given, or as good as not: "infection", "treatment". */
export function isOpen(asked: string | undefined): boolean {
  return wordsOf(asked ?? "").every(
    (word) => SAYS_NOTHING.has(word.replace(/s$/, "")) || SAYS_NOTHING.has(word),
  );
}

/** Whether another use than this one may have been meant: not where its own name was asked for. */
export function leavesOpen(asked: string | undefined, name: string): boolean {
  return isOpen(asked) && wordsOf(asked ?? "").join(" ") !== wordsOf(name).join(" ");
}

/** Of the names in the records; what is asked is not kept, as there is no end to it. */
const ownMeaning = remembering(meaningOf);

function weightOf(words: Iterable<string>): number {
  return [...words].reduce((sum, word) => sum + (WEAK.has(word) ? 0.5 : 1), 0);
}

const PHASE_COUNTS = 0.02;

function fit(own: Meant, wanted: Meant): number {
  const both = [...wanted.words].filter((word) => own.words.has(word));
  // Who asks for prevention must not be given the dose of a treatment.
  if (wanted.words.has("prevent") && !own.words.has("prevent")) return 0;
  const shared = weightOf(both);
  if (shared === 0) return 0;
  const [ofWanted, ofOwn] = [weightOf(wanted.words), weightOf(own.words)];
  const part = shared / Math.max(ofWanted, ofOwn);
  const score = shared === ofWanted || shared === ofOwn ? 0.6 + 0.3 * part : 0.6 * part;
  if (wanted.phase === undefined) return score;
  return score + (own.phase === wanted.phase ? PHASE_COUNTS : 0);
}

/** Less than the distance between two regimens that fit alike, so that the one of the right degree goes first. */
const OTHER_DEGREE = 0.8;

/**
 * How well a regimen fits an indication in free words, by its own name and the others that it goes by: 0 (not) to 1
 * (the same words).
 */
export function fitTo(asked: string): (names: readonly string[]) => number {
  const wanted = meaningOf(asked);
  const one = (name: string): number => {
    const own = ownMeaning(name);
    return name === asked || own.key === wanted.key ? 1 : fit(own, wanted);
  };
  return (names) => {
    const grade = ownMeaning(names[0] ?? "").grade;
    const differs = wanted.grade !== undefined && grade !== undefined && wanted.grade !== grade;
    return Math.max(0, ...names.map(one)) * (differs ? OTHER_DEGREE : 1);
  };
}
