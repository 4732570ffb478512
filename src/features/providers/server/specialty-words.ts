import type { Database } from "#/platform/database/database.ts";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import { fold, wordsOf } from "#/kernel/text.ts";
import { BUILT_IN_DESCRIPTIONS, SPECIALTY_CODES } from "../logic/data/specialty-codes.ts";
import { taxonomies } from "./provider.table.ts";

/** How long the taxonomy is kept in memory: an import shows after this. */
const KEPT_MS = 60_000;

type Taxonomy = { readonly description: string; readonly words: readonly string[] };

export type Meaning = {
  readonly codes: readonly string[];
  /** The specialty of our list that it is, whose totals are kept. */
  readonly specialty?: string;
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
    /** No codes: nothing is called so. */
    async meaningOf(text: string): Promise<Meaning> {
      const code = text.trim().toUpperCase();
      if (/^[0-9A-Z]{9}X$/.test(code)) return { codes: [code] };
      const specialty = SPECIALTIES.find((name) => fold(name) === fold(text.trim()));
      const listed = specialty === undefined ? undefined : SPECIALTY_CODES[specialty];
      if (specialty !== undefined && listed !== undefined) return { codes: listed, specialty };
      const typed = wordsOf(text);
      if (typed.length === 0) return { codes: [] };
      const found = [...(await all())].filter(([, { words }]) =>
        typed.every((word) => words.some((one) => one.startsWith(stem(word)))),
      );
      return { codes: found.map(([code]) => code) };
    },
  };
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
    byCode.set(row.code, { description: named || row.displayName, words: [...theirs, ...ours] });
  }
  return byCode;
}
