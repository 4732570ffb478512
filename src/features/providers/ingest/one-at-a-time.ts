import type { Database } from "#/platform/database/database.ts";
import type { Progress } from "#/platform/ingest/run/progress.ts";
import { type Counts, type Done, recordRun, type Run } from "#/platform/ingest/run/run.ts";
import { sizeOf } from "#/platform/ingest/file/file-size.ts";
import { oneAtATime } from "#/platform/jobs/one-at-a-time.ts";
import { refuseDayToCome } from "./file-days.ts";
import { reopenSources } from "./future-days.ts";

export type FileImport = {
  readonly database: Database;
  /** As it stands in the run log. */
  readonly source: string;
  readonly path: string;
  readonly origin: string;
  /** The day that it is of, whatever its name says: YYYY-MM-DD. */
  readonly asOf?: string;
  readonly progress: (totalBytes: number) => Progress;
};

/** Records an import of a file of providers, or of what stands beside them, while no other one runs. */
export async function importAlone(
  { database, source, path, origin, ...request }: FileImport,
  work: (run: Run, progress: Progress) => Promise<Done>,
): Promise<Counts> {
  const size = await sizeOf(path);
  refuseDayToCome(request.asOf);
  return providersAlone(database, () => {
    const progress = request.progress(size);
    return recordRun(database, { source, origin, progress }, async (run) => {
      await reopenSources(database);
      return work(run, progress);
    });
  });
}

const PROVIDERS = { job: "provider import", called: "import of providers" };

/** Does some work on the providers while nobody else does: two imports at once would fill the same tables. */
export function providersAlone<T>(database: Database, work: () => Promise<T>): Promise<T> {
  return oneAtATime(database, PROVIDERS, work);
}
