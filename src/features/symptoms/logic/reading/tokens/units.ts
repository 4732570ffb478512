import { answerOf } from "./forms.ts";
import { FUNCTION_WORDS } from "#knowledge/symptoms/common-words.js";
import { LAY_GROUPS, LAY_RUNS, SAYING_RUNS } from "#knowledge/symptoms/lay-words.js";
import { SET_PHRASES } from "#knowledge/symptoms/set-phrases.js";
import {
  ABBREVIATIONS,
  REVIEW_LETTERS,
  WORD_GROUPS,
  WORD_RUNS,
} from "#knowledge/symptoms/words.js";

/** A word, number or mark of a text in the form in which it is compared. Several words may be one unit ("lower back"). */
export type Unit = {
  readonly start: number;
  readonly end: number;
  /** As written, folded. */
  readonly word: string;
  /** What it is compared by: the word that stands for its group. */
  readonly key: string;
  /** stop: ends a sentence. comma: separates parts of it. link: "and", "or". function: carries no finding. */
  readonly kind: "word" | "number" | "stop" | "comma" | "link" | "function";
};

const GROUP_OF = new Map<string, string>();
for (const group of [...WORD_GROUPS, ...LAY_GROUPS]) {
  const words = group.split(" ");
  for (const word of words) if (!GROUP_OF.has(word)) GROUP_OF.set(word, words[0] ?? word);
}

const RUNS = new Map<string, { words: string[]; key: string }[]>();
for (const [run, key] of Object.entries({
  ...WORD_RUNS,
  ...LAY_RUNS,
  ...SAYING_RUNS,
  ...SET_PHRASES,
})) {
  const words = run.split(" ");
  const first = words[0] ?? run;
  const list = RUNS.get(first) ?? [];
  list.push({ words, key });
  list.sort((one, other) => other.words.length - one.words.length);
  RUNS.set(first, list);
}

/** British spellings, as endings and stems that no other word has. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/^(col|discol|tum|od|hum|vap|lab|rig|behavi|neighb)our/, "$1or"],
  [/haem/, "hem"],
  [/(an|leuk|glyc|uric|tox|ur|ox|sch)aem/, "$1em"],
  [/rrhoea/, "rrhea"],
  [/pnoea/, "pnea"],
  [/oedem/, "edem"],
  [/oesoph/, "esoph"],
  [/^oestr/, "estr"],
  [/faec/, "fec"],
  [/^(ortho)?paed/, "$1ped"],
  [/^gynae/, "gyne"],
  [/aesth/, "esth"],
  [/(al|un|yt|or|at|iv|il|an|ul|et|er|ar)is(e[ds]?|ing|ation)$/, "$1iz$2"],
  [/lys(e[ds]?|ing)$/, "lyz$1"],
  [/^coeliac/, "celiac"],
  [/^caesar/, "cesar"],
  [/^foet/, "fet"],
  [/sulph/, "sulf"],
  [/^(cent|fib|lit|met)re(s?)$/, "$1er$2"],
  [/^(swollen|travel|label|tunnel)l(ed|ing)$/, "$1$2"],
];

/** Words whose spelling and key are kept; texts of any size leave no more than these. */
const MOST_REMEMBERED = 20_000;

const spellings = new Map<string, string>();
/** "Haematuria" as "hematuria": texts and vocabulary are compared in one spelling. */
function american(word: string): string {
  if (word.length < 5) return word;
  let spelling = spellings.get(word);
  if (spelling === undefined) {
    spelling = BRITISH.reduce((spelt, [pattern, by]) => spelt.replace(pattern, by), word);
    if (spellings.size < MOST_REMEMBERED) spellings.set(word, spelling);
  }
  return spelling;
}

