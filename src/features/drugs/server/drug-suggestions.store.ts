import { sql } from "drizzle-orm";
import { slugOf, wordsOf } from "#/kernel/text.ts";
import type { Database } from "#/platform/database/database.ts";
import { meant } from "./drug-search.store.ts";
import { currentBuild } from "./search-index.store.ts";

const MOST = 5;

type Found = { readonly term: string; readonly type: string; readonly products: number };

export type Suggestion = { readonly term: string; readonly type: string; readonly href: string };

export type DrugSuggestions = ReturnType<typeof createDrugSuggestions>;

export function createDrugSuggestions(database: Database) {
  /** Five at most, and none for fewer than two characters. */
  async function suggestAsWritten(typed: string): Promise<Suggestion[]> {
    const text = wordsOf(typed).join(" ");
    return text.length < 2 ? [] : (await matching(database, text)).map(suggestionOf);
  }

  return {
    suggestAsWritten,

    /** The same; a misspelt word gives those of the word meant. */
    async suggest(typed: string): Promise<Suggestion[]> {
      const words = wordsOf(typed);
      const text = words.join(" ");
      const found = await suggestAsWritten(text);
      if (found.length > 0 || text.length < 2) return found;
      const build = await currentBuild(database);
      if (build === undefined) return [];
      const taken = await Promise.all(words.map((word) => meant(database, build, word)));
      const instead = words.map((word, index) => taken[index] ?? word).join(" ");
      return instead === text ? [] : suggestAsWritten(instead);
    },

    async categories() {
      const { rows } = await database.execute<{ name: string; count: number }>(sql`
        SELECT term AS name, products AS count FROM drug_suggestions
        WHERE type = 'category' ORDER BY term`);
      return rows.map(({ name, count }) => ({ name, slug: slugOf(name), count }));
    },
  };
}

/** What begins so, and only then what has a later word that begins so. */
async function matching(database: Database, text: string): Promise<Found[]> {
  const begins = await look(database, `${text}%`, text, MOST);
  if (begins.length === MOST) return begins;
  const within = await look(database, `% ${text}%`, text, MOST - begins.length);
  return [...begins, ...within];
}

async function look(
  database: Database,
  pattern: string,
  text: string,
  most: number,
): Promise<Found[]> {
  const { rows } = await database.execute<Found>(sql`
    SELECT term, type, products FROM drug_suggestions WHERE folded LIKE ${pattern}
    ORDER BY folded <> ${text}, type IN ('labeler', 'category', 'class'), products DESC, folded
    LIMIT ${most}`);
  return rows;
}

function suggestionOf({ term, type }: Found): Suggestion {
  return { term, type, href: hrefFor(term, type) };
}

function hrefFor(term: string, type: string): string {
  if (type === "category") return `/drugs/category/${slugOf(term)}`;
  if (type === "labeler") return `/drugs/search?manufacturer=${slugOf(term)}`;
  return `/drugs/search?q=${encodeURIComponent(term)}`;
}
