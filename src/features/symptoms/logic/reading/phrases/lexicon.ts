import { COMMON_WORDS, FUNCTION_WORDS } from "#knowledge/symptoms/common-words.js";
import { LAY_GROUPS, LAY_RUNS } from "#knowledge/symptoms/lay-words.js";
import { COLLECTIVE } from "#knowledge/symptoms/collective.js";
import { SET_PHRASES } from "#knowledge/symptoms/set-phrases.js";
import { NORMALS } from "#knowledge/symptoms/normals.js";
import { SOUND_OF } from "#knowledge/symptoms/soundness.js";
import { WORD_GROUPS, WORD_RUNS } from "#knowledge/symptoms/words.js";
import { FINDINGS } from "../../packed/finding-table.ts";
import type { Aspect, Phrase } from "./phrase.ts";
import { packedPhrase } from "./packed-phrase.ts";
import { SOUND, soundKey } from "../context/sound-words.ts";
import { foldInPlace, keyOf, unitsOf } from "../tokens/units.ts";
import { strictness } from "../strict.ts";
import { aspectsOf } from "../context/well.ts";

const POSITIVE = keyOf("positive");
const LINKS = new Set(["and", "or", "nor"]);

export type Lexicon = {
  readonly aspects: { readonly byLast: ReadonlyMap<string, readonly Aspect[]> };
  /** Phrases by the rarest of their words. */
  readonly byAnchor: ReadonlyMap<string, readonly Phrase[]>;
  /** Findings by two words joined with a space, in alphabetical order: a site and a complaint. */
  readonly byPair: ReadonlyMap<string, readonly string[]>;
  /** Every word as it may be written, by first letter and length: "h8". */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
  readonly known: ReadonlySet<string>;
};

export function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

function phraseOf(packed: string, finding: string, modifier: boolean): Phrase {
  const words = packed.replace(/^[=&]/, "").split(" ");
  if (packed.startsWith("&")) return { keys: words, finding, modifier, joined: true };
  if (!packed.startsWith("=")) return { keys: words, finding, modifier };
  const key = words.findLast((word) => !FUNCTION_WORDS.has(word) && !LINKS.has(word)) ?? packed;
  return { keys: [key], finding, modifier, run: words };
}

const SOUND_BESIDE = [
  "normal",
  "fine",
  "intact",
  "good",
  "without difficulty",
  "negative",
  "clear",
];
/** Says by itself that all is well. */
const COMPLETE =
  / (?:soft|midline|central|supple|stable|steady|equal|sentences)$|^(?:supple|able|can|bears|continent|perrla?)(?: |$)/;

const isComplete = (name: string): boolean => name.startsWith("=") || COMPLETE.test(name);

const keysOf = (text: string): string[] =>
  unitsOf(foldInPlace(text))
    .filter(({ kind }) => kind === "word")
    .map(({ key }) => key);

function sensed(phrase: string, findings: string, sense: NonNullable<Phrase["sense"]>): Phrase[] {
  const packed = packedPhrase(phrase.replace("=", "")).replace("&", "");
  if (packed === "") return [];
  return findings.split(" ").map((finding) => ({ ...phraseOf(packed, finding, false), sense }));
}

/** "Rheumatoid factor positive" gives "rheumatoid factor negative", which says that it is not there. */
function negativeOf(phrase: Phrase): Phrase[] {
  if (phrase.modifier || phrase.run !== undefined || phrase.keys.length < 2) return [];
  if (!phrase.keys.includes(POSITIVE)) return [];
  const keys = phrase.keys.map((key) => (key === POSITIVE ? keyOf("negative") : key));
  return [{ keys, finding: phrase.finding, modifier: false, sense: "normal" }];
}

/** "TTG high" says of an antibody what "tTG positive" does. */
function raisedOf(phrase: Phrase): Phrase[] {
  if (phrase.modifier || phrase.run !== undefined || !phrase.keys.includes(POSITIVE)) return [];
  const keys = phrase.keys.map((key) => (key === POSITIVE ? keyOf("high") : key));
  return [{ ...phrase, keys }];
}

const WELL = ["normal", "fine", "good", "negative"].map(keyOf);

/** "Tryptase normal": that what is said to be high, swollen or enlarged elsewhere is not. */
function wellPhrases(aspects: readonly Aspect[]): Phrase[] {
  return aspects.flatMap(({ keys, findings }) =>
    WELL.flatMap((sound) =>
      findings.map((finding): Phrase => ({
        keys: [...keys, sound],
        finding,
        modifier: false,
        sense: "normal",
      })),
    ),
  );
}

