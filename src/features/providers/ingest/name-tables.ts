import type { SQL } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { nextOf } from "./beside.ts";
import { fillAliases } from "./derived-tables.ts";
import { commonWords, fillWords, fillWordTotals } from "./organization-words.ts";

/** What names other than a provider's own, and the words of all, are found by. */
export const NAME_TABLES = ["provider_aliases", "provider_words", "provider_word_totals"];

/** Fills them beside the live ones from the providers in `from`; `names` says where those of the side file stand. */
export async function fillNames(database: Database, from: string, names?: SQL): Promise<void> {
  const among = names === undefined ? {} : { names };
  await database.execute(fillAliases(nextOf("provider_aliases"), from, among));
  const words = nextOf("provider_words");
  const paired = await commonWords(database, from, names);
  await database.execute(fillWords(words, from, paired, among));
  await database.execute(fillWordTotals(nextOf("provider_word_totals"), words, paired));
}
