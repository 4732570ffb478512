import { createImportStore } from "../src/features/drugs/ingest/store/import.store.ts";
import { FACTS_RANK, rowOfProduct } from "../src/features/drugs/ingest/store/product-row.ts";
import { refreshSearch } from "../src/features/drugs/ingest/search-index/refresh-search.ts";
import { asRecord, readStarterProducts } from "../src/features/drugs/ingest/starter/starter.ts";
import type { Database } from "../src/platform/database/database.ts";

/**
 * The starter products again and again under labelers of no name, as a directory has one drug from many.
 * @returns the milliseconds that building the search took.
 */
export async function fillDrugs(database: Database, products: number): Promise<number> {
  const starter = (await readStarterProducts()).map(asRecord);
  const store = createImportStore(database);
  for (let from = 0; from < products; from += 1000) {
    const rows = Array.from({ length: Math.min(1000, products - from) }, (_, at) => {
      const number = from + at;
      const product = starter[number % starter.length];
      if (product === undefined) throw new Error("There are no starter products.");
      const labeler = 10_000 + Math.floor(number / 900);
      const ndc = `${labeler}-${String(number % 9000).padStart(4, "0")}`;
      const manufacturer =
        number < starter.length ? product.manufacturer : `Labeler ${labeler} Pharma`;
      return rowOfProduct({ ...product, ndc, manufacturer }, FACTS_RANK.directory);
    });
    await store.transaction((writes) => writes.products(rows));
  }
  const started = performance.now();
  await refreshSearch(database);
  return performance.now() - started;
}
