import { Failure } from "#/kernel/failure.ts";
import { beginning } from "#/platform/ingest/file/container.ts";
import { columnsOf } from "#/platform/ingest/formats/delimited.ts";
import { RECALL_EXPORT } from "./fda-lists/exported-recall.ts";
import type { SourceDocument } from "#/platform/ingest/file/documents.ts";

export type DocumentKind =
  | "openfda-lines"
  | "openfda-document"
  | "spl"
  | "ndc-products"
  | "ndc-packages"
  | "pillbox"
  | "recall-export";

export const ALLOWED =
  "openFDA label, NDC or recall records (JSON or JSON lines), FDA's NDC product and package text, SPL XML, Pillbox CSV, and FDA's export of recalls (CSV), zipped or gzipped or neither";

/**
 * What a document holds, by its header. Nothing for what an archive may carry beside its data: pictures,
 * a spreadsheet copy of the same table.
 * @throws Failure for a document that is certainly none of ours.
 */
export function kindOfDocument(document: SourceDocument): DocumentKind | undefined {
  const { container, head, name } = document;
  if (/\.xlsx?$/i.test(name) || container === "binary" || container === "empty") return undefined;
  if (container === "html") {
    throw new Failure(
      "invalid-input",
      `${name} is a web page (HTML), not data: ${ALLOWED} can be read.`,
    );
  }
  const text = beginning(head) ?? "";
  if (container === "json") return jsonKind(name, text);
  // Its first line is none of JSON, but others may be.
  if (container === "text" && LINES.test(name)) return "openfda-lines";
  if (container === "xml") return "spl";
  const columns = new Set([...columnsOf(text, "\t"), ...columnsOf(text, ",")]);
  if (columns.has("NDCPACKAGECODE")) return "ndc-packages";
  if (columns.has("PRODUCTNDC")) return "ndc-products";
  if (columns.has("SPLIMPRINT")) return "pillbox";
  if (RECALL_EXPORT.every((column) => columns.has(column))) return "recall-export";
  return undefined;
}

const LINES = /\.(jsonl|ndjson)\b/i;

/** A document as a whole has its list under "results", or is printed over several lines; else each line is a record. */
function jsonKind(name: string, text: string): DocumentKind {
  const error = /^\{\s*"error"\s*:\s*\{[^}]*"message"\s*:\s*"([^"]*)"/.exec(text)?.[1];
  if (error !== undefined) {
    throw new Failure(
      "invalid-input",
      `${name} is an answer of openFDA that holds an error: ${error}`,
    );
  }
  const whole =
    text.startsWith("[") || /^\{\s*\n/.test(text) || /"(meta|results)"\s*:\s*[[{]/.test(text);
  return whole && !LINES.test(name) ? "openfda-document" : "openfda-lines";
}
