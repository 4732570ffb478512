import { sql, type SQL } from "drizzle-orm";
import type { Database, Queries } from "#/platform/database/database.ts";
import { dropNext, indexNext, makeNext, nextOf, swap } from "./beside.ts";
import { refreshNames } from "./derived-tables.ts";
import { fillNames, NAME_TABLES } from "./name-tables.ts";
import { rebuildWordTotals } from "./rebuild-derived.ts";

export type SideKind = "other-name" | "location" | "endpoint";

export const SIDES = "provider_sides";

/** Where the names of one organization in so many have changed, all are written anew beside those that are searched. */
const ONE_IN = 20;
const AT_ONCE = 1000;

type Taken = {
  readonly kind: SideKind;
  /** Whether the file holds the rows of all providers; else those of the ones it names. */
  readonly whole: boolean;
  /** Whether this very file has been taken to its end before. */
  readonly again: boolean;
};

/**
 * Puts the rows of a side file in the place of those that are there, and lets organizations be found by their names in it.
 * @param record is written last, so that a file which was not taken to its end does not count as taken
 * @returns how many rows were not there before
 */
export async function takeSides(
  database: Database,
  taken: Taken,
  record: (tx: Queries) => Promise<void>,
): Promise<number> {
  const { kind, whole } = taken;
  const concerned = whole ? sql`true` : sql`npi IN (SELECT npi FROM ${NEXT})`;
  if (kind === "other-name") return takeNames(database, taken, { concerned, record });
  return database.transaction(async (tx) => {
    const inserted = await replaceSides(tx, kind, concerned);
    await record(tx);
    return inserted;
  });
}

const NEXT = sql.raw(nextOf(SIDES));

async function replaceSides(tx: Queries, kind: SideKind, concerned: SQL): Promise<number> {
  await tx.execute(sql`DELETE FROM provider_sides WHERE kind = ${kind} AND ${concerned}
    AND NOT EXISTS (SELECT FROM ${NEXT} kept WHERE kept.npi = provider_sides.npi
      AND kept.digest = provider_sides.digest AND kept.name = provider_sides.name)`);
  const { rowCount } = await tx.execute(sql`
    INSERT INTO provider_sides (npi, kind, digest, name, record)
    SELECT npi, kind, digest, name, record FROM ${NEXT} WHERE ${concerned} ON CONFLICT DO NOTHING`);
  return rowCount ?? 0;
}

type Named = { readonly concerned: SQL; readonly record: (tx: Queries) => Promise<void> };

async function takeNames(
  database: Database,
  { kind, whole, again }: Taken,
  { concerned, record }: Named,
): Promise<number> {
  const { rows } = await database.execute<{ most: string }>(
    sql`SELECT count(*) / ${ONE_IN} AS most FROM providers WHERE entity = 2`,
  );
  const most = Number(rows[0]?.most ?? 0);
  const changed = await differing(database, concerned, most + 1);
  if (changed.length > most) {
    const names = sql`SELECT npi, name FROM ${NEXT} WHERE name <> ''`;
    const others = sql`SELECT npi, name FROM provider_sides live
      WHERE name <> '' AND NOT EXISTS (SELECT FROM ${NEXT} named WHERE named.npi = live.npi)`;
    await makeNext(database, NAME_TABLES);
    try {
      await fillNames(database, "providers", whole ? names : sql`${names} UNION ALL ${others}`);
      await indexNext(database, NAME_TABLES);
      let inserted = 0;
      await swap(database, NAME_TABLES, async (tx) => {
        inserted = await replaceSides(tx, kind, concerned);
        await record(tx);
      });
      return inserted;
    } finally {
      await dropNext(database, NAME_TABLES);
    }
  }
  let inserted = 0;
  for (let from = 0; from < changed.length; from += AT_ONCE) {
    const npis = changed.slice(from, from + AT_ONCE);
    // Those of one provider in one step, and of few, so that nobody who searches waits for long.
    inserted += await database.transaction(async (tx) => {
      const fresh = await replaceSides(tx, kind, oneOf(npis));
      await refreshNames(tx, npis);
      return fresh;
    });
  }
  if (!again || changed.length > 0) await rebuildWordTotals(database);
  await database.transaction(record);
  return inserted;
}

function oneOf(npis: readonly number[]): SQL {
  return sql`npi = ANY(${sql.param([...npis])}::bigint[])`;
}

/** The providers, up to so many, of whose names any is another than before. */
async function differing(database: Database, concerned: SQL, most: number): Promise<number[]> {
  const { rows } = await database.execute<{ npi: string }>(sql`
    WITH given AS (SELECT npi, digest, name FROM ${NEXT}),
      live AS (SELECT npi, digest, name FROM provider_sides WHERE kind = 'other-name' AND ${concerned})
    SELECT npi FROM (
      (SELECT * FROM given EXCEPT SELECT * FROM live) UNION ALL (SELECT * FROM live EXCEPT SELECT * FROM given)
    ) AS one_sided GROUP BY npi LIMIT ${most}`);
  return rows.map(({ npi }) => Number(npi));
}
