import { getTableColumns, inArray, sql } from "drizzle-orm";
import { pills } from "#/features/drugs/server/pill.table.ts";
import { productKeys } from "#/kernel/ndc.ts";
import type { Database, Queries } from "#/platform/database/database.ts";
import type { Outcome } from "#/platform/ingest/run/run.ts";
import { drugs } from "../../server/drugs.table.ts";
import { drugPackages, labels, substanceClasses } from "../../server/label.table.ts";
import { insertRows } from "./insert-rows.ts";
import { compressed, type LabelRow } from "./label-row.ts";
import { drugRecalls } from "../../server/recall.table.ts";
import { mergeProduct, sameRow } from "./merge.ts";
import type { RecallRow } from "../openfda/openfda-recall.ts";
import type { PillRow } from "../pillbox/pill-row.ts";
import type { DrugRow } from "./product-row.ts";
import type { DrugRecord, PackageRecord } from "../records.ts";
import { distinctWords } from "../search-index/search-words.ts";
import { excludedColumns, lastOfEach } from "./upsert.ts";

export type ClassIndex = Extract<DrugRecord, { kind: "class-index" }>;

export type ImportStore = ReturnType<typeof createImportStore>;

/** Writes what the readers found, each batch in a transaction; to repeat one changes nothing. */
export function createImportStore(database: Database) {
  return {
    transaction: <T>(work: (writes: ImportWrites) => Promise<T>) =>
      database.transaction((tx) => work(createWrites(tx))),
  };
}

export type ImportWrites = ReturnType<typeof createWrites>;

function createWrites(tx: Queries) {
  return {
    /** The outcome of each row, in their order. */
    products: (rows: readonly DrugRow[]) => saveProducts(tx, rows),
    labels: (rows: readonly LabelRow[]) => saveLabels(tx, rows),
    packages: (rows: readonly PackageRecord[]) => savePackages(tx, rows),
    pills: (rows: readonly PillRow[]) => savePills(tx, rows),
    classes: (rows: readonly ClassIndex[]) => saveClasses(tx, rows),
    recalls: (rows: readonly RecallRow[]) => saveRecalls(tx, rows),
  };
}

const {
  id: _id,
  createdAt: _created,
  updatedAt: _updated,
  indicationWords: _words,
  ...ROW_COLUMNS
} = getTableColumns(drugs);

const WRITTEN: (keyof DrugRow | "indicationWords")[] = [
  // The table's own columns, no others.
  ...(Object.keys(ROW_COLUMNS) as (keyof DrugRow)[]),
  "indicationWords",
];

const ON_KNOWN_DRUG = sql.join(
  [
    sql`ON CONFLICT (identity) DO UPDATE SET updated_at = now()`,
    ...WRITTEN.map((field) => sql.identifier(drugs[field].name)).map(
      (column) => sql`${column} = excluded.${column}`,
    ),
  ],
  sql`, `,
);

async function saveProducts(tx: Queries, rows: readonly DrugRow[]): Promise<Outcome[]> {
  const identities = [...new Set(rows.map((row) => row.identity))];
  const stored = await tx
    .select(ROW_COLUMNS)
    .from(drugs)
    .where(inArray(drugs.identity, identities));
  const known = new Map<string, DrugRow>(stored.map((row) => [row.identity, row]));
  const changed = new Map<string, DrugRow>();
  const outcomes = rows.map((row): Outcome => {
    const before = known.get(row.identity);
    const merged = mergeProduct(before, row);
    if (before !== undefined && sameRow(before, merged)) return "unchanged";
    known.set(row.identity, merged);
    changed.set(row.identity, merged);
    return before === undefined ? "inserted" : "updated";
  });
  const values = [...changed.values()].map((row) => ({
    ...row,
    indicationWords: distinctWords(row.indication ?? "").join(" "),
  }));
  if (values.length > 0) {
    await insertRows(tx, drugs, WRITTEN, values, ON_KNOWN_DRUG);
  }
  return outcomes;
}

function labelKey(row: { setId: string; version: number }): string {
  return `${row.setId} ${row.version}`;
}

/** The same text that an older reader read is written again: that it is read anew is told. */
function readingOf(row: { contentHash: string; reader: number }): string {
  return `${row.contentHash} ${row.reader}`;
}

async function saveLabels(tx: Queries, rows: readonly LabelRow[]): Promise<Outcome[]> {
  const stored = await tx
    .select({
      setId: labels.setId,
      version: labels.version,
      contentHash: labels.contentHash,
      reader: labels.reader,
    })
    .from(labels)
    .where(inArray(labels.setId, [...new Set(rows.map((row) => row.setId))]));
  const known = new Map(stored.map((row) => [labelKey(row), readingOf(row)]));
  const changed: LabelRow[] = [];
  const outcomes = rows.map((row): Outcome => {
    const before = known.get(labelKey(row));
    if (before === readingOf(row)) return "unchanged";
    known.set(labelKey(row), readingOf(row));
    changed.push(row);
    return before === undefined ? "inserted" : "updated";
  });
  if (changed.length > 0) {
    await tx
      .insert(labels)
      .values(await Promise.all(lastOfEach(changed, labelKey).map(compressed)))
      .onConflictDoUpdate({
        target: [labels.setId, labels.version],
        set: { ...excludedColumns(labels, ["setId", "version"]), importedAt: sql`now()` },
      });
  }
  return outcomes;
}

