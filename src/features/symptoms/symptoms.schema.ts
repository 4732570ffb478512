import * as v from "valibot";
import { FINDING_KINDS, SYSTEMS, URGENCIES } from "./symptoms.terms.ts";

export const System = v.picklist(SYSTEMS);
export type System = v.InferOutput<typeof System>;
export const Urgency = v.picklist(URGENCIES);
export type Urgency = v.InferOutput<typeof Urgency>;

const Id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

export const FindingKind = v.picklist(FINDING_KINDS);
export type FindingKind = v.InferOutput<typeof FindingKind>;

/**
 * How often the finding turns up in patients whose problem has nothing to do with it:
 * 0 = 1 in 2,000, 1 = 1 in 500, 2 = 1 in 100, 3 = 1 in 30, 4 = 1 in 12, 5 = 1 in 5.
 */
export const Background = v.picklist([0, 1, 2, 3, 4, 5]);
export type Background = v.InferOutput<typeof Background>;

/** One thing a clinician or a patient states. Phrases are separated by semicolons. */
export const Finding = v.strictObject({
  id: Id,
  name: v.string(),
  /** Whole phrases, lay and clinical, that mean this finding wherever they stand. The name is one of them. */
  words: v.optional(v.string()),
  /** Phrases that mean this finding only where its parent was just spoken of ("worse with deep breath" after chest pain). */
  mods: v.optional(v.string()),
  /** Ids of the more general findings that this one implies. */
  is: v.optional(v.string()),
  base: Background,
  kind: v.optional(FindingKind),
  /** Id of the finding that cannot be true at the same time. */
  opposite: v.optional(Id),
  sex: v.optional(v.picklist(["male", "female"])),
  /** Years of age outside of which the finding cannot be. */
  ages: v.optional(v.tuple([v.number(), v.number()])),
  /** Findings of one group say nearly the same thing and are damped together; without it the topmost parent is the group. */
  group: v.optional(v.string()),
});
export type Finding = v.InferOutput<typeof Finding>;

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const IncidenceClass = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));
/** One finding id, or several of which one suffices: "chest-pain|dyspnea". */
const OneOf = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\|[a-z0-9-]+)*$/));

/**
 * [finding, sensitivity] or [finding, sensitivity, LR+]: how often patients with the condition have it, 0 to 1.
 * Without LR+ it follows from the finding's background; give LR+ only where a source or a strong reason has another.
 * List what is asked for or seen in practice, 12 to 30 of them, the specific ones too even where rare (0.05 to 0.2).
 */
const FindingLink = v.union([v.tuple([Id, Share]), v.tuple([Id, Share, v.number()])]);
/** [finding, likelihood ratio]: above 1 for a risk factor, below 1 for what speaks against. */
const Factor = v.tuple([Id, v.pipe(v.number(), v.minValue(0.001), v.maxValue(200))]);

export const Condition = v.strictObject({
  id: Id,
  name: v.string(),
  /** Other names under which the same condition is known: eponyms, abbreviations, lay names. */
  synonyms: v.array(v.string()),
  icd10: v.pipe(v.string(), v.regex(/^[A-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,4})?$/)),
  system: System,
  /** How often it is seen, [primary care, emergency]: 0 hardly ever, 1 a career's few, 2 yearly, 3 monthly, 4 weekly, 5 daily, 6 many a day. */
  incidence: v.tuple([IncidenceClass, IncidenceClass]),
  /** One digit for each of the ten age bands: 0 never, 1 very rare, 2 less often, 3 usual, 4 peak. "0001344221" */
  ages: v.pipe(v.string(), v.regex(/^[0-4]{10}$/)),
  /** Share of patients who are female, 0 to 1; left out where both sexes have it alike. 0 and 1 are exclusive. */
  female: v.optional(Share),
  /** Weights of the time courses in which it presents; what is left out is unusual. */
  course: v.partial(
    v.strictObject({
      hyperacute: Share,
      acute: Share,
      subacute: Share,
      chronic: Share,
      recurrent: Share,
    }),
  ),
  findings: v.array(FindingLink),
  /** Findings hardly ever missing: their absence, and in part their not being mentioned, costs. Listed in `findings` too. */
  cardinal: v.array(OneOf),
  /** Likelihood ratios below 1 for findings whose presence speaks against. */
  against: v.optional(v.array(Factor)),
  /** Likelihood ratios above 1 for history, exposures, medications, family, context. */
  risks: v.optional(v.array(Factor)),
  /** Without these it cannot be ("pregnant|postpartum"): denied excludes it, unmentioned costs. */
  requires: v.optional(v.array(OneOf)),
  /** Findings with which it cannot be ("hx-appendectomy"). */
  excludedBy: v.optional(v.array(Id)),
  urgency: Urgency,
  /** Must not be missed: shown in its own lane while still open. */
  dangerous: v.optional(v.boolean()),
});
export type Condition = v.InferOutput<typeof Condition>;

export const Checked = v.union([
  v.strictObject({ guideline: v.string(), year: v.number() }),
  v.literal("general knowledge, unchecked"),
]);

/** What is read only after a condition was opened; kept apart so that the page loads it on demand. */
export const ConditionProse = v.strictObject({
  id: Id,
  /** Tests, treatment decisions and referrals to consider, as phrases. */
  nextSteps: v.array(v.string()),
  /** What would make it urgent, as phrases. */
  redFlags: v.array(v.string()),
  /** For dangerous conditions: what would exclude it. */
  excludedBy: v.optional(v.string()),
  /** Where the statements come from: guideline or review body and year, or the textbook knowledge it rests on. */
  source: v.string(),
  checked: Checked,
  checkedOn: v.pipe(v.string(), v.isoDate()),
});
export type ConditionProse = v.InferOutput<typeof ConditionProse>;
