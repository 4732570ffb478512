import { REASSURING } from "#knowledge/symptoms/normals.js";
import { NEGATING } from "#knowledge/symptoms/scope-words.js";
import { DENYING } from "#knowledge/symptoms/scope-words.js";
import { ancestorsOf, descendantsOf, findingOf } from "../findings.ts";
import type { Patient } from "../patient.ts";
import { ableTo, isAbility } from "./context/able.ts";
import { isApparent } from "./context/apparent.ts";
import { isAnalyte } from "./context/called-normal.ts";
import type { Language } from "../../symptoms.terms.ts";
import { languageOf, foreignDenials } from "./language.ts";
import { composed } from "./phrases/composing.ts";
import { eventsIn } from "./numbers/events.ts";
import { lexicon } from "./phrases/lexicon.ts";
import { withoutInner } from "./phrases/hiding.ts";
import { phrasesIn, type Match } from "./phrases/matching.ts";
import { measured } from "./numbers/measuring.ts";
import {
  isNegativeFor,
  isStoppedInVain,
  isToTreatment,
  ownNegatives,
  scopeOf,
  withoutHalved,
} from "./context/own-negatives.ts";
import { modified } from "./phrases/modifying.ts";
import { addCompany, addInherited, addRelatives } from "./context/relatives.ts";
import { endsPart } from "./context/clauses.ts";
import type { Recognized } from "./recognized.ts";
import { said } from "./said.ts";
import { addImplied, settleByMeasuring, settleContradicted } from "./context/settling.ts";
import { scopes } from "./context/scope.ts";
import { hostOf, isQuality, type Quality } from "./phrases/qualities.ts";
import { contradicts, isOfTest, isOnceOrAside, soundLists } from "./context/sound.ts";
import { shared, sharedAfter } from "./phrases/sharing.ts";
import { corrected } from "./tokens/spelling.ts";
import { type Place, type Stretch, unread } from "./unread.ts";
import { wellPlaces } from "./context/well-places.ts";
import { withoutLineEnds } from "./tokens/line-ends.ts";
import { lasted, prolonged } from "./numbers/lasted.ts";
import { agesOf, type Span, spansOf } from "./numbers/time.ts";
import { foldInPlace, keyOf, unitsOf, type Unit } from "./tokens/units.ts";
import { type SaidWord, wordsSaid } from "./context/words-said.ts";

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
  readonly said: readonly Omit<Recognized, "text" | "over">[];
  /** Words that are said of the patient, understood as findings or not. */
  readonly words: readonly SaidWord[];
};

/** Texts beyond this are cut: no vignette is longer, and time stays bounded. */
export const LONGEST_TEXT = 20_000;

/** What is denied is of the right sex too; of the right age where it is a way of life: a toddler who does not drink is thirsty, not sober. */
function allows(finding: string, { age, sex }: Patient, negated: boolean): boolean {
  const { sex: only, ages, kind } = findingOf(finding) ?? {};
  const counts = ages !== undefined && (!negated || kind === "exposure");
  return (only === undefined || only === sex) && (!counts || (age >= ages[0] && age <= ages[1]));
}

const LESSENED =
  /^(?:reduced|decreased|diminished|increased|weak|enlarged|swollen|impaired|limited|tender|absent|brisk|dilated|constricted|restricted)$/;
const UNABLE = keyOf("unable");

/** "Not normal": a list of denials before it ("no falls, walks normally") does not turn it round, a negative word right before it does. */
function isTurnedRound({ at }: Match, units: readonly Unit[]): boolean {
  const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0];
  // "Symmetrically reduced" is not symmetric, in the sense that all is well.
  if (units[last]?.word.endsWith("ly") === true && LESSENED.test(units[last + 1]?.word ?? ""))
    return true;
  if (at.some((index) => /^(?:longer|than)$/.test(units[index - 1]?.word ?? ""))) return true;
  return at.some((index) =>
    [index - 1, ...(index === first ? [index - 2] : [])].some(
      (before) =>
        !at.includes(before) &&
        (units[before]?.key === UNABLE ||
          /^(?:no|not|non|never|without|lacks?|lost|hardly|barely|only)$/.test(
            units[before]?.word ?? "",
          )),
    ),
  );
}

/** "Knee pain, no other joint pain": others of the kind are denied, and not the one that was told. */
function isOfOthers(
  { phrase, at }: Match,
  stated: readonly Match[],
  units: readonly Unit[],
): boolean {
  const before = units.slice(Math.max(0, (at[0] ?? 0) - 2), at[0]);
  if (!before.some(({ word }) => /^(?:other|others|further|additional|else)$/.test(word)))
    return false;
  const kin = new Set([
    phrase.finding,
    ...ancestorsOf(phrase.finding),
    ...descendantsOf(phrase.finding),
  ]);
  return stated.some((told) => kin.has(told.phrase.finding));
}

/** "No cough, lungs clear": the list of what is absent says nothing of it; a denial in the same part of the sentence does. */
function goesPast({ phrase, at }: Match, units: readonly Unit[]): boolean {
  if (phrase.sense !== undefined || !REASSURING.has(phrase.finding)) return false;
  for (let index = at.at(-1) ?? 0; index >= 0; index -= 1) {
    const unit = units[index];
    if (NEGATING.has(unit?.word ?? "") && !at.includes(index)) return false;
    if (endsPart(unit) || (unit?.kind === "link" && index < (at[0] ?? 0))) return true;
  }
  return true;
}

