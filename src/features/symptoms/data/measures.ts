/** A measured quantity: how it is written, and which findings its values mean. */
export type Measure = {
  readonly id: string;
  /** Matched on folded text; the first group is the value, a second one (if any) the unit. */
  readonly pattern: RegExp;
  /** Brings a value to the unit of the limits. */
  readonly convert?: (value: number, unit: string) => number;
  /** Values outside of this are taken for something else. */
  readonly plausible: readonly [number, number];
  /** Finding, and the range (from, to) in which it holds. A function of age in years where the limits depend on it. */
  readonly means: (value: number, age: number, sex: "male" | "female") => readonly string[];
  /** What a value denies that does not mean it: a potassium of 4.1 is neither high nor low. */
  readonly denies?: readonly string[];
};

export const between = (rules: readonly (readonly [string, number, number])[]) => (value: number): string[] =>
  rules.filter(([, from, to]) => value >= from && value < to).map(([finding]) => finding);

/** Upper limits of the normal pulse and breathing rate by age (Pediatric Advanced Life Support, 2020, rounded). */
export function pulseLimits(age: number): readonly [number, number] {
  if (age < 0.25) return [95, 190];
  if (age < 1) return [90, 175];
  if (age < 3) return [80, 150];
  if (age < 6) return [75, 135];
  if (age < 12) return [65, 120];
  return [55, 100];
}
export function breathLimits(age: number): readonly [number, number] {
  if (age < 1) return [25, 58];
  if (age < 3) return [18, 38];
  if (age < 6) return [18, 32];
  if (age < 12) return [14, 26];
  return [10, 20];
}

/** The upper limit of the white count by age, in thousands per microliter (Harriet Lane Handbook, rounded). */
function mostLeukocytes(age: number): number {
  if (age < 0.1) return 25;
  if (age < 2) return 17.5;
  return age < 8 ? 15 : 11.2;
}

/** The lower limit of hemoglobin by age and sex, in g/dL (World Health Organization; infants as in the Harriet Lane Handbook). */
function leastHemoglobin(age: number, sex: "male" | "female"): number {
  if (age < 0.1) return 12.5;
  if (age < 0.5) return 9.5;
  if (age < 5) return 11;
  return age < 12 || sex === "female" ? 11.5 : 13;
}

