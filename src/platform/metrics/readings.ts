import { sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { sourceAges } from "#/platform/ingest/run/source-ages.ts";
import { jobLeases } from "#/platform/jobs/lease.table.ts";
import type { Metrics, Reading } from "./metrics.ts";

const SECOND = 1000;

/** What Prometheus is told of the database, of the jobs that all servers share, and of how old each source is. */
export function watchDatabase(metrics: Pick<Metrics, "watch">, database: Database): void {
  for (const reading of readingsOf(database)) metrics.watch(reading);
}

function readingsOf(database: Database): readonly Reading[] {
  const pool = database.$client;
  return [
    {
      name: "database_up",
      help: "1 while the database answers.",
      label: "database",
      read: async () => {
        const answers = await database.execute(sql`SELECT 1`).catch(() => undefined);
        return [["main", answers === undefined ? 0 : 1]];
      },
    },
    {
      name: "database_connections",
      help: "Connections of this server for what people wait for.",
      label: "state",
      read: async () => [
        ["open", pool.totalCount],
        ["idle", pool.idleCount],
        ["waited_for", pool.waitingCount],
      ],
    },
    {
      name: "job_last_run_timestamp_seconds",
      help: "When each job last began a run that came to an end.",
      label: "job",
      read: async () => (await jobs(database)).map(({ job, ranAt }) => [job, ranAt]),
    },
    {
      name: "job_failures",
      help: "How often in a row each job has failed by now.",
      label: "job",
      read: async () => (await jobs(database)).map(({ job, failures }) => [job, failures]),
    },
    {
      name: "source_age_seconds",
      help: "How long ago each source was last read in full.",
      label: "source",
      read: async () => {
        const now = Date.now();
        const ages = await sourceAges(database);
        return ages.flatMap(({ name, updatedAt }) =>
          updatedAt === null ? [] : [[name, (now - Date.parse(updatedAt)) / SECOND] as const],
        );
      },
    },
  ];
}

async function jobs(database: Database) {
  const rows = await database
    .select({ job: jobLeases.job, at: jobLeases.lastRunAt, failures: jobLeases.failures })
    .from(jobLeases);
  return rows.map(({ job, at, failures }) => ({
    job,
    ranAt: (at?.getTime() ?? 0) / SECOND,
    failures,
  }));
}
