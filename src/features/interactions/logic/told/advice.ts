/** What to do with a pair and how to watch it, where its own record is brief: from its level, its effects and how soon they come. */
import type { Onset, Severity } from "../../rule.ts";

type Told = {
  readonly management: string;
  readonly effects: readonly string[];
  readonly onset: Onset;
};

const LONG_ENOUGH = 60;

const FORBIDS = /^(?:do not|avoid|no\b|another|choose|postpone|leave|stop|hold)/i;

const BY_SEVERITY: Readonly<Record<Severity, string>> = {
  major:
    "Only where no other drug serves, with the dose and the watch settled before the first one.",
  moderate: "The two may be given together with care.",
  minor: "No change is needed as a rule.",
};

/** The record's own advice; what is brief says also what it means for giving both. */
export function actionFor({ management }: Told, severity: Severity): string {
  if (management.length >= LONG_ENOUGH) return management;
  if (/^none\b/i.test(management)) return BY_SEVERITY.minor;
  if (FORBIDS.test(management)) {
    return `${management} Where it cannot be avoided, or both were given already, watch closely.`;
  }
  return `${BY_SEVERITY[severity]} ${management}`;
}

/** What shows each kind of effect, in the order in which it is told. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [
    /QT|torsade|sudden death|ventricular|arrhythm/i,
    "ECG with the QT interval, potassium and magnesium",
  ],
  [/INR/, "INR"],
  [/bleed|hemorrhage|bruis|hematoma/i, "bruising, dark stools, blood in the urine, and hemoglobin"],
  [/serotonin|clonus|hyperthermia/i, "agitation, tremor, sweating, fever and clonus"],
  [
    /respiratory depression|apnea|profound sedation|coma/i,
    "breathing and how easily the patient wakes",
  ],
  [
    /sedation|sleepiness|somnolence|falls|impaired driving|confusion|dizziness|ataxia/i,
    "sleepiness, gait and falls",
  ],
  [/hypertensi|blood pressure|headache|pressure/i, "blood pressure"],
  [/hypotension|syncope|low blood pressure/i, "standing blood pressure and fainting"],
  [/bradycardia|AV block|heart block|tachycardia|palpitation|angina|infarction/i, "pulse and ECG"],
  [/heart failure|edema|fluid retention/i, "weight, swelling and breathlessness"],
  [/hyperkal|hypokal|potassium/i, "potassium and creatinine"],
  [/kidney|nephro|creatinine|dehydration/i, "creatinine and urine output"],
  [/hyponatr|sodium/i, "sodium"],
  [/calc(?:emia|ium)/i, "calcium"],
  [/glyc|glucose/i, "glucose"],
  [/liver|hepat|enzymes|jaundice/i, "liver enzymes and jaundice"],
  [/myopathy|rhabdo|muscle/i, "muscle pain or weakness, and creatine kinase when they come"],
  [
    /neutropeni|anemia|cytopeni|leukopeni|aplasia|agranulocyt|myelosuppress|blood count|platelet/i,
    "blood count",
  ],
  [/infection|vaccine/i, "fever and signs of infection"],
  [/seizure/i, "seizures"],
  [
    /thromb|embol|stroke|ischemi|vasospasm|ergot/i,
    "pain or swelling of a leg, chest pain, cold or numb fingers",
  ],
  [/neuropath|hearing|ototox|neurotox/i, "numbness, hearing and balance"],
  [/pregnan|breakthrough/i, "breakthrough bleeding, and a pregnancy test when bleeding is late"],
  [/rejection|transplant/i, "trough levels and graft function"],
  [
    /resistan|treatment failure|virolog/i,
    "whether the treatment works: viral load, cultures or fever",
  ],
  [/constipation|ileus|diarrhea|nausea|vomit|mucositis/i, "bowels, nausea and fluid intake"],
  [/urinary|retention/i, "passing of urine"],
  [/withdrawal/i, "signs of withdrawal"],
  [/thyroid/i, "TSH"],
  [/methemoglobin|hemolysis/i, "oxygen saturation, gray skin and hemoglobin"],
  [/lactic|acidosis/i, "nausea, breathing and lactate"],
  [/rash|photosens|skin|burn/i, "skin"],
  [
    /toxicity|raised|changed level|level/i,
    "adverse effects, and the level where one can be measured",
  ],
];

const MOST_SIGNS = 3;

const BY_ONSET: Readonly<Record<Onset, string>> = {
  immediate: "from the first dose",
  hours: "on the first day, and after each change of dose",
  days: "in the first week, and again after each change of dose",
  weeks: "at two and four weeks, and when either drug stops",
  months: "every three months while both go on",
};

/** What to look at and when, from what may happen and how soon. */
export function watchFor({ effects, onset }: Told): string {
  const all = effects.join("; ");
  const signs = SIGNS.flatMap(([effect, sign]) => (effect.test(all) ? [sign] : []));
  const seen = signs.length > 0 ? signs.slice(0, MOST_SIGNS).join("; ") : lowered(effects);
  return `${seen.charAt(0).toUpperCase()}${seen.slice(1)}: ${BY_ONSET[onset]}.`;
}

const lowered = (effects: readonly string[]): string =>
  effects
    .slice(0, MOST_SIGNS)
    .join(", ")
    .replace(/^./, (first) => first.toLowerCase());
