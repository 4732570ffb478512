import { Failure } from "#/kernel/failure.ts";
import type { Database } from "#/platform/database/database.ts";
import { checksumOf } from "#/platform/ingest/file/checksum.ts";
import { documentsIn } from "#/platform/ingest/file/documents.ts";
import { sizeOf } from "#/platform/ingest/file/file-size.ts";
import { DEFAULT_LIMITS, type Limits } from "#/platform/ingest/file/limits.ts";
import type { Progress } from "#/platform/ingest/run/progress.ts";
import { type Counts, recordRun, type Run } from "#/platform/ingest/run/run.ts";
import { createBatch } from "./store/batch.ts";
import { ALLOWED, type DocumentKind, kindOfDocument } from "./document-kind.ts";
import { rowsOfDocument } from "./document-rows.ts";
import { createImportStore } from "./store/import.store.ts";
import type { DrugRecord } from "./records.ts";
import { refreshSearch } from "./search-index/refresh-search.ts";

export type DrugImport = {
  readonly database: Database;
  /** "drugs", "spl" or "pills", as it stands in the run log. */
  readonly source: string;
  readonly path: string;
  readonly origin: string;
  readonly progress: (totalBytes: number) => Progress;
  readonly limits?: Limits;
  /** Whether the search over all products is built anew at the end (it is), or left to the server's next look. */
  readonly search?: "now" | "later";
  /** Ends the import between two records; what was written stays, and to import again completes it. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Imports a file of drug labels, listings, packages or pills, whichever it is. It is read as a stream and
 * written in batches; every record counts as inserted, updated, unchanged or rejected, and rejected ones are kept
 * with the reason. To import it again, or after an interruption, ends the same.
 */
export async function importDrugs(request: DrugImport): Promise<Counts> {
  const { database, source, path, origin, limits = DEFAULT_LIMITS } = request;
  const progress = request.progress(await sizeOf(path));
  return recordRun(database, { source, origin, progress }, async (run) => {
    const read = await readAll({ ...request, limits }, progress, run);
    request.signal?.throwIfAborted();
    if (request.search !== "later") await refreshSearch(database);
    return { checksum: await checksumOf(path), source: sourceRead(source, read) };
  });
}

async function readAll(
  { database, path, limits, signal }: DrugImport & { readonly limits: Limits },
  progress: Progress,
  run: Run,
): Promise<ReadonlySet<SourceName>> {
  const batch = createBatch(createImportStore(database), run);
  const kinds = new Set<DocumentKind>();
  const read = new Set<SourceName>();
  const documents = documentsIn(path, {
    limits,
    onRead: (bytes) => progress.advance(bytes),
    onBroken: (name, why) => run.reject(name, why.replace(`${name} `, "It ")),
  });
  for await (const document of documents) {
    const kind = kindOfDocument(document);
    if (kind === undefined) continue;
    kinds.add(kind);
    try {
      for await (const row of rowsOfDocument(document, kind, limits)) {
        signal?.throwIfAborted();
        if ("value" in row) {
          read.add(sourceOf(row.value, kind));
          await batch.add(row.value);
        } else await run.reject(`${document.name}, ${row.at}`, row.problem, row.raw);
      }
    } catch (error) {
      // One unreadable label among thousands is a rejected record; a file that is nothing else has failed.
      if (kind !== "spl" || !(error instanceof Failure) || !document.name.includes(" > "))
        throw error;
      await run.reject(document.name, error.message);
    }
  }
  await batch.flush();
  if (kinds.size === 0) {
    throw new Failure(
      "invalid-input",
      `${path} holds nothing that can be read as drug data: ${ALLOWED} can.`,
    );
  }
  return read;
}

/** What an import can have read, by the names of the run log. */
type SourceName = "drugs" | "spl" | "recalls" | "pills";

function sourceOf({ kind }: DrugRecord, document: DocumentKind): SourceName {
  if (kind === "recall") return "recalls";
  if (kind === "pill") return "pills";
  return document === "spl" ? "spl" : "drugs";
}

/** Labels that were given to the import of recalls are not recalls that were read. */
function sourceRead(asked: string, read: ReadonlySet<SourceName>): string {
  const [first] = read;
  if (first === undefined) return asked;
  const isNamed = asked === "recalls" || asked === "pills" || asked === "spl";
  const isAsked = isNamed ? read.has(asked) : read.has("drugs") || read.has("spl");
  return isAsked ? asked : first;
}
