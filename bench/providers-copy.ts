import { finished } from "node:stream/promises";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { from as copyFrom } from "pg-copy-streams";
import { registryRows } from "#/features/providers/ingest/registry-file.ts";
import {
  storedRow,
  STORED_COLUMNS,
  type StoredRow,
} from "#/features/providers/ingest/stored-row.ts";
import { openWriter } from "#/features/providers/ingest/write-rows.ts";
import type { Database } from "#/platform/database/database.ts";
import { documentsIn } from "#/platform/ingest/file/documents.ts";
import type { Figure } from "./measure.ts";

const MOST_ROWS = 100_000;
const AT_ONCE = 1000;
const TURNS = 3;

/** The same rows of a file written by the import's writer and by a bare COPY of their text, in turn; the best of each. */
export async function databaseStage(database: Database, path: string): Promise<Figure[]> {
  const batches = await firstRows(path);
  const rows = batches.flat().length;
  const text = copiedText(batches);
  const times = { ours: Infinity, bare: Infinity };
  for (let turn = 0; turn < TURNS; turn += 1) {
    times.bare = Math.min(
      times.bare,
      await timed(database, (table) => bareCopy(database, table, text)),
    );
    times.ours = Math.min(
      times.ours,
      await timed(database, (table) => write(database, table, batches)),
    );
  }
  const share = (100 * times.bare) / times.ours;
  const what = `writing ${rows.toLocaleString("en-US")} rows: speed beside a bare COPY of them`;
  return [{ what, measured: share, unit: "%", against: { what: "at least", value: 60 } }];
}

async function firstRows(path: string): Promise<StoredRow[][]> {
  const batches: StoredRow[][] = [];
  const batch: StoredRow[] = [];
  for await (const document of documentsIn(path)) {
    for await (const portion of registryRows(document, () => undefined)) {
      for (const row of portion) if ("value" in row) batch.push(storedRow(row.value));
      while (batch.length >= AT_ONCE) batches.push(batch.splice(0, AT_ONCE));
      if (batches.length * AT_ONCE >= MOST_ROWS) return batches;
    }
  }
  return [...batches, batch];
}

async function timed(database: Database, work: (table: string) => Promise<void>): Promise<number> {
  await database.execute(sql`CREATE TABLE bench_copy (LIKE providers)`);
  const started = performance.now();
  await work("bench_copy");
  const ms = performance.now() - started;
  await database.execute(sql`DROP TABLE bench_copy`);
  return ms;
}

async function write(database: Database, table: string, batches: readonly StoredRow[][]) {
  const writer = await openWriter(database, table);
  for (const batch of batches) await writer.write(batch);
  await writer.end();
}

/** The rows as the text that COPY reads, made beforehand. */
function copiedText(batches: readonly StoredRow[][]): Buffer[] {
  const pieces: Buffer[] = [];
  for (const batch of batches) {
    const lines = batch.map(({ values }) => `${values.map(escaped).join("\t")}\n`);
    pieces.push(Buffer.from(lines.join("")));
  }
  return pieces;
}

async function bareCopy(database: Database, table: string, pieces: readonly Buffer[]) {
  const client = await database.$client.connect();
  const columns = STORED_COLUMNS.map(([name]) => name).join(", ");
  const stream = client.query(copyFrom(`COPY ${table} (${columns}) FROM STDIN`));
  for (const piece of pieces) if (!stream.write(piece)) await once(stream, "drain");
  stream.end();
  await finished(stream);
  client.release();
}

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n" };

function escaped(value: string): string {
  return value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? "\\r");
}
