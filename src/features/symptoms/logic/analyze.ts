import { REASSURING } from "#knowledge/symptoms/normals.js";
import type { SymptomAnalysis, SymptomInquiry } from "../symptoms.contract.ts";
import { TOLD_DURATION } from "./draft.ts";
import { evidenceOf, type Evidence } from "./evidence.ts";
import { findingOf } from "./findings.ts";
import { MODELS, type Model } from "./model.ts";
import type { Patient } from "./patient.ts";
import { questionsFor } from "./questions.ts";
import { isListed, likelihoodOf, rank, type Ranked } from "./ranking.ts";
import { read, type Reading } from "./reading/read.ts";
import { durationIn } from "./reading/numbers/time.ts";
import { toldPatient } from "./reading/told-patient.ts";
import { foldInPlace } from "./reading/tokens/units.ts";
import { redFlagsOf } from "./red-flags.ts";
import { triage } from "./triage.ts";

type PossibleCondition = SymptomAnalysis["conditions"][number];
type OpenDanger = SymptomAnalysis["mustNotMiss"][number];

const LISTED = 20;
const LEAST_WEIGHT = 0.0015;
/** So many are listed if they weigh anything, and after them only what weighs this part of the first. */
const ALWAYS = 5;
const LEAST_OF_FIRST = 1 / 25;
const DANGERS = 6;
/** Log-odds below the first of the list up to which a dangerous condition counts as open. */
const STILL_OPEN = 10;

const nameOf = (finding: string): string => findingOf(finding)?.name ?? finding;
const denied = (finding: string): string => {
  const name = nameOf(finding);
  return `No ${/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name}`;
};

/** What is said of a finding, each once and in the order of the text. */
const qualitiesOf = (finding: string, { qualities }: Reading): string[] => [
  ...new Set(
    qualities
      .filter(({ of }) => of === finding)
      .toSorted((one, other) => one.start - other.start)
      .map((quality) => quality.finding),
  ),
];

function missingOf({ links, cardinal }: Model, { present, absent }: Evidence): string[] {
  const key = new Set(cardinal.flat());
  return [...links.values()]
    .filter(({ finding }) => !present.has(finding) && !absent.has(finding))
    .filter(({ finding, sensitivity }) => key.has(finding) || sensitivity >= 0.4)
    .toSorted(
      (one, other) =>
        Number(key.has(other.finding)) - Number(key.has(one.finding)) ||
        other.sensitivity - one.sensitivity,
    )
    .slice(0, 5)
    .map(({ finding }) => nameOf(finding));
}

/** The other names of a condition. The page shows them where a condition is opened, and fetches them then. */
type OtherNames = (condition: string) => readonly string[];
const UNNAMED: OtherNames = () => [];

/** The words that count, as the text has them by the key they are compared by: not those of a finding that is not to count. */
function countedWords({ words, recognized }: Reading, ignored: readonly string[]) {
  const left = recognized.filter(({ finding }) => ignored.includes(finding));
  return new Map(
    words
      .filter(({ start, end }) => !left.some((one) => start >= one.start && end <= one.end))
      .map(({ key, text }) => [key, text]),
  );
}

type Described = Omit<PossibleCondition, "words">;

function described(
  ranked: Ranked,
  position: number,
  evidence: Evidence,
  otherNames: OtherNames,
): Described {
  const { condition } = ranked.model;
  const { supporting, opposing, contradicting, risks } = ranked.score;
  return {
    id: condition.id,
    name: condition.name,
    synonyms: [...otherNames(condition.id)],
    icd10: condition.icd10,
    likelihood: likelihoodOf(ranked, position),
    findingsFor: [...supporting.map(({ finding }) => finding), ...risks].map(nameOf),
    findingsAgainst: [
      ...contradicting.map(nameOf),
      ...opposing
        .filter(({ finding }) => evidence.absent.has(finding))
        .slice(0, 5)
        .map(({ finding }) => denied(finding)),
    ],
    missing: missingOf(ranked.model, evidence),
    urgency: ranked.urgency,
  };
}

/** What somebody has done, taken or had: without it there is no such poisoning, injury or complication. */
const CAUSES: ReadonlySet<string | undefined> = new Set(["exposure", "medication", "history"]);
const isCause = (finding: string): boolean => CAUSES.has(findingOf(finding)?.kind);

/**
 * True while nothing excludes it: near enough to the first of the list, or among its first three with much that speaks for it.
 * It has to be nearer where what nearly every patient has is missing, nearer again where nobody has told of its cause; and one
 * complaint among several opens only what stands first.
 */
function isOpen(
  { model, score }: Ranked,
  place: number,
  best: number,
  { stated, present }: Evidence,
): boolean {
  const holds = (group: readonly string[]): boolean => group.some((id) => present.has(id));
  const isTypical = model.cardinal.every(holds);
  const hasCause = model.requires.every((group) => holds(group) || !group.every(isCause));
  const reasons = score.supporting.length + score.risks.length;
  const reach = STILL_OPEN / (isTypical ? 1 : 2) / (hasCause ? 1 : 2);
  const isNear = best - score.total <= reach || (place < 3 && reasons > 3 && isTypical && hasCause);
  return isNear && (reasons > 1 || stated.size < 3 || place === 0);
}

