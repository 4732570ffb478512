import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { showLife } from "#/platform/lock/sign-of-life.ts";
import { closeKilledRuns } from "./killed-runs.ts";
import type { Progress } from "./progress.ts";
import { ingestRejects, ingestRuns } from "./run.table.ts";

export type Outcome = "inserted" | "updated" | "unchanged";

export type Counts = {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
};

/** An import while it runs. Every record of the source is accepted with its outcome or rejected with a reason. */
export type Run = {
  readonly counts: Readonly<Counts>;
  accept(outcome: Outcome, records?: number): void;
  /** `at` says where it stands ("labels.zip > part-1.json, record 12"), its number last; `subject` is its own key. `records` stand there alike. */
  reject(at: string, reason: string, subject?: string, records?: number): Promise<void>;
};

/** What a run knows of itself once all is read. */
export type Done = {
  readonly checksum: string;
  readonly source?: string;
  /** YYYY-MM-DD: the day that the content is of, as its publisher says or as its newest record. */
  readonly contentOn?: string;
};

const REJECTS_AT_ONCE = 200;

/**
 * Records one import from start to end: its row says "running", then "completed" or "failed" with the reason,
 * and what it counted; rejected records are kept. Whatever the work throws is thrown on.
 */
export async function recordRun(
  database: Database,
  { source, origin, progress }: { source: string; origin: string; progress: Progress },
  /** Its source is named again where it turned out to be another. */
  work: (run: Run) => Promise<Done>,
): Promise<Counts> {
  const id = randomUUID();
  const life = showLife(id);
  try {
    await closeKilledRuns(database);
    await database.insert(ingestRuns).values({ id, source, origin });
    const log = new RunLog(database, id, progress);
    try {
      await log.finish({ status: "completed", ...(await work(log)) });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      await log.finish({ status: "failed", failure });
      throw error;
    }
    return log.counts;
  } finally {
    life.end();
    progress.stop();
  }
}

/** Why a record was rejected may be that it holds what a database's text cannot. */
function storable(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}

type Reject = { position: number; reason: string; subject: string | null };

class RunLog implements Run {
  readonly counts: Counts = { read: 0, inserted: 0, updated: 0, unchanged: 0, rejected: 0 };
  readonly #database: Database;
  readonly #id: string;
  readonly #progress: Progress;
  #rejects: Reject[] = [];

  constructor(database: Database, id: string, progress: Progress) {
    this.#database = database;
    this.#id = id;
    this.#progress = progress;
  }

  accept(outcome: Outcome, records = 1): void {
    this.counts.read += records;
    this.counts[outcome] += records;
    this.#progress.count(this.counts);
  }

  async reject(at: string, reason: string, subject?: string, records = 1): Promise<void> {
    this.counts.read += records;
    this.counts.rejected += records;
    this.#progress.count(this.counts);
    this.#rejects.push({
      // Others are counted where they are written, some time after they were read.
      position: Number(/(\d+)$/.exec(at)?.[1] ?? this.counts.read),
      reason: storable(`${at}: ${reason}`),
      subject: subject === undefined ? null : storable(subject.slice(0, 200)),
    });
    if (this.#rejects.length >= REJECTS_AT_ONCE) await this.#keepRejects();
  }

  async finish(end: ({ status: "completed" } & Done) | { status: "failed"; failure: string }) {
    await this.#keepRejects();
    const { read, inserted, updated, unchanged, rejected } = this.counts;
    await this.#database
      .update(ingestRuns)
      .set({
        ...end,
        finishedAt: sql`now()`,
        readCount: read,
        insertedCount: inserted,
        updatedCount: updated,
        unchangedCount: unchanged,
        rejectedCount: rejected,
      })
      .where(eq(ingestRuns.id, this.#id));
  }

  async #keepRejects(): Promise<void> {
    const rejects = this.#rejects.splice(0).map((reject) => ({ runId: this.#id, ...reject }));
    if (rejects.length > 0) await this.#database.insert(ingestRejects).values(rejects);
  }
}