/**
 * Reads a vignette: findings stated and denied, numbers, how long. Total: any text gives a reading.
 * @param patient decides what numbers mean and what cannot be.
 */
export function read(original: string, patient: Patient): Reading {
  const language = languageOf(original);
  const isForeign = language === "not-english";
  const text = withoutLineEnds(original.slice(0, LONGEST_TEXT));
  const unsure = isForeign ? foreignDenials(text) : [];
  const folded = foldInPlace(text);
  const words = lexicon();
  const units = unitsOf(folded, isForeign ? undefined : (word) => corrected(word, words));
  const sound = soundLists(units, words);
  const spoken = [
    ...phrasesIn(units, words),
    ...composed(units, words),
    ...shared(units, words),
    ...sharedAfter(units, words),
  ].filter(
    (match) =>
      ![isStoppedInVain, isNegativeFor, isToTreatment].some((isOther) => isOther(match, units)),
  );
  const found = withoutInner(
    [
      ...spoken.filter((match) => !sound.some((well) => contradicts(well, match, units))),
      ...sound,
      ...wellPlaces(units, words),
      ...ableTo(units, words),
    ].filter((match) => ![isApparent, isAbility, isAnalyte].some((is) => is(match, units))),
    units,
    ({ phrase }) => allows(phrase.finding, patient, false),
  );
  // A grown man who "does not drink" is no thirsty child: what he cannot have takes no "not" for its own.
  const possible = found.filter(
    ({ phrase }) =>
      phrase.sense !== undefined ||
      !phrase.keys.some((key) => DENYING.has(key)) ||
      allows(phrase.finding, patient, false),
  );
  const whole = withoutHalved(possible, units);
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
  const modifying = new Set(modified(modifiers, stated, units));
  const ages = agesOf(folded);
  const recognized = new Map<string, Recognized>();
  const understood: Place[] = [];
  const everySaid: Omit<Recognized, "text" | "over">[] = [];
  const add = (finding: string, start: number, end: number, negated: boolean): void => {
    if (!allows(finding, patient, negated)) return;
    if (unsure.some((denial) => start < denial.end && end > denial.start)) return;
    // Said a second time it is understood too.
    understood.push({ start, end });
    everySaid.push({ finding, start, end, negated });
    const earlier = recognized.get(finding);
    if (earlier !== undefined && !(earlier.negated && !negated)) return;
    const over = earlier && { over: earlier.text };
    recognized.set(finding, {
      finding,
      start,
      end,
      negated,
      text: text.slice(start, end),
      ...over,
    });
  };
  const qualities: Quality[] = [];
  addCompany(units, scope.lenient, add);
  for (const match of all) {
    if (match.phrase.sense === "normal" && isTurnedRound(match, units)) continue;
    if (isOfTest(match, units) || isOnceOrAside(match, units)) continue;
    const inScope = goesPast(match, units) ? "present" : scopeOf(match, scope);
    // "No chest pain; tired on exertion": what is denied has no qualities, but those denied with it.
    if (match.phrase.modifier && inScope === "present" && !modifying.has(match)) continue;
    const statement = said(match.phrase, inScope);
    const [first, last] = [units[match.at[0] ?? 0], units[match.at.at(-1) ?? 0]];
    if (first === undefined || last === undefined) continue;
    if (inScope === "all-denied" && match.phrase.sense !== "normal")
      add(match.phrase.finding, first.start, last.end, true);
    if (statement === undefined) {
      if (inScope === "past") understood.push({ start: first.start, end: last.end });
      continue;
    }
    if (statement.negated && isOfOthers(match, stated, units)) continue;
    if (isQuality(statement.finding)) {
      // "No severe pain" denies the pain.
      if (statement.negated && match.phrase.modifier) continue;
      const of = statement.negated ? undefined : hostOf(match, stated, units);
      if (of !== undefined)
        qualities.push({ finding: statement.finding, of, start: first.start, end: last.end });
    }
    add(statement.finding, first.start, last.end, statement.negated);
  }
  addRelatives(units, scope.lenient, recognized, add);
  addInherited(units, recognized, add);
  const numbers = measured(folded, patient);
  for (const { finding, start, end, negated } of numbers) add(finding, start, end, negated);
  settleByMeasuring(recognized, numbers, text);
  settleContradicted(recognized, text);
  addImplied(Array.from(recognized.values()), add);
  for (const { finding, start, end } of eventsIn(folded, spansOf(folded)))
    add(finding, start, end, false);
  const duration = lasted(folded, Array.from(recognized.values()));
  for (const { finding, start, end } of prolonged(folded, recognized))
    add(finding, start, end, false);
  const list = [...recognized.values()].toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  const covered = [...understood, ...ages, ...numbers, ...spansOf(folded)];
  const kept = qualities.filter(({ of }) => recognized.get(of)?.negated === false);
  return {
    language,
    // What another language denies is not known: nothing of it is told to be absent.
    recognized: isForeign ? list.filter(({ negated }) => !negated) : list,
    qualities: kept,
    rest: unread(units, text, covered, words.known),
    duration: duration && { ...duration, text: text.slice(duration.start, duration.end) },
    said: everySaid,
    words: isForeign ? [] : wordsSaid(units, scope.lenient, list, text),
  };
}
