import { COMPANIONS, FALLING_ILL, FAMILY } from "#knowledge/symptoms/scope-words.js";
import { IN_FAMILY } from "#knowledge/symptoms/family.js";
import { findingOf } from "../../findings.ts";
import { kinNamedAfter, kinOfTheSame } from "./kin.ts";
import type { Scope } from "./clauses.ts";
import type { Unit } from "../tokens/units.ts";

/** A relative's disease that no condition asks for by name. */
export const FAMILY_ILLNESS = "family-other-illness";

/** Findings about those around the patient: that a relative is spoken of is their very meaning. */
export const OF_COMPANY: ReadonlySet<string> = new Set([
  "sick-contact",
  "contact-with-illness",
  "household-itching",
  "household-same-symptoms",
  "meningitis-contact",
  "strep-contact",
  "covid-contact",
  "chickenpox-contact",
  "partner-sti",
]);

/** What parents did and decided for the child: "parents refused vaccines", "mother took methadone". */
export const OF_PARENTS: ReadonlySet<string> = new Set([
  "unvaccinated",
  "mother-took-opioids",
  "polyhydramnios",
]);

const AROUND =
  /^(?:classmates?|kids?|child|children|boys?|girls?|colleagues?|coworkers?|people|neighbou?rs?|residents?|friends?|grandkids?|grandchild|grandson|granddaughter|boyfriend|girlfriend|sons?|daughters?|wife|husband|partner|brothers?|sisters?|siblings?|twin|cousins?|room-?mates?|flat-?mates?|housemates?|office|class|everyone|everybody|half|others|several|someone|pupils|students)$/;
const ELDERS =
  /^(?:mother|mom|mum|father|dad|grandmother|grandfather|grandma|grandpa|gran|nan|aunt|uncle)$/;
const CATCHING =
  /^(?:cold|colds|flu|influenza|sick|ill|unwell|cough|coughing|coughs|covid|strep|infection|infected|positive|fever|fevers|vomiting|diarrhea|itch|itches|itching|itchy|bug|chickenpox|measles|conjunctivitis|scabies|impetigo|pinkeye|mumps|rash|spots|sores)$/;
const ALIKE = /^(?:same|similar|it|too)$/;
/** "The same blood type", "the same house": shared by people who are well. */
const UNLIKE_ILLNESS =
  /^(?:blood|house|home|room|bed|school|class|name|age|job|food|meal|father|mother|parents|time|day)$/;
const CAUGHT =
  /^(?:tested|treated|off|out|has|have|had|got|gets|caught|having|with|are|is|was|were|been|w|begun|started)$/;
/** From here on, the patient or the teller is spoken of again. */
const OTHERWISE =
  /^(?:she|he|i|we|they|patient|who|but|says|said|noticed|reports|states|thinks|worried|when|because|since|brought)$/;
const REACH = 10;

/** These may be the patient: "the boy has a cough", against "a boy at nursery". */
const MAYBE_PATIENT = /^(?:boy|girl|child|kid|son|daughter|twin)$/;
const MINE = new Set(["my", "our"]);

function isPatient(units: readonly Unit[], index: number): boolean {
  if (MAYBE_PATIENT.test(units[index]?.word ?? ""))
    return !/^(?:at|in|from|next)$/.test(units[index + 1]?.word ?? "");
  const isFirst = !units.slice(0, index).some(({ kind }) => kind === "stop");
  return isFirst && MINE.has(units[index - 1]?.word ?? "");
}

/** "None of his roommates are ill". */
const isNoneOf = (units: readonly Unit[], index: number): boolean =>
  units.slice(Math.max(0, index - 3), index).some(({ word }) => /^(?:none|neither)$/.test(word));

/** "No one at home is sick", "nobody at work has it". */
const isNobody = (units: readonly Unit[], index: number): boolean =>
  /^(?:nobody|no one)$/.test(units[index]?.word ?? "") ||
  (units[index]?.word === "one" && units[index - 1]?.word === "no");

type Add = (finding: string, start: number, end: number, negated: boolean) => void;

