import * as v from "valibot";
import { packageKey, productKey, readNdc } from "#/kernel/ndc.ts";
import type { ImportRequest } from "#/platform/ingest/command.ts";
import type { SourceDocument } from "#/platform/ingest/file/documents.ts";
import { jsonLines } from "#/platform/ingest/formats/json-lines.ts";
import { jsonItems } from "#/platform/ingest/formats/json-items.ts";
import { textOf } from "#/platform/ingest/formats/text.ts";
import type { Row } from "#/platform/ingest/row.ts";
import type { Counts } from "#/platform/ingest/run/run.ts";
import { drugShortages } from "../../server/fda-lists.table.ts";
import { importList } from "./import-list.ts";
import type { WholeList } from "./write-list.ts";
import { writtenDay } from "./written-day.ts";

export type Shortage = typeof drugShortages.$inferSelect;

const LONGEST_RECORD = 1024 * 1024;
const words = v.optional(v.string(), "");
/** https://open.fda.gov/apis/drug/drugshortages/searchable-fields/ */
const Record = v.object({
  package_ndc: words,
  generic_name: v.pipe(v.string(), v.nonEmpty()),
  company_name: words,
  presentation: words,
  status: v.pipe(v.string(), v.nonEmpty()),
  availability: words,
  shortage_reason: words,
  initial_posting_date: words,
  update_date: words,
});

const shortageList: WholeList<Shortage> = {
  table: drugShortages,
  fields: [
    "identity",
    "productKey",
    "generic",
    "company",
    "presentation",
    "status",
    "availability",
    "reason",
    "postedOn",
    "updatedOn",
  ],
  keyOf: ({ identity }) => identity,
  itemsOf: shortagesIn,
  dayOf: ({ updatedOn, postedOn }) => updatedOn ?? postedOn,
  called: "drug shortages: openFDA's list of them (JSON) can be read",
};

/** Imports FDA's list of drug shortages as openFDA gives it (JSON, or a record a line). */
export function importShortages(request: ImportRequest): Promise<Counts> {
  return importList(request, shortageList);
}

function shortagesIn(document: SourceDocument): AsyncIterable<Row<Shortage | string>> | undefined {
  if (document.container !== "json") return undefined;
  const text = textOf(document.bytes, document.name);
  const isLines = /\.(jsonl|ndjson)\b/i.test(document.name);
  const rows = isLines
    ? jsonLines(text, LONGEST_RECORD)
    : jsonItems(text, document.name, { key: "results", maxCharacters: LONGEST_RECORD });
  return read(rows);
}

async function* read(rows: AsyncIterable<Row<unknown>>): AsyncGenerator<Row<Shortage | string>> {
  for await (const row of rows) {
    yield "value" in row ? { at: row.at, value: readShortage(row.value) } : row;
  }
}

function readShortage(value: unknown): Shortage | string {
  const parsed = v.safeParse(Record, value);
  if (!parsed.success) {
    const path = parsed.issues[0].path?.map(({ key }) => String(key)).join(".") ?? "record";
    return `The shortage has no ${path}.`;
  }
  const record = parsed.output;
  const [ndc] = readNdc(record.package_ndc);
  return {
    identity: (ndc && packageKey(ndc)) ?? `${record.generic_name}, ${record.presentation}`,
    productKey: ndc === undefined ? null : productKey(ndc),
    generic: record.generic_name,
    company: record.company_name,
    presentation: record.presentation,
    status: record.status,
    availability: record.availability || null,
    reason: record.shortage_reason || null,
    postedOn: writtenDay(record.initial_posting_date) ?? null,
    updatedOn: writtenDay(record.update_date) ?? null,
  };
}
