import type { Database } from "#/platform/database/database.ts";
import { indexNext, makeNext, nextOf, swap } from "./beside.ts";
import { fillPlaces, fillSurnames, fillTotals } from "./derived-tables.ts";
import { fillWordTotals, pairedWords } from "./organization-words.ts";

const COUNTED = ["provider_surnames", "provider_totals", "provider_places"];
const WORD_TOTALS = "provider_word_totals";

/** What is counted over all providers. */
export const DERIVED = [...COUNTED, WORD_TOTALS];

/** Surnames, totals, places and counts of words after single rows have changed. */
export async function rebuildDerived(database: Database): Promise<void> {
  await makeNext(database, COUNTED);
  await database.execute(fillSurnames(nextOf("provider_surnames"), "providers"));
  await database.execute(
    fillTotals(nextOf("provider_totals"), "providers", "provider_specialties"),
  );
  await database.execute(fillPlaces(nextOf("provider_places"), "providers"));
  await indexNext(database, COUNTED);
  await swap(database, COUNTED, async () => undefined);
  await rebuildWordTotals(database);
}

/** The counts of words by themselves, where nothing but other names has changed. */
export async function rebuildWordTotals(database: Database): Promise<void> {
  await makeNext(database, [WORD_TOTALS]);
  const paired = await pairedWords(database);
  await database.execute(fillWordTotals(nextOf(WORD_TOTALS), "provider_words", paired));
  await indexNext(database, [WORD_TOTALS]);
  await swap(database, [WORD_TOTALS], async () => undefined);
}