const GAP = String.raw`\s*\)?\s*(?:(?:is|on|shows|showed|reads|meter|fasting|random|was|were|are|of|at|in|the|mid|ra|running|:|=|<|>|to|-|level|levels|count|measured|up to|about|around|between|anywhere|from|approximately|recorded|today|and|low|high|raised|elevated|only|over|above|below|under|less than|greater than|more than|total|serum|peak|[-+,(~])\s*){0,4}`;
/** "Lipase 8 times normal" gives no value of its own. */
const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,3})?)(?!\d*\s*-?\s*(?:times|fold|x (?:the|upper|normal|uln))\b)`;
export const measure = (name: string, unit = ""): RegExp =>
  new RegExp(String.raw`\b(?:${name})\b${GAP}${NUMBER}${unit}`, "g");

/**
 * Glucose in mg/dL, 18 to the mmol/L. Without a unit below 10, or below 36 with a decimal, it is mmol/L; a whole number from 10
 * to 35 may be either, the one far too much and the other far too little, and is taken for none.
 */
function milligramsOfGlucose(value: number, unit: string): number {
  const isBare = unit === "" && value < 36;
  if (isBare && value >= 10 && Number.isInteger(value)) return 0;
  return isBare || unit.startsWith("mmol") ? value * 18 : value;
}

export const MEASURES: readonly Measure[] = [
  {
    id: "temperature",
    pattern: new RegExp(String.raw`(?<=[^])(?:\b(?:temp|temperature|t|fever|febrile|tmax)\b${GAP})?\b((?:9[5-9]|1[01]\d|[34]\d|2\d(?=\.))(?:\.\d{1,2})?)\s*(?:°|degrees?|deg)?\s*(c|f|celsius|fahrenheit)\b`, "g"),
    convert: (value, unit) => (unit.startsWith("f") ? ((value - 32) * 5) / 9 : value),
    plausible: [25, 44],
    // A newborn is cold below 36 (World Health Organization).
    means: (value, age) =>
      between([["hypothermia", 25, age < 0.1 ? 36 : 35], ["afebrile", age < 0.1 ? 36 : 35.8, 37.7], ["fever", 38, 45], ["fever-low-grade", 37.7, 38.4], ["fever-high", 39.4, 45], ["hyperthermia-extreme", 40.5, 45]])(value),
    denies: ["fever", "hypothermia"],
  },
  {
    id: "temperature-plain",
    pattern: measure("temp|temperature|fever|tmax|t"),
    convert: (value) => (value > 90 ? ((value - 32) * 5) / 9 : value),
    plausible: [25, 44],
    // A newborn is cold below 36 (World Health Organization).
    means: (value, age) =>
      between([["hypothermia", 25, age < 0.1 ? 36 : 35], ["afebrile", age < 0.1 ? 36 : 35.8, 37.7], ["fever", 38, 45], ["fever-low-grade", 37.7, 38.4], ["fever-high", 39.4, 45], ["hyperthermia-extreme", 40.5, 45]])(value),
    denies: ["fever", "hypothermia"],
  },
  {
    id: "temperature-bare",
    pattern: /(?<![\d/.,:$]|\b(?:ph|hgb|hb|weigh\w*|weight|bmi|inr|k|ca|cr|wbc|of) )\b(9[5-9]\.\d|10[0-7]\.\d)(?!\s*(?:%|\d|\/|kg|lbs?|pounds|mg|mm|g\b|k\b|miles?))/g,
    convert: (value) => ((value - 32) * 5) / 9,
    plausible: [35, 42],
    means: between([["fever", 38, 45], ["fever-high", 39.4, 45]]),
    denies: ["fever"],
  },
  {
    id: "pulse",
    pattern: measure("heartrate|heart rate|hr|pulse|pulse rate|p|heart is racing at|(?<=^|[,.;:(] ?|\\b(?:a|the|her|his|ventricular|apical|regular|irregular|rapid|slow|with) )rate"),
    plausible: [15, 320],
    means: (value, age) => {
      const [low, high] = pulseLimits(age);
      return [...(value > high ? ["tachycardia"] : []), ...(value > high * 1.5 ? ["tachycardia-extreme"] : []), ...(value < low ? ["bradycardia"] : [])];
    },
    denies: ["tachycardia", "bradycardia"],
  },
  {
    id: "pulse-per-minute",
    pattern: /\b(\d{2,3})\s*(?:bpm|beats per minute|beats\/min)/g,
    plausible: [15, 320],
    means: (value, age) => {
      const [low, high] = pulseLimits(age);
      return [...(value > high ? ["tachycardia"] : []), ...(value > high * 1.5 ? ["tachycardia-extreme"] : []), ...(value < low ? ["bradycardia"] : [])];
    },
    denies: ["tachycardia", "bradycardia"],
  },
  {
    id: "breathing",
    pattern: measure("respiratory rate|(?<=\\b(?:p|hr|pulse):? ?\\d{2,3}(?:/min)?[,;]? )r|rr|respirations|resp|resps|resp rate|breathing rate|breathing|breaths|respirations are"),
    plausible: [3, 120],
    means: (value, age) => {
      const [low, high] = breathLimits(age);
      return [...(value > high ? ["tachypnea"] : []), ...(value < low ? ["respiratory-depression"] : [])];
    },
    denies: ["tachypnea", "respiratory-depression"],
  },
  {
    id: "breaths-per-minute",
    pattern: /\b(\d{1,3})\s*(?:breaths per minute|breaths\/min|breaths a minute|times (?:a|per) minute)/g,
    plausible: [3, 120],
    means: (value, age) => {
      const [low, high] = breathLimits(age);
      return [...(value > high ? ["tachypnea"] : []), ...(value < low ? ["respiratory-depression"] : [])];
    },
    denies: ["tachypnea", "respiratory-depression"],
  },
  {
    id: "saturation",
    pattern: measure("(?<!transferrin |iron |tf )(?:spo2|o2|oxygen|pulse oximeter|o2 sat|o2 sats|o2 saturation|oxygen saturation|saturation|sats|sat|pulse ox|pulse oximetry|sao2|oxygen saturations)", String.raw`\s*%?`),
    plausible: [30, 100],
    means: between([["hypoxia", 30, 93.5], ["hypoxia-marked", 30, 91.5], ["oxygen-borderline", 91.5, 93.5], ["oxygen-normal", 95, 101]]),
    denies: ["hypoxia"],
  },
  { id: "saturating", pattern: /\b(?:saturating|satting|desaturat\w+)(?: at| to)? (\d{2,3})\s*%?/g, plausible: [30, 100], means: between([["hypoxia", 30, 93.5], ["hypoxia-marked", 30, 91.5], ["oxygen-borderline", 91.5, 93.5], ["oxygen-normal", 95, 101]]), denies: ["hypoxia"] },
  { id: "fasting-glucose", pattern: measure("fasting glucose|fasting plasma glucose|fasting blood glucose|fasting blood sugar|fasting sugar|fpg", String.raw`\s*(mg\/dl|mmol\/l)?`), convert: (value, unit) => (unit.startsWith("mmol") ? value * 18 : value), plausible: [40, 600], means: between([["glucose-prediabetic", 100, 126], ["glucose-high", 126, 601]]) },
  { id: "glucose", pattern: measure("finger ?prick|glucose|blood sugar|blood glucose|fingerstick|finger stick|fsbg|accucheck|bg|sugar|serum glucose|capillary glucose|fingerstick glucose", String.raw`\s*(mg\/dl|mmol\/l)?`), convert: milligramsOfGlucose, plausible: [5, 2000], means: between([["glucose-low", 5, 70], ["glucose-high", 180, 2001], ["glucose-very-high", 500, 2001]]), denies: ["glucose-low", "glucose-high"] },
  { id: "weight-lost", pattern: /\b(?:lost|losing|down|dropped|shed)\s+(?:about |almost |nearly |over |around |some |approximately |another )?(\d{1,4})\s*(?:lbs?|pounds|kgs?|kilos|kilograms|stone|grams|% of|% birth)\b/g, plausible: [1, 2000], means: () => ["weight-loss"] },
  { id: "weight-minus", pattern: /(?:^|[^\d\w])-\s?(\d{1,2}(?:\.\d)?)\s?(?:lbs?|pounds|kgs?|kilos)\b/g, plausible: [1, 60], means: () => ["weight-loss"] },
  { id: "weight-fell", pattern: /\b(?:weight|wt)\b[^.;\d]{0,12}\b(?:down|fell|fallen|dropped|dropping|falling|loss)(?: by| of)? (\d{1,3}(?:\.\d)?)\s*(?:lbs?|pounds|kgs?|kilos)\b/g, plausible: [1, 200], means: () => ["weight-loss"] },
  { id: "weight-from-to", pattern: /\b(\d{2,3})(?:\s*(?:kg|lbs?|pounds))?\s*(?:->|\u2192|to)\s*(\d{2,3})\s*(?:kgs?|kilos|lbs?|pounds)\b/g, convert: (before, after) => before - Number(after) + 500, plausible: [300, 700], means: (value) => (value >= 502 ? ["weight-loss"] : value <= 498 ? ["weight-gain"] : []) },
  { id: "pills-swallowed", pattern: /\b(?:took|swallowed|ingested|downed) (?:about |around |over |nearly |almost |~ ?)?(\d{2,3}) (?:[a-z-]+ ){0,3}?(?:tablets|pills|capsules|tabs|caps)\b/g, plausible: [10, 500], means: () => ["overdose"] },
  { id: "drinks-a-day", pattern: /\b(\d{1,2})\s*(?:cans|beers|pints|drinks|units|bottles|shots)(?: of (?:beer|wine|cider|lager|vodka|whisky|alcohol))?\s*(?:a|per|each|every|\/)\s*(?:day|night|evening)\b/g, plausible: [1, 60], means: (value) => (value >= 4 ? ["alcohol-use-heavy"] : []) },
  { id: "spleen-size", pattern: /\bspleen\b[^.;,\d]{0,24},?\s*(\d{1,2})\s*cm\b/g, plausible: [1, 30], means: (value) => (value >= 14 || value <= 11 ? ["splenomegaly"] : []) },
  { id: "liver-size", pattern: /\bliver\b[^.;,\d]{0,24},?\s*(\d{1,2})\s*cm\b/g, plausible: [2, 12], means: () => ["hepatomegaly"] },
  { id: "weight-up", pattern: /\b(?:up|heavier by)\s+(?:about |almost |nearly |over |around )?(\d{1,3})\s*(?:lbs?|pounds|kgs?|kilos|kilograms)\b/g, plausible: [2, 200], means: () => ["weight-gain"] },
  { id: "weight-lost-noun", pattern: /\b(\d{1,3})[-\s]*(?:lbs?|pounds?|kgs?|kilos?|kilograms?)[-\s]+(?:unintentional |unintended )?(?:weight loss|lighter|loss of weight)\b/g, plausible: [1, 200], means: () => ["weight-loss"] },
  { id: "weight-gained", pattern: /\b(?:gained|put on|gaining)\s+(?:about |almost |nearly |over |around |some |approximately |another )?(\d{1,3})\s*(?:lbs?|pounds|kgs?|kilos|kilograms|stone)\b/g, plausible: [1, 200], means: () => ["weight-gain"] },
  { id: "stools-a-day", pattern: /\b(\d{1,2})(?:\s*(?:-|to)\s*\d{1,2})?\s*(?:loose |watery |bloody )*(?:stools|bowel movements|bms|motions)\s*(?:a|per|each|\/)\s*day\b/g, plausible: [1, 40], means: (value) => (value >= 4 ? ["diarrhea"] : []) },
  { id: "cigarettes", pattern: /\b(\d(?:\.\d)?)\s*(?:ppd|packs?\s*(?:a|per|\/)\s*day|packs? daily)\b/g, plausible: [0.1, 6], means: () => ["smoking"] },
  { id: "strength", pattern: /\b(?:strength|power|motor)[^.;]{0,30}?\b(5)\/5\b/g, plausible: [5, 5], means: () => [], denies: ["weakness-focal", "weakness-generalized", "weakness-proximal"] },
  { id: "acuity", pattern: /\b(20)\/(?:20|25)\b/g, plausible: [20, 20], means: () => [], denies: ["vision-blurred", "vision-loss", "vision-loss-sudden"] },
  { id: "acuity-poor", pattern: /\b20\/(\d{2,3})\b/g, plausible: [80, 800], means: () => ["vision-loss", "reduced-visual-acuity", "vision-blurred"] },
  { id: "hba1c", pattern: measure("hba1c|a1c|hemoglobin a1c"), plausible: [3, 20], means: between([["glucose-prediabetic", 5.7, 6.5], ["hba1c-high", 6.5, 21]]), denies: ["hba1c-high"] },
  { id: "hemoglobin", pattern: measure("hemoglobin|haemoglobin|hgb|hb", String.raw`\s*(g\/dl|g\/l)?`), convert: (value, unit) => (unit === "g/l" || value > 30 ? value / 10 : value), plausible: [2, 25], means: (value, age, sex) => [...(value < leastHemoglobin(age, sex) ? ["hemoglobin-low"] : []), ...(value > (sex === "female" ? 16.5 : 17.5) && age > 0.2 ? ["hemoglobin-high"] : [])], denies: ["hemoglobin-low", "hemoglobin-high"] },
  { id: "hematocrit", pattern: measure("hematocrit|haematocrit|hct", String.raw`\s*%?`), convert: (value) => (value < 1 ? value * 100 : value), plausible: [8, 75], means: (value, age, sex) => [...(value < (age < 12 || sex === "female" ? 35 : 39) ? ["hemoglobin-low"] : []), ...(value > (sex === "female" ? 49 : 52) && age > 0.2 ? ["hemoglobin-high"] : [])], denies: ["hemoglobin-low", "hemoglobin-high"] },
  { id: "mcv", pattern: measure("mcv|mean corpuscular volume|mean cell volume"), plausible: [40, 150], means: between([["mcv-low", 40, 80], ["mcv-high", 100.5, 151]]), denies: ["mcv-low", "mcv-high"] },
  { id: "wbc", pattern: measure("wbc|white count|white blood cell count|white cell count|leukocyte count|leukocytes|white blood cells|wbcs"), convert: (value) => (value >= 400 ? value / 1000 : value), plausible: [0.05, 600], means: (value, age) => [...(value < 4 ? ["wbc-low"] : []), ...(value > mostLeukocytes(age) ? ["wbc-high"] : []), ...(value >= 50 ? ["wbc-very-high"] : [])], denies: ["wbc-high", "wbc-low"] },
  { id: "platelets", pattern: measure("platelets|platelet count|plt|plts"), convert: (value) => (value >= 3000 ? value / 1000 : value), plausible: [0.5, 2900], means: between([["platelets-low", 0, 150], ["platelets-high", 460, 3000]]), denies: ["platelets-low", "platelets-high"] },
  { id: "sodium", pattern: measure("sodium|na|serum sodium"), plausible: [95, 190], means: between([["sodium-low", 95, 134], ["sodium-high", 146.5, 190]]), denies: ["sodium-low", "sodium-high"] },
  { id: "potassium", pattern: measure("potassium|serum potassium|k"), plausible: [1.2, 10], means: between([["potassium-low", 1, 3.45], ["potassium-high", 5.4, 11]]), denies: ["potassium-low", "potassium-high"] },
  { id: "calcium", pattern: measure(String.raw`calcium|serum calcium|ca(?!\s*-?\s*(?:19|125|15|72)\b)`, String.raw`\s*(mg\/dl|mmol\/l)?`), convert: (value, unit) => (unit.startsWith("mmol") ? value * 4 : value), plausible: [3, 20], means: between([["calcium-low", 3, 8.4], ["calcium-high", 10.6, 21]]), denies: ["calcium-low", "calcium-high"] },
  { id: "creatinine", pattern: measure("creatinine|creat|cr|scr|serum creatinine", String.raw`\s*(mg\/dl|umol\/l)?`), convert: (value, unit) => (unit === "umol/l" || value > 30 ? value / 88.4 : value), plausible: [0.1, 25], means: (value, age) => (value >= (age < 10 ? 0.85 : 1.35) ? ["creatinine-high"] : []), denies: ["creatinine-high"] },
  { id: "bun", pattern: measure("bun|blood urea nitrogen"), plausible: [2, 250], means: between([["creatinine-high", 35, 251]]) },
  { id: "bilirubin", pattern: measure("bilirubin|total bilirubin|t bili|tbili|bili"), plausible: [0.1, 50], means: between([["bilirubin-high", 2, 51]]), denies: ["bilirubin-high"] },
  { id: "alt-ast", pattern: measure("alt|ast|sgpt|sgot|transaminases"), plausible: [2, 20000], means: between([["transaminases-high", 55, 20001], ["transaminases-very-high", 1000, 20001]]), denies: ["transaminases-high"] },
  { id: "alp", pattern: measure("alkaline phosphatase|alp|alk phos"), plausible: [10, 5000], means: (value, age) => (value > (age < 18 ? 500 : 160) ? ["alk-phos-high"] : []), denies: ["alk-phos-high"] },
  { id: "lipase", pattern: measure("lipase|amylase"), plausible: [5, 50000], means: between([["amylase-lipase-high", 250, 50001]]), denies: ["amylase-lipase-high"] },
  { id: "lactate", pattern: measure("lactate|lactic acid"), plausible: [0.2, 30], means: between([["lactate-high", 2.5, 31]]), denies: ["lactate-high"] },
  { id: "ph", pattern: measure("ph|arterial ph"), plausible: [6.6, 7.9], means: between([["acidosis-gap", 6.6, 7.3]]), denies: ["acidosis-gap"] },
  { id: "bicarbonate", pattern: measure("bicarbonate|hco3|bicarb"), plausible: [1, 60], means: between([["acidosis-gap", 1, 16], ["alkalosis-metabolic", 31, 61]]) },
  { id: "pco2", pattern: measure("pco2|paco2"), plausible: [15, 150], means: between([["acidosis-respiratory", 49, 151], ["alkalosis-respiratory", 8, 31]]) },
  { id: "tsh", pattern: measure("tsh"), plausible: [0, 500], means: between([["tsh-low", 0, 0.3], ["tsh-normal", 0.4, 4.5], ["tsh-high", 6, 501]]), denies: ["tsh-low", "tsh-high"] },
  { id: "inr", pattern: measure("inr"), plausible: [0.5, 20], means: between([["inr-high", 1.7, 21]]), denies: ["inr-high"] },
  { id: "esr", pattern: measure("esr|sedimentation rate|sed rate|erythrocyte sedimentation rate"), plausible: [1, 150], means: between([["esr-crp-high", 40, 151]]), denies: ["esr-crp-high"] },
  { id: "crp", pattern: measure("crp|hs-crp|c reactive protein|c-reactive protein"), plausible: [0.1, 600], means: between([["esr-crp-high", 15, 601]]), denies: ["esr-crp-high"] },
  { id: "gcs", pattern: measure("gcs|glasgow coma scale|glasgow coma score"), plausible: [3, 15], means: between([["consciousness-reduced", 3, 13.5]]) },
  { id: "bmi", pattern: measure("bmi|body mass index"), plausible: [8, 90], means: between([["underweight", 8, 18.5], ["obesity", 30, 91]]) },
  { id: "ck", pattern: measure("ck|cpk|creatine kinase|creatine phosphokinase"), plausible: [10, 500000], means: between([["ck-high", 400, 500001]]), denies: ["ck-high"] },
  { id: "ferritin", pattern: measure("ferritin"), plausible: [1, 50000], means: between([["ferritin-low", 1, 15], ["ferritin-high", 700, 50001]]), denies: ["ferritin-low"] },
  { id: "psa", pattern: measure("psa"), plausible: [0.1, 5000], means: between([["psa-high", 6.5, 5001]]), denies: ["psa-high"] },
];
