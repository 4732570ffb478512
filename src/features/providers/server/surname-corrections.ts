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
 * The registered surnames that a misspelt one was likely meant to be, the likeliest first. Similar letters find most
 * errors; swapped letters leave few trigrams in common, so those are tried one by one; sound finds the rest.
 */
export async function likelySurnames(database: Database, typed: string): Promise<string[]> {
  if (!/^[A-Z]{3,40}$/.test(typed)) return [];
  const swapped = sql.param(neighboursSwapped(typed));
  const { rows } = await database.execute<Surname>(sql`
    SELECT surname, providers FROM provider_surnames WHERE surname = ANY(${swapped}::text[])
    UNION
    (SELECT surname, providers FROM provider_surnames WHERE surname % ${typed}
      ORDER BY similarity(surname, ${typed}) DESC, providers DESC LIMIT ${CANDIDATES})
    UNION
    (SELECT surname, providers FROM provider_surnames
      WHERE sound = dmetaphone(${typed}) OR other_sound = dmetaphone(${typed})
      ORDER BY levenshtein(surname, ${typed}), providers DESC LIMIT ${CANDIDATES})`);
  const most = typed.length < 5 ? 1 : 2;
  const found = rows
    .map((row) => ({ ...row, errors: editDistance(typed, row.surname, most) }))
    .filter(({ errors }) => errors <= most);
  const fewest = Math.min(...found.map(({ errors }) => errors));
  return found
    .filter(({ errors }) => errors === fewest)
    .toSorted((a, b) => b.providers - a.providers)
    .slice(0, MOST_TAKEN)
    .map(({ surname }) => surname);
}

function neighboursSwapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
