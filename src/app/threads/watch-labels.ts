import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { max } from "drizzle-orm";
import { labels } from "../../features/drugs/server/label.table.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Job } from "../../platform/jobs/schedule.ts";

const MINUTE = 60_000;

/** Beside this file, also where a build has packed both. */
const SCRIPT = new URL(`hold-labels.worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Holds statements against the labels that came in since, whoever imported them; once after each start too, because a new
 * build may bring other statements. It is done in a thread with a connection of its own, so that no answer waits for it.
 */
export function watchLabels(database: Database, script = SCRIPT): Job {
  let seen: number | undefined;
  return {
    name: "statements held against labels",
    everyMs: MINUTE,
    run: async (signal) => {
      const [{ last } = { last: null }] = await database
        .select({ last: max(labels.importedAt) })
        .from(labels);
      const now = last?.getTime() ?? 0;
      if (seen === now) return;
      await inThread(script, signal);
      seen = now;
    },
  };
}

function inThread(script: URL, signal: AbortSignal): Promise<void> {
  const worker = new Worker(script, { execArgv: ["--disable-warning=ExperimentalWarning"] });
  const end = () => void worker.terminate();
  signal.addEventListener("abort", end, { once: true });
  return new Promise<void>((done, failed) => {
    worker.once("error", failed);
    worker.once("exit", (code) => {
      if (code === 0) done();
      else failed(new Error("The thread that holds statements against labels was ended."));
    });
  }).finally(() => signal.removeEventListener("abort", end));
}
