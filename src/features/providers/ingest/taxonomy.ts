import { getTableColumns, sql } from "drizzle-orm";
import { Failure } from "#/kernel/failure.ts";
import { checksumOf } from "#/platform/ingest/file/checksum.ts";
import type { Counts } from "#/platform/ingest/run/run.ts";
import { taxonomies } from "../server/provider.table.ts";
import { type FileImport, importAlone } from "./one-at-a-time.ts";
import { recordSource, rowsOf } from "./source-record.ts";
import { tableRows } from "./table-file.ts";

type Taxonomy = typeof taxonomies.$inferInsert;

const COLUMNS = {
  needed: ["CODE", "CLASSIFICATION", "SPECIALIZATION"],
  also: ["GROUPING", "DISPLAY NAME"],
};

/** Imports NUCC's list of taxonomy codes. Its definitions are not taken: they are not ours to show. */
export async function importTaxonomy(request: FileImport): Promise<Counts> {
  const { database, path, origin, asOf } = request;
  return importAlone(request, async (run, progress) => {
    const found = new Map<string, Taxonomy>();
    for await (const row of tableRows(path, COLUMNS, (bytes) => progress.advance(bytes))) {
      const code = "value" in row ? (row.value["CODE"] ?? "").toUpperCase() : "";
      if ("problem" in row) await run.reject(row.at, row.problem);
      else if (!/^[0-9A-Z]{9}X$/.test(code)) {
        await run.reject(row.at, `"${code.slice(0, 40)}" is not a taxonomy code.`);
      } else if (found.has(code)) await run.reject(row.at, `${code} stands in the file twice.`);
      else {
        const of = (column: string) => row.value[column] ?? "";
        found.set(code, {
          code,
          grouping: of("GROUPING"),
          classification: of("CLASSIFICATION"),
          specialization: of("SPECIALIZATION"),
          displayName: of("DISPLAY NAME"),
        });
      }
    }
    if (found.size === 0) {
      throw new Failure(
        "invalid-input",
        `${origin} holds no row that can be read: fetch it again.`,
      );
    }
    const written = await database
      .insert(taxonomies)
      .values([...found.values()])
      .onConflictDoUpdate({
        target: taxonomies.code,
        set: {
          grouping: sql`excluded.grouping`,
          classification: sql`excluded.classification`,
          specialization: sql`excluded.specialization`,
          displayName: sql`excluded.display_name`,
        },
        setWhere: sql`(${sql.join(Object.values(getTableColumns(taxonomies)), sql`, `)})
          IS DISTINCT FROM (excluded.code, excluded.grouping, excluded.classification, excluded.specialization, excluded.display_name)`,
      })
      .returning({ fresh: sql<boolean>`xmax = 0` });
    const inserted = written.filter(({ fresh }) => fresh).length;
    run.accept("inserted", inserted);
    run.accept("updated", written.length - inserted);
    run.accept("unchanged", found.size - written.length);
    const checksum = await checksumOf(path);
    const records = await rowsOf(database, "taxonomies");
    const through = asOf ?? effectiveDay(origin) ?? new Date().toISOString().slice(0, 10);
    await recordSource(database, { kind: "taxonomy", origin, checksum, through, records });
    return { checksum, contentOn: through };
  });
}

/** The code set changes in January and in July: "nucc_taxonomy_251.csv" is of 2025-07-01. */
function effectiveDay(name: string): string | undefined {
  const [, year, half] = /nucc_taxonomy_(\d\d)([01])\b/i.exec(name) ?? [];
  return year === undefined ? undefined : `20${year}-${half === "0" ? "01" : "07"}-01`;
}
