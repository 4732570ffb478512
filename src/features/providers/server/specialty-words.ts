import type { Database } from "#/platform/database/database.ts";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import { fold, wordsOf } from "#/kernel/text.ts";
import { editDistance } from "#/features/substances/logic/spelling.ts";
import { PLAIN_SPECIALTIES } from "../logic/data/plain-specialties.ts";
import type { Correction } from "./names-meant.ts";
import { BUILT_IN_DESCRIPTIONS, SPECIALTY_CODES } from "../logic/data/specialty-codes.ts";
import { taxonomies } from "./provider.table.ts";

/** How long the taxonomy is kept in memory: an import shows after this. */
const KEPT_MS = 60_000;

type Taxonomy = {
  readonly description: string;
  readonly words: readonly string[];
};

export type Meaning = {
  readonly codes: readonly string[];
  /** The specialty of our list that it is, whose totals are kept. */
  readonly specialty?: string;
  /** Where nothing is called as it was typed, what it was taken for. */
  readonly corrections?: readonly Correction[];
};

export type SpecialtyWords = ReturnType<typeof createSpecialtyWords>;

/** What taxonomy codes are called, and which ones a word for a specialty means. */
export function createSpecialtyWords(database: Database, now: () => number = Date.now) {
  let kept: { at: number; byCode: Promise<ReadonlyMap<string, Taxonomy>> } | undefined;

  async function all(): Promise<ReadonlyMap<string, Taxonomy>> {
    if (kept === undefined || now() - kept.at > KEPT_MS) {
      kept = { at: now(), byCode: load(database) };
      kept.byCode.catch(() => (kept = undefined));
    }
    return kept.byCode;
  }

  return {
    async describer(): Promise<(code: string) => string> {
      const byCode = await all();
      return (code) => byCode.get(code)?.description ?? `Taxonomy ${code}`;
    },
    /** No codes: nothing is called so, nor nearly so. */
    async meaningOf(text: string): Promise<Meaning> {
      const byCode = await all();
      const meaning = meaningIn(byCode, text);
      if (meaning.codes.length > 0) return meaning;
      const taken = plainly(text) ?? respelt(text, vocabularyOf(byCode));
      if (taken === undefined) return meaning;
      return {
        ...meaningIn(byCode, taken),
        corrections: [{ typed: text.trim(), taken }],
      };
    },
  };
}

function meaningIn(byCode: ReadonlyMap<string, Taxonomy>, text: string): Meaning {
  const code = text.trim().toUpperCase();
  if (/^[0-9A-Z]{9}X$/.test(code)) return { codes: [code] };
  const specialty = SPECIALTIES.find((name) => fold(name) === fold(text.trim()));
  const listed = specialty === undefined ? undefined : SPECIALTY_CODES[specialty];
  if (specialty !== undefined && listed !== undefined) return { codes: listed, specialty };
  const typed = wordsOf(text);
  if (typed.length === 0) return { codes: [] };
  const found = [...byCode].filter(([, { words }]) =>
    typed.every((word) => words.some((one) => one.startsWith(stem(word)))),
  );
  return { codes: found.map(([code]) => code) };
}

/** The specialty that plain words are for: "heart doctor". */
function plainly(text: string): string | undefined {
  const words = wordsOf(text.replace(/['\u2019]s?\b/g, "")).filter((word) => !DOCTOR.has(word));
  return PLAIN_SPECIALTIES.get(words.join(" "));
}

const DOCTOR = new Set(
  "doctor doctors dr doc physician physicians specialist specialists".split(" "),
);

function vocabularyOf(byCode: ReadonlyMap<string, Taxonomy>): ReadonlySet<string> {
  const described = [...byCode.values()].flatMap(({ words }) => words);
  return new Set([...SPECIALTIES.flatMap(wordsOf), ...described]);
}

/** A short word may be another one with each of its letters; a long one has room for two wrong ones. */
function mostEdits(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
}

function edits(word: string, known: string): number {
  return editDistance(word, known, mostEdits(word));
}

/** Each word that begins no known one as the nearest of those; undefined where there is none, or none is needed. */
function respelt(text: string, known: ReadonlySet<string>): string | undefined {
  const vocabulary = [...known].toSorted();
  const taken = wordsOf(text).map((word) => {
    const begun = stem(word);
    if (vocabulary.some((one) => one.startsWith(begun))) return word;
    const near = vocabulary
      .map((one) => ({
        one,
        apart: Math.min(edits(word, one), edits(begun, stem(one))),
      }))
      .filter(({ apart }) => apart <= mostEdits(word))
      .toSorted((a, b) => a.apart - b.apart);
    return near[0]?.one;
  });
  return taken.every((word) => word !== undefined) ? taken.join(" ") : undefined;
}

/** "cardiologist" and "cardiology", "nurses" and "nurse" are one word here. */
function stem(word: string): string {
  return word.length > 6
    ? word.replace(/(?:ologists?|ology|ists?|ics|y|s)$/, "")
    : word.replace(/s$/, "");
}

async function load(database: Database): Promise<ReadonlyMap<string, Taxonomy>> {
  const byCode = new Map<string, Taxonomy>();
  for (const [code, description] of BUILT_IN_DESCRIPTIONS) {
    byCode.set(code, { description, words: wordsOf(description) });
  }
  for (const row of await database.select().from(taxonomies)) {
    const ours = byCode.get(row.code)?.words ?? [];
    const theirs = wordsOf(
      `${row.displayName} ${row.classification} ${row.specialization} ${row.grouping}`,
    );
    const named = [row.classification, row.specialization].filter(Boolean).join(", ");
    byCode.set(row.code, {
      description: named || row.displayName,
      words: [...theirs, ...ours],
    });
  }
  return byCode;
}
