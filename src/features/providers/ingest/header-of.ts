import { beginning } from "#/platform/ingest/file/container.ts";
import { columnsOf } from "#/platform/ingest/formats/delimited.ts";
import type { SourceDocument } from "#/platform/ingest/file/documents.ts";

/** The columns that a comma-separated file begins with, in whatever encoding; of a file with NUL bytes in it too. */
export function headerOf({ head }: SourceDocument): string[] {
  return columnsOf(beginning(head) ?? head.toString("latin1"), ",");
}
