import { sql } from "drizzle-orm";
import { Failure } from "#/kernel/failure.ts";
import { readNpi } from "#/kernel/npi.ts";
import type { Queries } from "#/platform/database/database.ts";
import { checksumOf } from "#/platform/ingest/file/checksum.ts";
import type { Counts } from "#/platform/ingest/run/run.ts";
import { latestDay } from "./future-days.ts";
import { type FileImport, importAlone } from "./one-at-a-time.ts";
import { isoDate } from "./registry-values.ts";
import { recordSource, rowsOf } from "./source-record.ts";
import { type SheetRow, xlsxRows } from "./xlsx-rows.ts";

type Deactivation = { readonly npi: number; readonly on: string };

const AT_ONCE = 20_000;

/** Imports the registry's report of deactivated numbers: a workbook with a title line, then NPI and date. */
export async function importDeactivations(request: FileImport): Promise<Counts> {
  const { database, path, origin, asOf } = request;
  return importAlone(request, async (run, progress) => {
    const latest = latestDay();
    const checksum = await checksumOf(path);
    const found: Deactivation[] = [];
    const refused: { at: string; problem: string }[] = [];
    let title = "";
    let columns: { npi: number; on: number } | undefined;
    const take = ({ number, cells }: SheetRow): void => {
      if (columns === undefined) {
        title ||= cells.join(" ");
        columns = columnsIn(cells);
        return;
      }
      const row = deactivationIn(cells, columns, latest);
      if (typeof row === "string") refused.push({ at: `row ${number}`, problem: row });
      else found.push(row);
    };
    await xlsxRows(path, take, (bytes) => progress.advance(bytes));
    if (columns === undefined) {
      throw new Failure(
        "invalid-input",
        `${path} is not the report of deactivated NPIs: it has no sheet with the columns NPI and NPPES Deactivation Date.`,
      );
    }
    for (const { at, problem } of refused) await run.reject(at, problem);
    if (found.length === 0) {
      throw new Failure(
        "invalid-input",
        `${origin} holds no row that can be read: fetch it again.`,
      );
    }
    const titled = dayIn(title);
    const through = asOf ?? (titled !== undefined && titled <= latest ? titled : newest(found));
    const saved = await database.transaction(async (tx) => {
      const written = await saveAll(tx, found);
      const records = await rowsOf(tx, "provider_deactivations");
      await recordSource(tx, { kind: "deactivations", origin, checksum, through, records });
      return written;
    });
    run.accept("inserted", saved.inserted);
    run.accept("updated", saved.updated);
    run.accept("unchanged", found.length - saved.inserted - saved.updated);
    return { checksum, contentOn: through };
  });
}

function columnsIn(cells: readonly string[]): { npi: number; on: number } | undefined {
  const npi = cells.findIndex((cell) => cell.trim().toUpperCase() === "NPI");
  const on = cells.findIndex((cell) => /deactivation date/i.test(cell));
  return npi === -1 || on === -1 ? undefined : { npi, on };
}

function deactivationIn(
  cells: readonly string[],
  columns: { npi: number; on: number },
  latest: string,
): Deactivation | string {
  const reading = readNpi(cells[columns.npi] ?? "");
  if (reading.state !== "valid")
    return `"${(cells[columns.npi] ?? "").slice(0, 40)}" is not a valid NPI.`;
  const written = cells[columns.on] ?? "";
  const on = isoDate(written) ?? serialDate(written);
  if (on === undefined) return `"${written.slice(0, 40)}" is not a date.`;
  if (on > latest) return `"${written}" is a date that is still to come.`;
  return { npi: Number(reading.npi), on };
}

/** Spreadsheets count days from the end of 1899. */
function serialDate(text: string): string | undefined {
  if (!/^\d{5}(\.0+)?$/.test(text)) return undefined;
  return new Date(Date.UTC(1899, 11, 30) + Number(text) * 86_400_000).toISOString().slice(0, 10);
}

/** "NPPES Deactivated Records as of Oct 09 2023". */
function dayIn(title: string): string | undefined {
  const written = /as of (\w{3} \d{1,2},? \d{4})/i.exec(title)?.[1];
  const at = written === undefined ? Number.NaN : Date.parse(`${written} UTC`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10);
}

function newest(found: readonly Deactivation[]): string {
  return found.reduce((latest, { on }) => (on > latest ? on : latest), "1900-01-01");
}

async function saveAll(tx: Queries, found: readonly Deactivation[]) {
  const all = { inserted: 0, updated: 0 };
  for (let from = 0; from < found.length; from += AT_ONCE) {
    const batch = new Map(found.slice(from, from + AT_ONCE).map((row) => [row.npi, row]));
    const { inserted, updated } = await save(tx, [...batch.values()]);
    all.inserted += inserted;
    all.updated += updated;
  }
  return all;
}

async function save(database: Queries, batch: readonly Deactivation[]) {
  const { rows } = await database.execute<{ fresh: boolean }>(sql`
    INSERT INTO provider_deactivations AS kept (npi, deactivated_on)
    SELECT * FROM unnest(${sql.param(batch.map(({ npi }) => npi))}::bigint[],
      ${sql.param(batch.map(({ on }) => on))}::date[])
    ON CONFLICT (npi) DO UPDATE SET deactivated_on = excluded.deactivated_on
      WHERE kept.deactivated_on <> excluded.deactivated_on
    RETURNING xmax = 0 AS fresh`);
  const inserted = rows.filter(({ fresh }) => fresh).length;
  return { inserted, updated: rows.length - inserted };
}