async function savePackages(tx: Queries, rows: readonly PackageRecord[]): Promise<Outcome[]> {
  const values = lastOfEach(rows, (row) => row.ndc).map((row) => ({
    ...row,
    productKey: productKeys(row.productNdc)[0] ?? row.productNdc,
  }));
  if (values.length === 0) return [];
  const written = await tx
    .insert(drugPackages)
    .values(values)
    .onConflictDoUpdate({
      target: drugPackages.ndc,
      set: excludedColumns(drugPackages, ["ndc"]),
      // A label knows the code alone; it does not take away a directory's description.
      setWhere: sql`excluded.description <> '' AND ${drugPackages.description} <> excluded.description`,
    })
    .returning({ key: drugPackages.ndc, fresh: sql<boolean>`xmax = 0` });
  return outcomesOf(
    rows.map((row) => row.ndc),
    written,
  );
}

async function savePills(tx: Queries, rows: readonly PillRow[]): Promise<Outcome[]> {
  if (rows.length === 0) return [];
  const set = { ...excludedColumns(pills, ["id"]), updatedAt: sql`now()` };
  const written = await tx
    .insert(pills)
    .values(lastOfEach(rows, (row) => row.identity))
    .onConflictDoUpdate({
      target: pills.identity,
      set,
      setWhere: sql`excluded.source_rank >= ${pills.sourceRank} AND (${pills.imprint}, ${pills.shape}, ${pills.colors}, ${pills.sizeMm}, ${pills.pieces}, ${pills.brandName}, ${pills.genericName}, ${pills.strength}, ${pills.manufacturer}, ${pills.sourceRank}) IS DISTINCT FROM (excluded.imprint, excluded.shape, excluded.colors, excluded.size_mm, excluded.pieces, excluded.brand_name, excluded.generic_name, excluded.strength, excluded.manufacturer, excluded.source_rank)`,
    })
    .returning({ key: pills.identity, fresh: sql<boolean>`xmax = 0` });
  return outcomesOf(
    rows.map((row) => row.identity),
    written,
  );
}

function substanceKey({ substance }: { substance: string }): string {
  return substance.toLowerCase();
}

async function saveClasses(tx: Queries, rows: readonly ClassIndex[]): Promise<Outcome[]> {
  if (rows.length === 0) return [];
  const values = lastOfEach(rows, substanceKey).map((row) => ({
    unii: row.unii,
    substance: substanceKey(row),
    classes: [...row.classes],
  }));
  const written = await tx
    .insert(substanceClasses)
    .values(values)
    .onConflictDoUpdate({
      target: substanceClasses.substance,
      set: excludedColumns(substanceClasses, ["substance"]),
      setWhere: sql`${substanceClasses.classes} <> excluded.classes`,
    })
    .returning({ key: substanceClasses.substance, fresh: sql<boolean>`xmax = 0` });
  return outcomesOf(rows.map(substanceKey), written);
}

async function saveRecalls(tx: Queries, rows: readonly RecallRow[]): Promise<Outcome[]> {
  if (rows.length === 0) return [];
  const known = sql`(${drugRecalls.classification}, ${drugRecalls.status}, ${drugRecalls.reason}, ${drugRecalls.product}, ${drugRecalls.terminatedOn}, ${drugRecalls.productKeys})`;
  const written = await tx
    .insert(drugRecalls)
    .values(lastOfEach(rows, (row) => row.recallNumber))
    .onConflictDoUpdate({
      target: drugRecalls.recallNumber,
      set: excludedColumns(drugRecalls, ["recallNumber"]),
      setWhere: sql`${known} IS DISTINCT FROM (excluded.classification, excluded.status, excluded.reason, excluded.product, excluded.terminated_on, excluded.product_keys)`,
    })
    .returning({ key: drugRecalls.recallNumber, fresh: sql<boolean>`xmax = 0` });
  return outcomesOf(
    rows.map((row) => row.recallNumber),
    written,
  );
}

/** Which of the rows were written: those that a conditional upsert passes over did not change. */
function outcomesOf(
  keys: readonly string[],
  written: readonly { key: string; fresh: boolean }[],
): Outcome[] {
  const outcome = new Map<string, Outcome>(
    written.map(({ key, fresh }) => [key, fresh ? "inserted" : "updated"]),
  );
  return keys.map((key) => {
    const found = outcome.get(key) ?? "unchanged";
    outcome.delete(key);
    return found;
  });
}
