import { and, count, eq, inArray, max, sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { ingestRuns } from "#/platform/ingest/run/run.table.ts";
import type { DrugSources } from "../drugs.contract.ts";
import { FACTS_RANK } from "../ingest/store/product-row.ts";
import { readStarterProducts } from "../ingest/starter/starter.ts";
import { drugs } from "./drugs.table.ts";

/** Imports that read products or labels, by their name in the run log. A single label that was opened is not among them. */
const READ_BY = ["drugs", "spl", "directory", "labels"];
/** Counting reads every row; what it says changes with an import. */
const KEPT_MS = 60_000;

export type DrugSourcesStore = ReturnType<typeof createDrugSources>;

/** How old the products are, counted anew once a minute at most. */
export function createDrugSources(database: Database, now: () => number = Date.now) {
  let kept: { at: number; answer: Promise<DrugSources> } | undefined;
  let starterCheckedOn: Promise<string> | undefined;

  async function look(): Promise<DrugSources> {
    starterCheckedOn ??= latestCheck();
    const [[read], [counted]] = await Promise.all([
      database
        .select({ at: max(ingestRuns.finishedAt) })
        .from(ingestRuns)
        .where(and(eq(ingestRuns.status, "completed"), inArray(ingestRuns.source, READ_BY))),
      database
        .select({
          products: count(),
          starter: sql<number>`count(*) FILTER (WHERE ${drugs.factsRank} = ${FACTS_RANK.starter})::int`,
        })
        .from(drugs),
    ]);
    return {
      readAt: read?.at?.toISOString() ?? null,
      products: counted?.products ?? 0,
      starterProducts: counted?.starter ?? 0,
      starterCheckedOn: await starterCheckedOn,
    };
  }

  return (): Promise<DrugSources> => {
    if (kept === undefined || now() - kept.at > KEPT_MS) {
      const answer = look();
      kept = { at: now(), answer };
      // A failure is not kept.
      answer.catch(() => (kept = undefined));
    }
    return kept.answer;
  };
}

async function latestCheck(): Promise<string> {
  const products = await readStarterProducts();
  return products.reduce((latest, { checkedOn }) => (checkedOn > latest ? checkedOn : latest), "");
}
