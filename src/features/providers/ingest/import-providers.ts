import { Failure } from "#/kernel/failure.ts";
import type { Database } from "#/platform/database/database.ts";
import { checksumOf } from "#/platform/ingest/file/checksum.ts";
import { documentsIn, type SourceDocument } from "#/platform/ingest/file/documents.ts";
import type { Progress } from "#/platform/ingest/run/progress.ts";
import type { Counts, Run } from "#/platform/ingest/run/run.ts";
import { fileDays, isWhole, refuseOutOfOrder } from "./file-days.ts";
import { headerOf } from "./header-of.ts";
import { loadRegistry, type OnStage } from "./load-registry.ts";
import { type FileImport, importAlone } from "./one-at-a-time.ts";
import { isRegistryHeader, type Layout } from "./registry-columns.ts";
import { registryRows } from "./registry-file.ts";
import { importSideFile, sideKindOf } from "./side-files.ts";
import { loadedSource } from "./source-record.ts";
import { updateRegistry } from "./update-registry.ts";

export type ProviderImport = FileImport & { readonly onStage?: OnStage };

/**
 * Imports the registry's files: the monthly one beside the live table, weekly ones on top of it, and the side files of
 * other names, practice locations and endpoints. Which of them it is says the header and the name's range of days.
 */
export async function importProviders(request: ProviderImport): Promise<Counts> {
  const { database, path, origin, asOf, onStage = () => undefined } = request;
  return importAlone(request, async (run, progress) => {
    const checksum = await checksumOf(path);
    let understood = 0;
    for await (const document of documentsIn(path, { onRead: (n) => progress.advance(n) })) {
      const columns = headerOf(document);
      const side = sideKindOf(columns);
      // The archive brings a file of the header alone.
      if (/_fileheader\./i.test(document.name)) continue;
      if (isRegistryHeader(columns)) {
        await importRegistry({
          database,
          document,
          origin,
          asOf,
          checksum,
          run,
          progress,
          onStage,
        });
      } else if (side !== undefined) {
        await importSideFile({ database, document, origin, asOf, checksum, kind: side, run });
      } else continue;
      understood += 1;
    }
    if (understood > 0) {
      const through = (await loadedSource(database, "registry"))?.through;
      return { checksum, ...(through !== undefined && { contentOn: through }) };
    }
    throw new Failure(
      "invalid-input",
      `${path} holds no provider file: the registry's main file or one of its side files (other names, practice locations, endpoints) can be read.`,
    );
  });
}

type RegistryDocument = {
  readonly database: Database;
  readonly document: SourceDocument;
  readonly origin: string;
  readonly asOf: string | undefined;
  readonly checksum: string;
  readonly run: Run;
  readonly progress: Progress;
  readonly onStage: OnStage;
};

async function importRegistry(given: RegistryDocument): Promise<void> {
  const { database, document, origin, asOf } = given;
  const days = fileDays([document.name, origin], asOf);
  const live = await loadedSource(database, "registry");
  if (days !== undefined && live !== undefined && asOf === undefined) {
    refuseOutOfOrder(origin, days, live.through);
  }
  const rows = some(registryRows(document, reportColumns(document.name)), origin);
  const load = { ...given, rows, through: days?.last };
  const whole = live === undefined || (days !== undefined && isWhole(days));
  await (whole ? loadRegistry(load) : updateRegistry(load));
}

/** The rows, of which there is one at least. @throws Failure for a file of the header alone: it would count as loaded. */
async function* some<T>(rows: AsyncIterable<T>, origin: string): AsyncGenerator<T> {
  let read = false;
  for await (const portion of rows) {
    read = true;
    yield portion;
  }
  if (read) return;
  throw new Failure("invalid-input", `${origin} holds a header and no providers: fetch it again.`);
}

/** Columns that have come or gone are named, so that a change of the format is not overlooked. */
function reportColumns(name: string): (layout: Layout) => void {
  return ({ missing, unknown }) => {
    const families = new Set(missing.map((column) => column.replace(/_\d+$/, "_…")));
    if (missing.length > 0) warn(`${name} lacks: ${[...families].join(", ")}`);
    if (unknown.length > 0) warn(`${name} also has, unread: ${unknown.join(", ")}`);
  };
}

function warn(line: string): void {
  process.stderr.write(`\n${line}\n`);
}
