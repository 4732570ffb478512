import type { Language } from "../../symptoms.terms.ts";
import type { Patient } from "../patient.ts";
import { goesPast, isOfOthers, isTurnedRound } from "./context/asserting.ts";
import { ownNegatives, scopeOf } from "./context/own-negatives.ts";
import { addCompany, addInherited, addRelatives } from "./context/relatives.ts";
import { scopes } from "./context/scope.ts";
import { addImplied, settleByMeasuring, settleContradicted } from "./context/settling.ts";
import { isOfTest, isOnceOrAside } from "./context/sound.ts";
import { type SaidWord, wordsSaid } from "./context/words-said.ts";
import { type Notes, notesOn, type Statement } from "./notes.ts";
import { eventsIn } from "./numbers/events.ts";
import { lasted, prolonged } from "./numbers/lasted.ts";
import { measured } from "./numbers/measuring.ts";
import { agesOf, type Span, spansOf } from "./numbers/time.ts";
import { type Page, pageOf } from "./page.ts";
import type { Match } from "./phrases/matching.ts";
import { mentionsOn, standing } from "./phrases/mentions.ts";
import { modified } from "./phrases/modifying.ts";
import { hostOf, isQuality, type Quality } from "./phrases/qualities.ts";
import type { Recognized } from "./recognized.ts";
import { said } from "./said.ts";
import { type Stretch, unread } from "./unread.ts";

export type Reading = {
  readonly language: Language;
  readonly recognized: readonly Recognized[];
  /** How what was recognized is, when it comes and what changes it, each with the finding it belongs to. */
  readonly qualities: readonly Quality[];
  /** Words that may have mattered and were not understood. */
  readonly rest: readonly Stretch[];
  /** How long it has lasted, where the text says so. */
  readonly duration: (Span & { readonly text: string }) | undefined;
  /** Everything that was said of a finding, each time and where, before it was settled what holds. */
  readonly said: readonly Statement[];
  /** Words that are said of the patient, understood as findings or not. */
  readonly words: readonly SaidWord[];
};

/** The mentions in the order in which they are judged, and in what way each unit is said. */
type Context = ReturnType<typeof contextOf>;

function contextOf(whole: readonly Match[], { units }: Page) {
  const mentions = whole.filter(({ phrase }) => !phrase.modifier);
  const modifiers = whole.filter(({ phrase }) => phrase.modifier);
  const hosts = mentions.filter(
    ({ phrase }) => phrase.sense === undefined && !isQuality(phrase.finding),
  );
  const all = [...mentions, ...modified(modifiers, hosts, units)];
  const own = ownNegatives(all, units);
  const scope = {
    units,
    own,
    lenient: scopes(units, own),
    strict: own.size === 0 ? [] : scopes(units, new Map()),
  };
  const stated = hosts.filter((match) => scopeOf(match, scope) !== "denied");
  return { all, scope, stated, modifying: new Set(modified(modifiers, stated, units)) };
}

/** Notes what one mention says of the patient, if it says anything. */
function assertOne(match: Match, { scope, stated, modifying }: Context, page: Page, notes: Notes) {
  const { units } = page;
  if (match.phrase.sense === "normal" && isTurnedRound(match, units)) return;
  if (isOfTest(match, units) || isOnceOrAside(match, units)) return;
  const inScope = goesPast(match, units) ? "present" : scopeOf(match, scope);
  // "No chest pain; tired on exertion": what is denied has no qualities, but those denied with it.
  if (match.phrase.modifier && inScope === "present" && !modifying.has(match)) return;
  const [first, last] = [units[match.at[0] ?? 0], units[match.at.at(-1) ?? 0]];
  if (first === undefined || last === undefined) return;
  const place = { start: first.start, end: last.end };
  if (inScope === "all-denied" && match.phrase.sense !== "normal")
    notes.add(match.phrase.finding, place.start, place.end, true);
  const statement = said(match.phrase, inScope);
  if (statement === undefined) {
    if (inScope === "past") notes.understood.push(place);
    return;
  }
  const { finding, negated } = statement;
  if (negated && isOfOthers(match, stated, units)) return;
  // "No severe pain" denies the pain.
  if (isQuality(finding) && negated && match.phrase.modifier) return;
  const of = isQuality(finding) && !negated ? hostOf(match, stated, units) : undefined;
  if (of !== undefined) notes.qualities.push({ finding, of, ...place });
  notes.add(finding, place.start, place.end, negated);
}

function assertAll(context: Context, page: Page, notes: Notes): void {
  addCompany(page.units, context.scope.lenient, notes.add);
  for (const match of context.all) assertOne(match, context, page, notes);
}

function addKin({ scope }: Context, { units }: Page, { recognized, add }: Notes): void {
  addRelatives(units, scope.lenient, recognized, add);
  addInherited(units, recognized, add);
}

/** Adds what numbers say, and settles by them and among each other what is said in words. Gives the places of the numbers. */
function settle({ folded, patient, text }: Page, { recognized, add }: Notes) {
  const numbers = measured(folded, patient);
  for (const { finding, start, end, negated } of numbers) add(finding, start, end, negated);
  settleByMeasuring(recognized, numbers, text);
  settleContradicted(recognized, text);
  addImplied([...recognized.values()], add);
  return numbers;
}

/** Adds what happened when and what lasts long; gives how long the illness has lasted. */
function addTimes({ folded }: Page, { recognized, add }: Notes): Span | undefined {
  for (const { finding, start, end } of eventsIn(folded, spansOf(folded)))
    add(finding, start, end, false);
  const duration = lasted(folded, [...recognized.values()]);
  for (const { finding, start, end } of prolonged(folded, recognized))
    add(finding, start, end, false);
  return duration;
}

/**
 * Reads a vignette: findings stated and denied, numbers, how long. Total: any text gives a reading. Eight steps: the words of the page,
 * what they mention, what of it stands, in what way it is said, what is said of the patient, of relatives, in numbers, and when.
 * @param patient decides what numbers mean and what cannot be.
 */
export function read(original: string, patient: Patient): Reading {
  const page = pageOf(original, patient);
  const mentioned = mentionsOn(page);
  const whole = standing(mentioned, page);
  const context = contextOf(whole, page);
  const notes = notesOn(page);
  assertAll(context, page, notes);
  addKin(context, page, notes);
  const numbers = settle(page, notes);
  const duration = addTimes(page, notes);
  return readingOf(page, context, notes, numbers, duration);
}

function readingOf(
  { language, isForeign, text, folded, units, words }: Page,
  { scope }: Context,
  { recognized, qualities, understood, said: statements }: Notes,
  numbers: ReturnType<typeof settle>,
  duration: Span | undefined,
): Reading {
  const list = [...recognized.values()].toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  const covered = [...understood, ...agesOf(folded), ...numbers, ...spansOf(folded)];
  return {
    language,
    // What another language denies is not known: nothing of it is told to be absent.
    recognized: isForeign ? list.filter(({ negated }) => !negated) : list,
    qualities: qualities.filter(({ of }) => recognized.get(of)?.negated === false),
    rest: unread(units, text, covered, words.known),
    duration: duration && { ...duration, text: text.slice(duration.start, duration.end) },
    said: statements,
    words: isForeign ? [] : wordsSaid(units, scope.lenient, list, text),
  };
}