/** Where what is said of the one at `from` ends with an illness that is catching, or with "the same"; nothing where it does not. */
function illnessOf(
  units: readonly Unit[],
  from: number,
): { readonly at: number; readonly alike: boolean } | undefined {
  let caught = false;
  for (let index = from + 1; index < units.length && index <= from + REACH; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop" || unit.kind === "comma") return undefined;
    if (OTHERWISE.test(unit.word)) return undefined;
    if (CAUGHT.test(unit.word)) caught = true;
    else if (unit.word === "same" && UNLIKE_ILLNESS.test(units[index + 1]?.word ?? ""))
      return undefined;
    else if (unit.word === "same" || (caught && ALIKE.test(unit.word)))
      return { at: index, alike: true };
    else if (caught && CATCHING.test(unit.word) && units[index - 1]?.word !== "hay")
      return { at: index, alike: false };
    else if (/^(?:itches|coughs|itch)$/.test(unit.word)) return { at: index, alike: false };
  }
  return undefined;
}

/**
 * "A boy at nursery had it", "several people at his office are out with the flu", "my dad gets the same": those around the
 * patient who are ill. What is said of them is not said of the patient.
 */
export function addCompany(units: readonly Unit[], scope: Scope[], add: Add): void {
  units.forEach(({ word, start }, index) => {
    const isElder = ELDERS.test(word);
    const denied = scope[index] === "denied" || scope[index] === "family-denied";
    const isAround = isElder || AROUND.test(word);
    const isNone = isNobody(units, index) || (isAround && denied && isNoneOf(units, index));
    if ((!isAround && !isNone) || (denied && !isNone)) return;
    if (isPatient(units, index)) return;
    if (units.slice(Math.max(0, index - 2), index).some((unit) => unit.word === "by")) return;
    const illness = illnessOf(units, index);
    const last = units[illness?.at ?? -1];
    if (illness === undefined || last === undefined) return;
    add(isElder && illness.alike ? FAMILY_ILLNESS : "sick-contact", start, last.end, isNone);
    for (let at = index; at <= illness.at; at += 1) scope[at] = isNone ? "family-denied" : "family";
  });
}

type Told = {
  readonly finding: string;
  readonly negated: boolean;
  readonly start: number;
  readonly end: number;
};

const SAME_COMPLAINT = "fhx-gout-same-skin-joint";

function inFamily(finding: string): string {
  const other = findingOf(finding)?.kind === "history" ? FAMILY_ILLNESS : SAME_COMPLAINT;
  return IN_FAMILY[finding] ?? other;
}

/** "Gout. It runs in the family": what was spoken of last; "porphyria is in the family": an illness that has no finding of its own. */
export function addInherited(
  units: readonly Unit[],
  recognized: ReadonlyMap<string, Told>,
  add: Add,
): void {
  const told = [...recognized.values()].filter(({ negated }) => !negated);
  for (const { from, to } of kinOfTheSame(units)) {
    const [first, last] = [units[from], units[to - 1]];
    if (first === undefined || last === undefined) continue;
    const spoken = told
      .filter(({ end }) => end <= first.start)
      .toSorted((one, other) => other.end - one.end)[0];
    if (spoken !== undefined) add(inFamily(spoken.finding), first.start, last.end, false);
  }
  for (const { from, to, denied } of kinNamedAfter(units)) {
    const [first, last] = [units[from], units[to - 1]];
    if (denied || first === undefined || last === undefined) continue;
    const isRead = told.some(({ start, end }) => start < last.end && end > first.start);
    if (!isRead) add(FAMILY_ILLNESS, first.start, last.end, false);
  }
}

/** "Her uncle died young", "his flatmate has the same": that a relative or companion is ill, where no disease of theirs was read. */
export function addRelatives(
  units: readonly Unit[],
  scope: readonly Scope[],
  recognized: ReadonlyMap<string, Told>,
  add: Add,
): void {
  units.forEach(({ word, start }, index) => {
    const told = scope[index];
    if ((told !== "family" && told !== "companion") || !FAMILY.has(word)) return;
    if (!units.slice(index + 1, index + 3).some((unit) => FALLING_ILL.has(unit.word))) return;
    const beyond = scope.findIndex((value, at) => at > index && value !== told);
    const end = units[(beyond === -1 ? units.length : beyond) - 1]?.end ?? start;
    const isRead = [...recognized.values()].some(
      (one) => !one.negated && one.start < end && one.end > start,
    );
    if (!isRead)
      add(COMPANIONS.has(word) ? "contact-with-illness" : FAMILY_ILLNESS, start, end, false);
  });
}
