import { sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { editDistance } from "#/features/substances/logic/spelling.ts";

type Surname = { surname: string; providers: number };

const CANDIDATES = 60;
const MOST_TAKEN = 3;

/** Whether anybody in the registry has this surname, as such or as a part or other name. */
export async function isSurname(database: Database, surname: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    SELECT 1 FROM provider_surnames WHERE surname = ${surname}
    UNION ALL (SELECT 1 FROM provider_aliases WHERE name1 = ${surname} LIMIT 1)`);
  return rows.length > 0;
}

/**
 * The registered surnames that a misspelt one was likely meant to be, the likeliest first. Every name that is one letter
 * off is tried; where there is none, similar letters and sound find those that are two off.
 */
export async function likelySurnames(database: Database, typed: string): Promise<string[]> {
  if (!/^[A-Z]{3,40}$/.test(typed)) return [];
  const near = sql.param(oneLetterOff(typed));
  const { rows } = await database.execute<Surname>(sql`
    SELECT surname, providers FROM provider_surnames WHERE surname = ANY(${near}::text[])
    ORDER BY providers DESC LIMIT ${MOST_TAKEN}`);
  if (rows.length > 0 || typed.length < 5) return rows.map(({ surname }) => surname);
  return twoLettersOff(database, typed);
}

async function twoLettersOff(database: Database, typed: string): Promise<string[]> {
  const { rows } = await database.execute<Surname>(sql`
    (SELECT surname, providers FROM provider_surnames WHERE surname % ${typed}
      ORDER BY similarity(surname, ${typed}) DESC, providers DESC LIMIT ${CANDIDATES})
    UNION
    (SELECT surname, providers FROM provider_surnames
      WHERE sound = dmetaphone(${typed}) OR other_sound = dmetaphone(${typed})
      ORDER BY levenshtein(surname, ${typed}), providers DESC LIMIT ${CANDIDATES})`);
  return rows
    .filter(({ surname }) => editDistance(typed, surname, 2) <= 2)
    .toSorted((a, b) => b.providers - a.providers)
    .slice(0, MOST_TAKEN)
    .map(({ surname }) => surname);
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

/** With one letter left out, put in, replaced or swapped with the next. */
export function oneLetterOff(word: string): string[] {
  const places = Array.from({ length: word.length + 1 }, (_, at) => at);
  const changed = places.flatMap((at) => {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    const put = LETTERS.flatMap((one) => [before + one + letter + after, before + one + after]);
    return [before + after, before + after.charAt(0) + letter + after.slice(1), ...put];
  });
  return [...new Set(changed)];
}
