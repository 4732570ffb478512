/** Body systems of findings and conditions; each has a file in `knowledge/conditions`, and one or more in `knowledge/findings`. */
export const SYSTEMS = [
  "general",
  "cardiovascular",
  "respiratory",
  "digestive",
  "neurologic",
  "musculoskeletal",
  "skin",
  "urinary",
  "reproductive",
  "obstetric",
  "endocrine",
  "blood",
  "infection",
  "mental",
  "eye",
  "ear-nose-throat",
  "immune",
  "poisoning",
  "injury",
] as const;
export type System = (typeof SYSTEMS)[number];

/** What kind of thing a finding is. */
export const FINDING_KINDS = [
  "symptom",
  "sign",
  "vital",
  "test",
  "history",
  "family",
  "exposure",
  "medication",
  "context",
  "quality",
] as const;

/** How soon somebody has to see the patient; the first is the most urgent. */
export const URGENCIES = ["emergency", "same-day", "routine", "self-care"] as const;
export type Urgency = (typeof URGENCIES)[number];

/** What comes of an analysis: an urgency, or that too little was understood to judge one. */
export const TRIAGES = [...URGENCIES, "not-judged"] as const;
export type Triage = (typeof TRIAGES)[number];

/** Whether a text was read: one in another language is not, and an empty one says nothing. */
export const LANGUAGES = ["english", "not-english", "none"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Ten bands of age; a condition's `ages` has one digit for each. */
export const AGE_BANDS = [
  { name: "newborn", from: 0 },
  { name: "infant", from: 0.08 },
  { name: "toddler", from: 1 },
  { name: "child", from: 5 },
  { name: "adolescent", from: 12 },
  { name: "young adult", from: 18 },
  { name: "adult", from: 35 },
  { name: "middle age", from: 50 },
  { name: "older", from: 65 },
  { name: "oldest", from: 80 },
] as const;

/** hyperacute: seconds to hours; acute: up to a week; subacute: one to six weeks; chronic: longer; recurrent: in episodes. */
export const COURSES = ["hyperacute", "acute", "subacute", "chronic", "recurrent"] as const;
export type Course = (typeof COURSES)[number];