/** The dangerous conditions that what is known leaves open, and every emergency that is listed, the likeliest first. */
function openDangers(
  ranked: readonly Ranked[],
  listed: readonly Ranked[],
  evidence: Evidence,
): OpenDanger[] {
  const best = ranked[0]?.score.total ?? 0;
  const open = ranked
    .filter(
      (entry, place) =>
        entry.model.condition.dangerous === true && isOpen(entry, place, best, evidence),
    )
    .slice(0, DANGERS);
  const emergencies = new Set(listed.filter(({ urgency }) => urgency === "emergency"));
  return ranked
    .filter((entry) => emergencies.has(entry) || open.includes(entry))
    .map((entry, index) => {
      const { id, name, icd10, findingsFor, missing, urgency } = described(
        entry,
        index,
        evidence,
        UNNAMED,
      );
      return { id, name, icd10, findingsFor, missing, urgency };
    });
}

/** Ids as they are; what is no id is read like text. */
function statedBy(symptoms: readonly string[], patient: Patient): string[] {
  return symptoms.flatMap((symptom) =>
    findingOf(symptom) === undefined
      ? read(symptom, patient)
          .recognized.filter(({ negated }) => !negated)
          .map(({ finding }) => finding)
      : [symptom],
  );
}

/**
 * The differential for what is known. Pure and total: any text is read, any symptom accepted, and the same input gives the
 * same answer whatever the order of its findings. It lists and explains; it decides nothing.
 */
export function analyzeWith(
  models: readonly Model[],
  inquiry: SymptomInquiry,
  ignored: readonly string[] = [],
  otherNames: OtherNames = UNNAMED,
): SymptomAnalysis {
  const patient: Patient = { age: inquiry.age, sex: inquiry.gender };
  const reading = read(inquiry.additionalInfo, patient);
  const spoken = (negated: boolean): string[] =>
    reading.recognized
      .filter((entry) => entry.negated === negated && !ignored.includes(entry.finding))
      .map(({ finding }) => finding);
  const isForeign = reading.language === "not-english";
  const known = (told: readonly string[]): Evidence =>
    evidenceOf(
      [...statedBy(inquiry.symptoms, patient), ...told].filter(
        (id) => !inquiry.denied.includes(id),
      ),
      [...inquiry.denied, ...spoken(true)],
    );
  // Single words of another language may warn; no condition is told by them.
  const evidence = known(isForeign ? [] : spoken(false));
  const { duration } = reading;
  const days =
    durationIn(foldInPlace(inquiry.duration.slice(0, 200)))?.days ??
    (ignored.includes(TOLD_DURATION) ? undefined : duration?.days);
  const { age, gender } = toldPatient(inquiry.additionalInfo);
  const words = countedWords(reading, ignored);
  // Who is said to be well in every respect has nothing that a condition would explain.
  const isUnwell = [...evidence.stated].some((id) => !REASSURING.has(id));
  const ranked = isUnwell ? rank(models, evidence, patient, days, [...words.keys()]) : [];
  const listed = ranked
    .filter((entry, place) => isListed(entry, place, ranked, evidence))
    .slice(0, LISTED)
    .filter(
      ({ weight }, index) =>
        index < 3 ||
        weight >=
          Math.max(LEAST_WEIGHT, index < ALWAYS ? 0 : (ranked[0]?.weight ?? 0) * LEAST_OF_FIRST),
    );
  const flags = redFlagsOf(isForeign ? known(spoken(false)) : evidence, patient).map(
    ({ id, name, floor }) => ({ id, name, urgency: floor }),
  );
  const judged = triage(ranked, flags, evidence, patient);
  // Where most was not read, only an emergency is certain.
  const isUnread = isForeign && judged.triage !== "emergency";
  return {
    conditions: listed.map((entry, index) => ({
      ...described(entry, index, evidence, otherNames),
      words: entry.words().map((key) => words.get(key) ?? key),
    })),
    mustNotMiss: openDangers(ranked, listed, evidence),
    redFlags: [...judged.reasons],
    triage: isUnread ? "not-judged" : judged.triage,
    language: reading.language,
    recognized: reading.recognized.map(({ text, finding, negated, over }) => ({
      text,
      finding,
      negated,
      over: over ?? null,
      qualities: negated ? [] : qualitiesOf(finding, reading),
    })),
    told: {
      age: age ?? null,
      gender: gender ?? null,
      duration: duration === undefined ? null : { text: duration.text, days: duration.days },
    },
    unrecognized: reading.rest.map(({ text }) => text),
    questions: questionsFor(ranked, evidence, patient),
  };
}

/**
 * @param ignored findings read from the text that are not to count; `TOLD_DURATION` for the duration read from it.
 * @param otherNames of a condition; left out, `synonyms` stay empty.
 */
export function analyze(
  inquiry: SymptomInquiry,
  ignored: readonly string[] = [],
  otherNames: OtherNames = UNNAMED,
): SymptomAnalysis {
  return analyzeWith(MODELS, inquiry, ignored, otherNames);
}
