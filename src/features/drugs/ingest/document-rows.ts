import type { Row } from "#/platform/ingest/row.ts";
import { beginning } from "#/platform/ingest/file/container.ts";
import { delimitedRows } from "#/platform/ingest/formats/delimited.ts";
import type { SourceDocument } from "#/platform/ingest/file/documents.ts";
import { jsonItems } from "#/platform/ingest/formats/json-items.ts";
import { jsonLines } from "#/platform/ingest/formats/json-lines.ts";
import type { Limits } from "#/platform/ingest/file/limits.ts";
import { textOf } from "#/platform/ingest/formats/text.ts";
import { xmlTree } from "#/platform/ingest/formats/xml-tree.ts";
import type { DocumentKind } from "./document-kind.ts";
import { isObject } from "./fields.ts";
import { readExportedRecall } from "./fda-lists/exported-recall.ts";
import { readNdcPackage, readNdcProduct } from "./ndc/ndc-table.ts";
import { readOpenFdaLabel } from "./openfda/openfda-label.ts";
import { readOpenFdaNdc } from "./openfda/openfda-ndc.ts";
import { readOpenFdaRecall } from "./openfda/openfda-recall.ts";
import { readPillbox } from "./pillbox/pillbox.ts";
import type { DrugRecord } from "./records.ts";
import { readSpl } from "./spl/spl.ts";

/** Reads a document of a known kind, record by record. */
export async function* rowsOfDocument(
  document: SourceDocument,
  kind: DocumentKind,
  { recordCharacters }: Limits,
): AsyncGenerator<Row<DrugRecord>> {
  const { bytes, name } = document;
  const table = { ...tableShape(document.head), capitals: true, maxCharacters: recordCharacters };
  const strict = () => textOf(bytes, name);
  const lenient = () => textOf(bytes, name, "utf-8-or-windows-1252");
  switch (kind) {
    case "openfda-lines":
      return yield* map(jsonLines(strict(), recordCharacters), readOpenFda);
    case "openfda-document": {
      const items = jsonItems(strict(), name, { key: "results", maxCharacters: recordCharacters });
      return yield* map(items, readOpenFda);
    }
    case "ndc-products":
      return yield* map(delimitedRows(lenient(), name, table), (row) =>
        wrap(readNdcProduct(row), (product) => ({ kind: "listing", product })),
      );
    case "ndc-packages":
      return yield* map(delimitedRows(lenient(), name, table), (row) =>
        wrap(readNdcPackage(row), (found) => ({ kind: "package", package: found })),
      );
    case "recall-export":
      return yield* map(delimitedRows(lenient(), name, { ...table, quoted: true }), (row) =>
        wrap(readExportedRecall(row), (recall) => ({ kind: "recall", recall })),
      );
    case "pillbox":
      return yield* map(delimitedRows(lenient(), name, { ...table, quoted: true }), (row) =>
        wrap(readPillbox(row), (product) => ({ kind: "pill", product })),
      );
    case "spl": {
      const read = readSpl(await xmlTree(strict(), name, recordCharacters));
      if ("problem" in read) yield { at: "document", problem: read.problem };
      else for (const value of read) yield { at: "document", value };
      return;
    }
  }
}

/** FDA parts columns by tabs and writes quotation marks as they are; copies of its tables are written by other rules. */
function tableShape(head: Buffer): { delimiter: string; quoted: boolean } {
  const [header = ""] = (beginning(head) ?? "").split("\n", 1);
  const delimiter = header.includes("\t") ? "\t" : ",";
  return { delimiter, quoted: delimiter === "," || header.startsWith('"') };
}

function readOpenFda(record: unknown): DrugRecord | { problem: string } {
  if (!isObject(record)) return { problem: "The record is no JSON object." };
  // A report without its number is still one.
  if ("Recalling Firm Name" in record) {
    return wrap(readExportedRecall(record), (recall) => ({ kind: "recall", recall }));
  }
  if ("recall_number" in record || "recalling_firm" in record || "reason_for_recall" in record) {
    return wrap(readOpenFdaRecall(record), (recall) => ({ kind: "recall", recall }));
  }
  if ("product_ndc" in record) {
    return wrap(readOpenFdaNdc(record), (product) => ({ kind: "listing", product }));
  }
  if ("set_id" in record || "spl_product_data_elements" in record || isObject(record["openfda"])) {
    return wrap(readOpenFdaLabel(record), (label) => ({ kind: "label", label, rank: "words" }));
  }
  return {
    problem: "The record is neither a drug label nor an NDC listing nor a recall of openFDA.",
  };
}

async function* map<In>(
  rows: AsyncIterable<Row<In>>,
  read: (value: In) => DrugRecord | { problem: string },
): AsyncGenerator<Row<DrugRecord>> {
  for await (const row of rows) {
    if ("problem" in row) {
      yield row;
      continue;
    }
    const record = read(row.value);
    yield "problem" in record
      ? { at: row.at, problem: record.problem, raw: subjectOf(row.value) }
      : { at: row.at, value: record };
  }
}

function wrap<T extends object>(
  read: T | { problem: string },
  record: (value: T) => DrugRecord,
): DrugRecord | { problem: string } {
  return "problem" in read ? read : record(read);
}

/** What a rejected record calls itself. */
function subjectOf(value: unknown): string {
  if (!isObject(value)) return "";
  const named = value["set_id"] ?? value["id"] ?? value["product_ndc"] ?? value["PRODUCTNDC"];
  return typeof named === "string" ? named : "";
}
