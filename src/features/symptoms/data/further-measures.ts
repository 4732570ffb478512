import { between, measure, type Measure } from "./measures.ts";

/** Dipsticks are read in crosses: "protein ++". */
const dipped = (what: string): RegExp =>
  new RegExp(String.raw`\b(?:${what})\s*[:(]?\s*()(?:\+{1,4}|[1-4]\s?\+)`, "g");
const present = (): number => 1;
const DAILY = String.raw`\s*(?:\/|a|per|each|every|most)\s*-?\s*(?:day|night|evening|d\b)`;
const DRINK = String.raw`(?:cider|vodka|wine|beers?|lager|whisky|whiskey|gin|rum|spirits|ale|stout|sherry)`;

/** Values in the units of other countries, scores, percentages of what is predicted, and dipsticks. */
export const FURTHER_MEASURES: readonly Measure[] = [
  { id: "wcc", pattern: measure("wcc|white blood count|white cells"), convert: (value) => (value >= 400 ? value / 1000 : value), plausible: [0.05, 600], means: between([["wbc-low", 0, 4], ["wbc-high", 11.2, 601], ["wbc-very-high", 50, 601]]), denies: ["wbc-high", "wbc-low"] },
  { id: "neuts", pattern: measure("neuts|neutros|neut"), plausible: [0, 60], means: between([["neutropenia", 0, 1], ["wbc-high", 9, 61]]), denies: ["neutropenia"] },
  { id: "egfr", pattern: measure("egfr|gfr|creatinine clearance|crcl"), plausible: [2, 150], means: between([["creatinine-high", 2, 60]]), denies: ["creatinine-high"] },
  { id: "urea", pattern: measure("urea"), plausible: [1, 80], means: between([["creatinine-high", 10, 81]]) },
  { id: "bm", pattern: measure("bm|bms|cbg"), convert: (value) => value * 18, plausible: [9, 720], means: between([["glucose-low", 9, 70], ["glucose-high", 200, 721], ["glucose-very-high", 500, 721]]), denies: ["glucose-low", "glucose-high"] },
  { id: "hba1c-mmol", pattern: /\b(?:hba1c|a1c)\D{0,10}(\d{2,3})\s*mmol\/mol/g, plausible: [20, 200], means: between([["hba1c-high", 48, 201]]), denies: ["hba1c-high"] },
  { id: "calcium-corrected", pattern: /\b(?:corrected calcium|adjusted calcium|calcium|ca)\D{0,8}\b([123]\.\d{1,2})(?!\d|\s*mg)/g, plausible: [1, 3.99], means: between([["calcium-low", 1, 2.1], ["calcium-high", 2.65, 4]]), denies: ["calcium-low", "calcium-high"] },
  { id: "magnesium", pattern: measure("magnesium|mg level|serum mg"), plausible: [0.1, 6], means: between([["low-magnesium", 0, 0.7]]) },
  { id: "magnesium-short", pattern: /\bmg\s(0\.\d{1,2})\b/g, plausible: [0.1, 1], means: between([["low-magnesium", 0, 0.7]]) },
  { id: "bilirubin-umol", pattern: /\b(?:total bilirubin|bilirubin|bili)\D{0,8}(\d{2,3})(?!\d|\.|\s*mg)\s*(?:umol|µmol|micromol)?/g, plausible: [51, 900], means: () => ["bilirubin-high"] },
  { id: "prothrombin", pattern: /\bpt\s(?:of\s|is\s|:\s?)?(\d{2})(?:\.\d)?\s*s?\b(?!\s*\/)/g, plausible: [8, 99], means: between([["inr-high", 17, 100]]) },
  { id: "fibrinogen", pattern: measure("fibrinogen"), plausible: [0.1, 9], means: between([["fibrinogen-low", 0, 1.5]]) },
  { id: "cortisol-nmol", pattern: /\bcortisol\D{0,12}(\d{1,3})\s*nmol/g, plausible: [3, 999], means: between([["cortisol-low", 3, 140]]) },
  { id: "free-thyroxine", pattern: /\b(?:free t4|ft4)\s*:?\s*(\d{1,2}(?:\.\d)?)(?!\s*ng)/g, plausible: [5, 99], means: between([["abnormal-thyroid-test", 25, 100]]), denies: [] },
  { id: "folate", pattern: measure("folate|serum folate"), plausible: [0.1, 60], means: between([["folate-low", 0, 3]]), denies: ["folate-low"] },
  { id: "oxygen-kpa", pattern: /\bpa?o2\D{0,6}(\d{1,2}(?:\.\d)?)(?!\s*(?:%|mm|\d))/g, plausible: [3, 16], means: between([["hypoxia", 3, 8.5]]) },
  { id: "carbon-dioxide-kpa", pattern: /\bpa?co2\D{0,6}(\d{1,2}(?:\.\d)?)(?!\s*(?:mm|\d))/g, plausible: [1.5, 14.9], means: between([["acidosis-respiratory", 6.5, 15], ["alkalosis-respiratory", 1.5, 4]]) },
  { id: "base-excess", pattern: /\b(?:base excess|be)\s*:?\s*-\s?(\d{1,2}(?:\.\d)?)\b/g, plausible: [1, 40], means: between([["acidosis-gap", 6, 41]]) },
  { id: "fev1-fvc", pattern: /\bfev1?\s*\/\s*fvc(?: ratio)?\D{0,8}(0\.\d{1,2})/g, plausible: [0.1, 1], means: between([["spirometry-obstructive", 0, 0.7]]), denies: ["spirometry-obstructive"] },
  { id: "forced-expiration", pattern: /\b(?:fev1|fvc|vital capacity)\D{0,8}(\d{2,3})\s?%/g, plausible: [10, 150], means: between([["abnormal-lung-function", 10, 80]]), denies: ["abnormal-lung-function"] },
  { id: "transfer-factor", pattern: /\b(?:dlco|tlco|kco|transfer factor)\D{0,10}(\d{2,3})\s?%/g, plausible: [10, 150], means: between([["low-transfer-factor", 10, 75]]), denies: ["low-transfer-factor"] },
  { id: "peak-flow", pattern: /\b(?:peak flow|pefr?)\D{0,10}(\d{2,3})\s?%/g, plausible: [10, 150], means: between([["spirometry-obstructive", 10, 80]]), denies: ["spirometry-obstructive"] },
  { id: "peak-flow-liters", pattern: /\b(?:peak flow|pefr?)\D{0,6}(\d{2,3})(?!\s?%|\d)/g, plausible: [60, 800], means: (value, age) => (age >= 15 && value < 250 ? ["spirometry-obstructive"] : []) },
  { id: "cognition", pattern: /\b(?:mmse|mini[- ]mental|moca)\D{0,8}(\d{1,2})(?:\s*\/\s*30)?\b/g, plausible: [0, 30], means: between([["low-cognitive-score", 0, 24]]), denies: ["low-cognitive-score"] },
  { id: "mood-score", pattern: /\bphq-?9\D{0,6}(\d{1,2})\b/g, plausible: [0, 27], means: between([["mood-low", 10, 28]]) },
  { id: "avpu", pattern: /\bavpu\b\s*[:=]?\s*(?:[vpu])\b()/g, convert: present, plausible: [0, 2], means: () => ["consciousness-reduced"] },
  { id: "capillary-refill", pattern: /\b(?:crt|cap(?:illary)? refill(?: time)?)\D{0,12}(\d(?:\.\d)?)\s*s/g, plausible: [0.5, 9], means: between([["shock", 3.5, 10]]), denies: ["shock"] },
  { id: "protein-dipped", pattern: dipped("protein(?:uria)?|albumin"), convert: present, plausible: [0, 2], means: () => ["proteinuria"] },
  { id: "blood-dipped", pattern: dipped("blood"), convert: present, plausible: [0, 2], means: () => ["hematuria"] },
  { id: "leukocytes-dipped", pattern: dipped("leu[ck](?:o?s|ocytes|ocyte esterase)?|le"), convert: present, plausible: [0, 2], means: () => ["pyuria"] },
  { id: "glucose-dipped", pattern: dipped("glucose|sugar"), convert: present, plausible: [0, 2], means: () => ["glycosuria"] },
  { id: "ketones-dipped", pattern: dipped("ketones?"), convert: present, plausible: [0, 2], means: () => ["ketones"] },
  { id: "acuity", pattern: /\b(?:va|visual acuity|vision|acuity|sees)\b\D{0,12}(?:6\/(\d{1,2})|20\/(\d{2,3}))\b/g, convert: (six, twenty) => (six > 0 ? six / 6 : Number(twenty) / 20), plausible: [0.5, 40], means: between([["vision-loss", 3, 41]]), denies: ["vision-loss", "vision-blurred"] },
  { id: "cea", pattern: measure("cea"), plausible: [0.1, 9999], means: between([["cea-raised", 6, 10000]]), denies: ["cea-raised"] },
  { id: "ana-titer", pattern: /\bana\b\D{0,10}1\s*:\s*(\d{2,5})/g, plausible: [10, 99_999], means: between([["ana-positive", 160, 100_000]]), denies: ["ana-positive"] },
  { id: "rheumatoid-factor", pattern: /\b(?:rf|rheumatoid factor)\D{0,6}(\d{2,4})\b/g, plausible: [10, 9999], means: between([["rf-positive", 20, 10_000]]), denies: ["rf-positive"] },
  { id: "vitamin-d", pattern: measure("vitamin d|vit d|25 oh d"), plausible: [1, 300], means: between([["vitamin-d-low", 1, 20]]) },
  { id: "head-percentile", pattern: /\bhead circumference\D{0,16}(\d{1,3}(?:\.\d)?)(?:th|st|rd|nd)?\s*(?:centile|percentile)/g, plausible: [0, 100], means: between([["head-growth-rapid", 97.5, 101], ["microcephaly", 0, 2.5]]) },
  { id: "weight-percentile", pattern: /\bweight\D{0,16}(\d{1,2}(?:\.\d)?)(?:th|st|rd|nd)?\s*(?:centile|percentile)/g, plausible: [0, 99], means: between([["failure-to-thrive", 0, 5]]), denies: ["failure-to-thrive"] },
  { id: "height-percentile", pattern: /\b(?:height|length)\D{0,16}(\d{1,2}(?:\.\d)?)(?:th|st|rd|nd)?\s*(?:centile|percentile)/g, plausible: [0, 99], means: between([["short-stature", 0, 5]]), denies: ["short-stature"] },
  { id: "qrs", pattern: /\bqrs\D{0,10}(\d{2,3})\s*ms/g, plausible: [40, 300], means: between([["ecg-wide-qrs", 121, 301]]) },
  { id: "pr-interval", pattern: /\bpr(?: interval)?\D{0,6}(\d{3})\s*ms/g, plausible: [80, 500], means: between([["ecg-heart-block", 210, 501]]) },
  { id: "osmolality", pattern: /\b(?:serum|plasma) osm(?:olality|olarity)?\D{0,6}(\d{3})\b/g, plausible: [200, 500], means: between([["osmolar-gap", 340, 501]]) },
  { id: "drinks-daily", pattern: new RegExp(String.raw`\b(\d{1,2}(?:\.\d)?)\s*(?:l|liters?|litres?|pints?|cans?|bottles?|glasses|units?|shots)?\s*(?:of\s+)?${DRINK}${DAILY}`, "g"), plausible: [0.5, 60], means: () => ["alcohol-use-heavy"] },
  { id: "drinks-weekly", pattern: /\b(\d{2,3})\s*(?:units|drinks|beers|pints)\s*(?:of alcohol\s*)?(?:\/|a|per|each)\s*(?:week|wk)/g, plausible: [15, 300], means: () => ["alcohol-use-heavy"] },
  { id: "period-weeks-short", pattern: /\blmp\D{0,6}(\d{1,2})\s*\/\s*52\b/g, plausible: [1, 44], means: (value) => (value >= 5 ? ["amenorrhea"] : []) },
  { id: "weight-down", pattern: /\b(?:(?:down|minus)\s*(\d{1,2}(?:\.\d)?)\s*(?:kg|kilos?|lbs?|pounds|stone)|(\d{1,2}(?:\.\d)?)\s*(?:kg|kilos?|lbs?|pounds|stone)\s*(?:down|lighter))\b/g, convert: (value, other) => value || Number(other), plausible: [1, 80], means: () => ["weight-loss"] },
  { id: "height-down", pattern: /\b(?:height (?:is |has )?(?:down|dropped|lost)(?: by)?|shrunk(?: by)?|lost)\s*(\d{1,2})\s*cm\b/g, plausible: [1, 25], means: () => ["height-loss"] },
];
