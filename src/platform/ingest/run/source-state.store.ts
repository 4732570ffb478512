import { and, desc, eq, max, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { ingestRuns } from "./run.table.ts";
import { sourceFiles, sourceLooks } from "./source-state.table.ts";

/** A source that is known, whether or not it was ever read. */
export type KnownSource = {
  readonly name: string;
  readonly title: string;
  /** The names in the run log under which it is read; its own, unless said otherwise. */
  readonly readAs?: readonly string[];
};

/** How old a source is. Days are YYYY-MM-DD, times ISO 8601; null where it is not known, or never was. */
export type SourceState = {
  readonly name: string;
  readonly title: string;
  /** The day that its content is of. */
  readonly contentOn: string | null;
  /** When it was last read in full. */
  readonly updatedAt: string | null;
  /** When its publisher was last asked. */
  readonly lookedAt: string | null;
  readonly failedAt: string | null;
  /** Why the last look or import failed, if it did. */
  readonly failure: string | null;
  readonly nextLookAt: string | null;
};

export type FileRead = typeof sourceFiles.$inferSelect;

/** Every known source in its order, and after them what else was read. */
export async function sourceStates(
  database: Queries,
  known: readonly KnownSource[],
): Promise<SourceState[]> {
  const [reads, failed, looks] = await Promise.all([
    readRuns(database),
    lastRuns(database),
    database.select().from(sourceLooks),
  ]);
  const named = new Set(known.flatMap(({ name, readAs }) => readAs ?? [name]));
  const others = [...reads.keys()].filter((name) => !named.has(name)).toSorted();
  const all: KnownSource[] = [...known, ...others.map((name) => ({ name, title: name }))];
  return all.map(({ name, title, readAs = [name] }) => {
    const runs = readAs.flatMap((as) => reads.get(as) ?? []);
    const look = looks.find(({ source }) => source === name);
    const run = newest(readAs.flatMap((as) => failed.get(as) ?? []));
    const fault = look?.failure === null || look === undefined ? run : look;
    return {
      name,
      title,
      contentOn: latest(runs.map((read) => read.contentOn)),
      updatedAt: latest(runs.map((read) => read.updatedAt)),
      lookedAt: look?.lookedAt?.toISOString() ?? null,
      failedAt: fault?.failedAt?.toISOString() ?? null,
      failure: fault?.failure ?? null,
      nextLookAt: look?.nextLookAt?.toISOString() ?? null,
    };
  });
}

async function readRuns(database: Queries) {
  const rows = await database
    .select({
      name: ingestRuns.source,
      at: max(ingestRuns.finishedAt),
      contentOn: max(ingestRuns.contentOn),
    })
    .from(ingestRuns)
    .where(eq(ingestRuns.status, "completed"))
    .groupBy(ingestRuns.source);
  return new Map(
    rows.map(({ name, at, contentOn }) => [
      name,
      { updatedAt: at?.toISOString() ?? null, contentOn },
    ]),
  );
}

/** What failed and was not followed by a run that went well. */
async function lastRuns(database: Queries) {
  const rows = await database
    .selectDistinctOn([ingestRuns.source], {
      name: ingestRuns.source,
      status: ingestRuns.status,
      failure: ingestRuns.failure,
      failedAt: ingestRuns.finishedAt,
    })
    .from(ingestRuns)
    .where(sql`${ingestRuns.status} <> 'running'`)
    .orderBy(ingestRuns.source, desc(ingestRuns.startedAt));
  return new Map(rows.filter(({ status }) => status === "failed").map((row) => [row.name, row]));
}

type Failed = { readonly failure: string | null; readonly failedAt: Date | null };

function newest(failed: readonly Failed[]): Failed | undefined {
  return failed.toSorted((a, b) => Number(b.failedAt) - Number(a.failedAt))[0];
}

function latest(times: readonly (string | null)[]): string | null {
  return (
    times
      .filter((time) => time !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

export type SourceStore = ReturnType<typeof createSourceStore>;

/** What is known of publishers and of their files that were read. */
export function createSourceStore(database: Queries) {
  return {
    async lookOf(source: string) {
      const [row] = await database.select().from(sourceLooks).where(eq(sourceLooks.source, source));
      return row;
    },
    async lookWentWell(source: string, lookedAt: Date, nextLookAt: Date): Promise<void> {
      const set = { lookedAt, nextLookAt, failures: 0, failure: null };
      await database
        .insert(sourceLooks)
        .values({ source, ...set })
        .onConflictDoUpdate({ target: sourceLooks.source, set });
    },
    async lookFailed(source: string, failure: string, failedAt: Date, nextLookAt: Date) {
      const set = { failedAt, nextLookAt, failure };
      await database
        .insert(sourceLooks)
        .values({ source, ...set, failures: 1 })
        .onConflictDoUpdate({
          target: sourceLooks.source,
          set: { ...set, failures: sql`${sourceLooks.failures} + 1` },
        });
    },
    async filesOf(source: string): Promise<FileRead[]> {
      return database
        .select()
        .from(sourceFiles)
        .where(eq(sourceFiles.source, source))
        .orderBy(desc(sourceFiles.readAt));
    },
    async wasRead(source: string, sha256: string): Promise<boolean> {
      const files = and(eq(sourceFiles.source, source), eq(sourceFiles.sha256, sha256));
      return (await database.$count(sourceFiles, files)) > 0;
    },
    async fileRead(file: FileRead): Promise<void> {
      await database
        .insert(sourceFiles)
        .values(file)
        .onConflictDoUpdate({ target: [sourceFiles.source, sourceFiles.key], set: file });
    },
  };
}