const LINKS = new Set(["and", "or", "nor", "plus", "and/or", "&"]);
const PART =
  /[([]\s*[-+]\s*[)\]]|(?<=[,/;]\s?)-(?=[a-z])|(?<=[a-z] )-(?=[^\S\n]*(?:[,;.)|]|$))|(?<=^|\n)-(?=[a-z][^\n,;]*[,;] ?[-+][a-z])|[-+]ve\b|[\u2191\u2193]|\b[cdfnv](?:&[cdfnv])+\b|\d+(?:\.\d+)?|[a-z][a-z0-9]*(?:['/][a-z][a-z0-9]*)*|[.,;:!?()\n&+%|\t]/g;

/** Folds accents and case without moving a character: positions in the result are positions in the text. */
export function foldInPlace(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  let folded = "";
  for (let index = 0; index < text.length; index += 1) {
    const unit = text[index] ?? "";
    if (unit <= "\u007f") folded += unit;
    else if (/[\u2018\u2019\u02bc]/.test(unit)) folded += "'";
    else if (/[\u2010-\u2015\u2212]/.test(unit)) folded += "-";
    else folded += unit.normalize("NFKD")[0] ?? unit;
  }
  const lower = folded.toLowerCase();
  return lower.length === text.length ? lower : folded;
}

/** "Taking" as "take": a single vowel and consonant before the ending had an "e". */
function bared(word: string, ending: string): string {
  const bare = word.slice(0, -ending.length);
  if (/([bdgmnprt])\1$/.test(bare)) return bare.slice(0, -1);
  return /^[^aeiou][aeiou][bcdgklmnprstvz]$/.test(bare) ? `${bare}e` : bare;
}

/** The word without the endings of number and tense; only for words that belong to no group. */
export function stem(word: string): string {
  if (word.length > 4 && /ie[sd]$/.test(word)) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && word.endsWith("ie")) return `${word.slice(0, -2)}y`;
  if (word.length > 5 && word.endsWith("ing")) return bared(word, "ing");
  if (word.length > 4 && word.endsWith("ed")) return bared(word, "ed");
  if (word.length > 4 && /(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word))
    return word.slice(0, -1);
  return word;
}

/** "Painfully" and "clamminess" as "painful" and "clammy"; only for words that belong to no group. */
function plain(word: string): string {
  const root = /^(.{4,})(?:ly|ness)$/.exec(word)?.[1];
  if (root === undefined) return word;
  if (/[ai]b$/.test(root) && word.endsWith("ly")) return `${root}le`;
  return root.replace(/i$/, "y");
}

/** "Puked" and "dribbling" as "puke" and "dribble". */
const withE = (word: string): string | undefined =>
  word.length > 4 && /(?:ed|ing)$/.test(word) ? `${word.replace(/(?:ed|ing)$/, "")}e` : undefined;

/** "Choke" as "choking" is compared. */
const withoutE = (word: string): string =>
  word.length > 4 && word.endsWith("e") ? word.slice(0, -1) : word;

/** "Heavier" and "sleepiest" as "heavy" and "sleepy", where the plain word is one that others stand for. */
function comparedWith(word: string): string | undefined {
  const plain = /^(.{3,})i(?:er|est)$/.exec(word)?.[1];
  return plain === undefined ? undefined : (GROUP_OF.get(`${plain}y`) ?? `${plain}y`);
}

const keys = new Map<string, string>();
export function keyOf(word: string): string {
  let key = keys.get(word);
  if (key === undefined) {
    const bare = word.replaceAll("'", "");
    key =
      GROUP_OF.get(bare) ??
      (stem(bare).length > 3 || !bare.endsWith("ing") ? GROUP_OF.get(stem(bare)) : undefined) ??
      GROUP_OF.get(withE(bare) ?? "") ??
      comparedWith(bare) ??
      (plain(bare) === bare ? withoutE(stem(bare)) : keyOf(plain(bare)));
    if (keys.size < MOST_REMEMBERED) keys.set(word, key);
  }
  return key;
}

type Raw = { word: string; start: number; end: number };

/** "(-) fever", "fever -ve": how notes say yes and no. */
function markOf(part: string): string | undefined {
  if (part.endsWith("ve") && part.length === 3) return part[0] === "-" ? "negative" : "positive";
  if (part === "-" || /^[([]\s*-/.test(part)) return "no";
  return /^[([]\s*\+/.test(part) ? "+" : undefined;
}

/** "No F/C/N/V/D", "N&V": letters of the review of systems, each a complaint. */
function reviewed(words: readonly string[]): string[] | undefined {
  if (words.length < 2 || words.length > 8) return undefined;
  const digestive = words.some((word) => word === "n" || word === "v");
  const meant = words.map((word) =>
    word === "c" && digestive && !words.includes("f") ? "constipate" : REVIEW_LETTERS[word],
  );
  return meant.every((word) => word !== undefined) ? meant : undefined;
}

/** "Doesnt", "isnt": typed without the apostrophe. */
const NT_TYPED_PLAIN = /^(?:do|does|did|is|are|was|were|has|have|had|would|should)nt$/;

function split(part: string, start: number): Raw[] {
  const end = start + part.length;
  const mark = markOf(part);
  if (mark !== undefined) return [{ word: mark, start, end }];
  const expanded = ABBREVIATIONS[part];
  if (expanded !== undefined) return expanded.split(" ").map((word) => ({ word, start, end }));
  if (part === "can't" || part === "cannot") return [{ word: "cannot", start, end }];
  if (part.endsWith("n't") || NT_TYPED_PLAIN.test(part))
    return [
      { word: "does", start, end },
      { word: "not", start, end },
    ];
  const denied = /^non([a-z]{4,})$/.exec(part)?.[1];
  if (denied !== undefined && denied !== "stop" && GROUP_OF.has(denied))
    return [
      { word: "non", start, end },
      { word: denied, start, end },
    ];
  if (/[/&]./.test(part)) {
    const words = part.split(/[/&]/);
    return (reviewed(words) ?? words).flatMap((word, index) => [
      ...(index > 0 ? [{ word: "or", start, end }] : []),
      { word, start, end },
    ]);
  }
  return [{ word: part.replace(/'s$/, "s").replaceAll("'", ""), start, end }];
}

function kindOfWord(word: string): Unit["kind"] {
  if (LINKS.has(word)) return "link";
  return FUNCTION_WORDS.has(word) ? "function" : "word";
}

/** What a point that ends a sentence has behind it: the end of what was quoted too. */
const AFTER_SENTENCE = /[\s"\u201d)\]]/;

function kindOf(word: string, folded: string, end: number): Unit["kind"] {
  // A letter comes first: neither a number nor a mark.
  if (word >= "a" && word < "{") return kindOfWord(word);
  if (/^\d/.test(word)) return "number";
  if (/^[;!?\n]$/.test(word)) return "stop";
  if (word === ".")
    return end >= folded.length || AFTER_SENTENCE.test(folded[end] ?? "") ? "stop" : "function";
  if (/^[,:()|\t]$/.test(word)) return "comma";
  if (/^[+%]$/.test(word)) return "function";
  return kindOfWord(word);
}

const SORE_AFTER = new Set(
  "a an one another cold canker pressure bed open genital penile oral healing nonhealing".split(
    " ",
  ),
);
const SORE_BEFORE = /^(?:on|in|inside|under|near|at|around|that|which)$/;
/** After these "sore" tells how something feels. */
const FEELING =
  /^(?:is|are|was|were|feels?|felt|gets?|got|very|so|quite|and|or|bit|too|still|also|[a-z]+ly|[,:])$/;

/** "A sore on the lip" is one of the sores; "her lip is sore" tells of pain. */
function isSore(raws: readonly Raw[], index: number): boolean {
  if (raws[index]?.word !== "sore") return false;
  const [before, after] = [raws[index - 1]?.word ?? "", raws[index + 1]?.word ?? ""];
  if (SORE_BEFORE.test(after)) return !FEELING.test(before);
  return SORE_AFTER.has(before) && !/^[a-z]/.test(after);
}

const sentenceNumbers = new WeakMap<readonly Unit[], readonly number[]>();

/** For each unit, the number of its sentence. */
export function sentencesOf(units: readonly Unit[]): readonly number[] {
  let numbers = sentenceNumbers.get(units);
  if (numbers === undefined) {
    let sentence = 0;
    numbers = units.map(({ kind }) => {
      if (kind === "stop") sentence += 1;
      return sentence;
    });
    sentenceNumbers.set(units, numbers);
  }
  return numbers;
}

/** "Cannot seem to sleep" is "cannot sleep". */
function isSeeming(raws: readonly Raw[], index: number): boolean {
  const word = raws[index]?.word;
  if (word === "to") return raws[index - 1]?.word === "seem" && isSeeming(raws, index - 1);
  return word === "seem" && raws[index - 1]?.word === "cannot" && raws[index + 1]?.word === "to";
}

/** "C. difficile", "E. coli": the letter of a genus ends no sentence. */
const SPECIES =
  /^\. (?:diff|difficile|coli|pylori|aureus|pneumoniae|burgdorferi|jejuni|albicans|trachomatis)\b/;
const LONGEST_SPECIES = 16;

const TITLES = new Set(["dr", "mr", "mrs", "ms", "vs", "approx"]);

/**
 * The units of a text, already folded in place.
 * @param meant gives the word that a misspelt one stands for.
 */
export function unitsOf(folded: string, meant: (word: string) => string = (word) => word): Unit[] {
  const written: Raw[] = [];
  for (const match of folded.matchAll(PART)) {
    if (match[0] === "." && TITLES.has(written.at(-1)?.word ?? "")) continue;
    if (match[0] === "." && SPECIES.test(folded.slice(match.index, match.index + LONGEST_SPECIES)))
      continue;
    for (const raw of split(match[0], match.index))
      written.push({ ...raw, word: answerOf(raw, folded) ?? meant(american(raw.word)) });
  }
  const raws = written.filter((_, index) => !isSeeming(written, index));
  const units: Unit[] = [];
  for (let index = 0; index < raws.length; index += 1) {
    const raw = raws[index];
    if (raw === undefined) break;
    const run = RUNS.get(raw.word)?.find(({ words }) =>
      words.every((word, offset) => raws[index + offset]?.word === word),
    );
    if (run !== undefined) {
      const last = raws[index + run.words.length - 1] ?? raw;
      const kind = run.key === "and" ? "link" : "word";
      units.push({
        start: raw.start,
        end: last.end,
        word: run.words.join(" "),
        key: keyOf(run.key),
        kind,
      });
      index += run.words.length - 1;
    } else {
      const kind = kindOf(raw.word, folded, raw.end);
      const word = isSore(raws, index) ? "sores" : raw.word;
      units.push({ ...raw, key: kind === "word" ? keyOf(word) : word, kind });
    }
  }
  return units;
}
