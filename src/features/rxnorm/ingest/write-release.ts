import { sql } from "drizzle-orm";
import { Failure } from "#/kernel/failure.ts";
import type { Database, Queries } from "#/platform/database/database.ts";
import type { Run } from "#/platform/ingest/run/run.ts";
import { rxnormConcepts, rxnormNdcs, rxnormUniis } from "../server/rxnorm.table.ts";
import type { ConceptRow, NdcRow, Release, UniiRow } from "./release.ts";

const AT_ONCE = 5000;

export function createRxNormWrites(database: Database) {
  return {
    /** A release that lost a tenth of its concepts was cut off. */
    async refuseShrunken(next: number, origin: string): Promise<void> {
      const live = await database.$count(rxnormConcepts);
      if (next >= live * 0.9) return;
      throw new Failure(
        "conflict",
        `${origin} holds only ${next} of the ${live} concepts that are loaded: it is not complete, fetch it again.`,
      );
    },
    /** What the release does not bring, codes of packages in a file of names alone, stays as it was. */
    async replace(release: Release, run: Run): Promise<void> {
      await database.transaction(async (tx) => {
        await replaceConcepts(tx, release, run);
        const ndcs = release.ndcRows();
        if (ndcs.length > 0) await replaceNdcs(tx, ndcs);
        const uniis = release.uniiRows();
        if (uniis.length > 0) await replaceUniis(tx, uniis);
      });
    },
  };
}

async function replaceConcepts(tx: Queries, release: Release, run: Run): Promise<void> {
  const rows = release.conceptRows();
  const known = new Set<number>();
  for (const { rxcui } of await tx.select({ rxcui: rxnormConcepts.rxcui }).from(rxnormConcepts)) {
    known.add(rxcui);
  }
  if (!release.isRelated) await keepIngredients(tx, rows);
  await tx.delete(rxnormConcepts);
  for (const some of portions(rows)) await tx.execute(insertConcepts(some));
  const news = rows.filter(({ rxcui }) => !known.has(rxcui)).length;
  run.accept("inserted", news);
  run.accept("updated", rows.length - news);
}

/** A file of names alone does not take away what the whole release said before. */
async function keepIngredients(tx: Queries, rows: ConceptRow[]): Promise<void> {
  const before = await tx
    .select({ rxcui: rxnormConcepts.rxcui, ingredients: rxnormConcepts.ingredients })
    .from(rxnormConcepts);
  const known = new Map(before.map(({ rxcui, ingredients }) => [rxcui, ingredients]));
  for (const row of rows) row.ingredients ??= known.get(row.rxcui) ?? null;
}

function insertConcepts(rows: readonly ConceptRow[]) {
  const column = <Key extends keyof ConceptRow>(key: Key) => sql.param(rows.map((row) => row[key]));
  const ingredients = sql.param(rows.map((row) => row.ingredients?.join(",") ?? null));
  return sql`
    INSERT INTO rxnorm_concepts (rxcui, tty, name, prescribable_name, is_suppressed, ingredients, name_key)
    SELECT rxcui, tty, name, prescribable, suppressed, string_to_array(ingredients, ',')::integer[], name_key
    FROM unnest(${column("rxcui")}::integer[], ${column("tty")}::text[], ${column("name")}::text[],
      ${column("prescribableName")}::text[], ${column("isSuppressed")}::boolean[], ${ingredients}::text[],
      ${column("nameKey")}::text[])
      AS given (rxcui, tty, name, prescribable, suppressed, ingredients, name_key)`;
}

async function replaceNdcs(tx: Queries, rows: readonly NdcRow[]): Promise<void> {
  await tx.delete(rxnormNdcs);
  for (const some of portions(rows)) {
    const column = (key: keyof NdcRow) => sql.param(some.map((row) => row[key]));
    await tx.execute(sql`INSERT INTO rxnorm_ndcs (package_key, product_key, rxcui)
      SELECT * FROM unnest(${column("packageKey")}::text[], ${column("productKey")}::text[], ${column("rxcui")}::integer[])`);
  }
}

async function replaceUniis(tx: Queries, rows: readonly UniiRow[]): Promise<void> {
  await tx.delete(rxnormUniis);
  for (const some of portions(rows)) {
    const column = (key: keyof UniiRow) => sql.param(some.map((row) => row[key]));
    await tx.execute(sql`INSERT INTO rxnorm_uniis (unii, rxcui)
      SELECT * FROM unnest(${column("unii")}::text[], ${column("rxcui")}::integer[])`);
  }
}

function* portions<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += AT_ONCE) yield rows.slice(from, from + AT_ONCE);
}
