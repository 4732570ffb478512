import type { SourceDocument } from "#/platform/ingest/file/documents.ts";
import { csvRecords } from "#/platform/ingest/formats/csv-records.ts";
import { cutOff } from "#/platform/ingest/formats/csv-rows.ts";
import type { Row } from "#/platform/ingest/row.ts";
import { textOf } from "#/platform/ingest/formats/text.ts";
import { type Layout, layoutOf } from "./registry-columns.ts";
import { latestDay } from "./future-days.ts";
import { type GivenRow, registryRow, type RegistryRow, UnreadableRow } from "./registry-row.ts";

/** A row of the registry has about 10,000 characters at most; this leaves room for a bad one to be named. */
const MAX_RECORD = 1024 * 1024;

/** Reads the registry's main file, monthly or weekly, in portions. `onLayout` hears of missing and unknown columns. */
export async function* registryRows(
  document: SourceDocument,
  onLayout: (layout: Layout) => void,
  latest = latestDay(),
): AsyncGenerator<Row<RegistryRow>[]> {
  const text = textOf(document.bytes, document.name, "utf-8-or-windows-1252");
  let layout: Layout | undefined;
  for await (const records of csvRecords(text, document.name, MAX_RECORD)) {
    const rows: Row<RegistryRow>[] = [];
    for (const { line, cells, unended } of records) {
      if (layout === undefined) {
        layout = layoutOf(cells, document.name);
        onLayout(layout);
        continue;
      }
      if (unended && cells.length < layout.width) throw cutOff(document.name, line);
      rows.push(readRow(line, { cells, layout, latest }));
    }
    if (rows.length > 0) yield rows;
  }
}

function readRow(line: number, given: GivenRow): Row<RegistryRow> {
  const at = `line ${line}`;
  try {
    return { at, value: registryRow(given) };
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error;
    return {
      at,
      problem: error.message,
      raw: (given.cells[given.layout.at.npi] ?? "").slice(0, 40),
    };
  }
}
