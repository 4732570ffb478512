import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "#/platform/database/database.ts";
import { download } from "#/platform/ingest/file/download.ts";
import { DEFAULT_LIMITS } from "#/platform/ingest/file/limits.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import { ingestRuns } from "#/platform/ingest/run/run.table.ts";
import { importDrugs } from "../import-drugs.ts";
import { answerOf, type Ask, somethingElse } from "../openfda/openfda-pages.ts";
import { inFolder } from "../temporary-folder.ts";

/** openFDA's list of files to download, as far as it concerns the NDC directory. */
const Manifest = v.object({
  results: v.object({
    drug: v.object({
      ndc: v.object({
        export_date: v.string(),
        partitions: v.array(v.object({ file: v.pipe(v.string(), v.url()) })),
      }),
    }),
  }),
});

const MANIFEST = "/download.json";

/**
 * Reads the NDC directory whole, where openFDA has published it anew: one question for the list of files, and the files,
 * which are not counted among the questions. A file that was read is not read again.
 * @returns how many records came.
 */
export async function refreshNdcDirectory(database: Database, ask: Ask): Promise<number> {
  if (!(await ask.budget.take(ask.signal))) return 0;
  const manifest = v.safeParse(Manifest, await answerOf(MANIFEST, ask));
  if (!manifest.success) throw somethingElse(MANIFEST, ask);
  const { export_date: exported, partitions } = manifest.output.results.drug.ndc;
  let records = 0;
  for (const { file } of partitions) {
    const origin = `${file}, exported ${exported}`;
    records += (await wasRead(database, origin)) ? 0 : await readFrom(database, file, origin, ask);
  }
  return records;
}

async function readFrom(database: Database, url: string, origin: string, ask: Ask) {
  const { fetch, signal } = ask;
  return inFolder(async (folder) => {
    const path = await download({
      url,
      folder,
      limits: DEFAULT_LIMITS,
      fetch: (input, init) => fetch(input, { ...init, signal: signal ?? null }),
    });
    const counts = await importDrugs({
      database,
      source: "directory",
      path,
      origin,
      progress: () => SILENT,
      signal,
    });
    return counts.read;
  });
}

async function wasRead(database: Database, origin: string): Promise<boolean> {
  const [row] = await database
    .select({ id: ingestRuns.id })
    .from(ingestRuns)
    .where(and(eq(ingestRuns.origin, origin), eq(ingestRuns.status, "completed")))
    .limit(1);
  return row !== undefined;
}
