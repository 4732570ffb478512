import { asc, inArray, max } from "drizzle-orm";
import { drugs } from "#/features/drugs/server/drugs.table.ts";
import type { Database } from "#/platform/database/database.ts";
import { indexPills, type PillIndex } from "../logic/pill-index.ts";
import { pills } from "../../drugs/server/pill.table.ts";

/** How often the collection is looked at for changes: an import may run beside the server. */
const LOOK_EVERY_MS = 10_000;

export type PillStore = ReturnType<typeof createPillStore>;

/** The whole collection in memory, laid out for matching, and read again when an import has changed it. */
export function createPillStore(database: Database, now: () => number = Date.now) {
  let held: { stamp: string; index: PillIndex } | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<PillIndex> | undefined;

  async function load(): Promise<PillIndex> {
    lookedAt = now();
    const [state] = await database.select({ latest: max(pills.updatedAt) }).from(pills);
    const stamp = `${state?.latest?.toISOString()}`;
    if (held?.stamp === stamp) return held.index;
    held = {
      stamp,
      index: indexPills(await database.select(COLUMNS).from(pills).orderBy(asc(pills.identity))),
    };
    return held.index;
  }

  return {
    /** What is held answers at once, and is looked after behind it; only the first call waits. */
    async index(): Promise<PillIndex> {
      if (held !== undefined && now() - lookedAt < LOOK_EVERY_MS) return held.index;
      loading ??= load().finally(() => {
        loading = undefined;
      });
      if (held === undefined) return loading;
      // Whoever needs the answer of a look that failed asks again: what is held stays good.
      loading.catch(() => undefined);
      return held.index;
    },

    /** The ids of the drugs behind these codes. */
    async drugIds(productKeys: readonly string[]): Promise<Map<string, string>> {
      if (productKeys.length === 0) return new Map();
      const rows = await database
        .select({ key: drugs.productKey, id: drugs.id })
        .from(drugs)
        .where(inArray(drugs.productKey, [...productKeys]));
      return new Map(rows.map(({ key, id }) => [key ?? "", id]));
    },
  };
}

const COLUMNS = {
  id: pills.identity,
  brandName: pills.brandName,
  genericName: pills.genericName,
  strength: pills.strength,
  manufacturer: pills.manufacturer,
  ndcNumber: pills.ndcNumber,
  productKey: pills.productKey,
  imprint: pills.imprint,
  shape: pills.shape,
  colors: pills.colors,
  sizeMm: pills.sizeMm,
  pieces: pills.pieces,
};