/** "Normal gait" and "no urinary symptoms": phrases that say of several findings that they are not there. */
function denyingPhrases(): Phrase[] {
  const phrases: Phrase[] = [];
  for (const [names, findings] of COLLECTIVE) {
    for (const name of names.split("; ")) phrases.push(...sensed(name, findings, "collective"));
  }
  for (const [names, findings] of NORMALS) {
    for (const name of names.split("; ")) {
      const said = isComplete(name) ? [name] : SOUND_BESIDE.map((sound) => `${name} ${sound}`);
      for (const phrase of said) phrases.push(...sensed(phrase, findings, "normal"));
    }
  }
  return phrases;
}

function aspectsByLast(derived: readonly Aspect[]): Map<string, Aspect[]> {
  const byLast = new Map<string, Aspect[]>();
  for (const aspect of derived) append(byLast, aspect.keys.at(-1) ?? "", aspect);
  for (const [names, findings] of NORMALS) {
    for (const name of names.split("; ")) {
      const keys = keysOf(name);
      if (!isComplete(name))
        append(byLast, keys.at(-1) ?? "", { keys, sound: SOUND, findings: findings.split(" ") });
    }
  }
  for (const [names, said, findings] of SOUND_OF) {
    const sound = new Set(
      said.split(" ").flatMap((word) => (word === "*" ? [...SOUND] : soundKey(word))),
    );
    for (const name of names.split("; ")) {
      const keys = keysOf(name);
      append(byLast, keys.at(-1) ?? "", { keys, sound, findings: findings.split(" ") });
    }
  }
  return byLast;
}

/** Every word as it may be written: the keys of all phrases, and all that stand behind a key. */
function writtenWords(phrases: readonly Pick<Phrase, "keys">[]): Set<string> {
  const known = new Set<string>();
  for (const { keys } of phrases) for (const key of keys) known.add(key);
  for (const group of [...WORD_GROUPS, ...LAY_GROUPS])
    for (const word of group.split(" ")) known.add(word);
  for (const run of Object.keys({ ...WORD_RUNS, ...LAY_RUNS, ...SET_PHRASES }))
    for (const word of run.split(" ")) known.add(word);
  return known;
}

const wordCount = (packed: string): number => packed.split(" ").length;

/** Of two phrases of a finding that meet the same words the longer one is taken; what decides between others is their spelling, not where they are written. */
const longestFirst = (one: string, other: string): number =>
  wordCount(other) - wordCount(one) || (one < other ? -1 : 1);

function listedPhrases(): Phrase[] {
  const listed: Phrase[] = [];
  for (const { id, kind, phrases, modifiers } of FINDINGS) {
    // "Mild" is a name, and means something only beside a complaint.
    const isLone = (packed: string): boolean => kind !== "quality" || !modifiers.includes(packed);
    const whole = phrases.filter(isLone).toSorted(longestFirst);
    const strict = strictness(id);
    const own = strict && { strict };
    for (const packed of whole) listed.push({ ...phraseOf(packed, id, false), ...own });
    for (const packed of modifiers.toSorted(longestFirst))
      listed.push({ ...phraseOf(packed, id, true), ...own });
  }
  return listed;
}

function build(): Lexicon {
  const listed = listedPhrases();
  const told = new Set(
    NORMALS.flatMap(([names]) => names.split("; ").map((name) => keysOf(name).join(" "))),
  );
  const derived = aspectsOf(listed).filter(({ keys }) => !told.has(keys.join(" ")));
  const denying = [...denyingPhrases(), ...wellPhrases(derived)];
  const phrases = [
    ...listed,
    ...listed.flatMap(negativeOf),
    ...listed.flatMap(raisedOf),
    ...denying,
  ];
  const count = new Map<string, number>();
  for (const { keys } of phrases) for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1);
  const byAnchor = new Map<string, Phrase[]>();
  const byPair = new Map<string, string[]>();
  for (const phrase of phrases) {
    const anchor = phrase.keys.reduce((one, other) =>
      (count.get(other) ?? 0) < (count.get(one) ?? 0) ? other : one,
    );
    append(byAnchor, anchor, phrase);
    const [first, second] = phrase.keys;
    if (
      phrase.keys.length === 2 &&
      !phrase.modifier &&
      phrase.sense === undefined &&
      first !== undefined &&
      second !== undefined
    ) {
      append(byPair, pairKey(first, second), phrase.finding);
    }
  }
  const aspects = { byLast: aspectsByLast(derived) };
  const known = writtenWords([...phrases, ...[...aspects.byLast.values()].flat()]);
  const spellings = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < 5 || COMMON_WORDS.has(word)) continue;
    append(spellings, `${word[0]}${word.length}`, word);
  }
  return { byAnchor, byPair, spellings, known, aspects };
}

let built: Lexicon | undefined;

/** The vocabulary, indexed once on first use. */
export function lexicon(): Lexicon {
  built ??= build();
  return built;
}
