import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** One import, from its start to its end: what was read is what was imported and what was rejected. */
export const ingestRuns = pgTable(
  "ingest_runs",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The kind of source as the command names it: drugs, providers, news. */
    source: text().notNull(),
    /** The file or address that was read. */
    origin: text().notNull(),
    /** SHA-256 of what was read, once all of it was. */
    checksum: text(),
    status: text({ enum: ["running", "completed", "failed"] })
      .notNull()
      .default("running"),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp("finished_at", { withTimezone: true }),
    readCount: integer("read_count").notNull().default(0),
    insertedCount: integer("inserted_count").notNull().default(0),
    updatedCount: integer("updated_count").notNull().default(0),
    unchangedCount: integer("unchanged_count").notNull().default(0),
    rejectedCount: integer("rejected_count").notNull().default(0),
    /** The day that what was read is of, where the source says it: not the day on which it was read. */
    contentOn: date("content_on"),
    /** Why it failed, for the operator. */
    failure: text(),
  },
  (table) => [
    index("ingest_runs_source").on(table.source, table.startedAt.desc()),
    check("ingest_runs_status", sql`${table.status} IN ('running', 'completed', 'failed')`),
  ],
);

/** A row of a source that was not imported, and why. */
export const ingestRejects = pgTable(
  "ingest_rejects",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    runId: uuid("run_id")
      .notNull()
      .references(() => ingestRuns.id, { onDelete: "cascade" }),
    /** Where in the source: its line or record number, counted from 1. */
    position: integer().notNull(),
    reason: text().notNull(),
    /** The row's own key where it has one: an NPI, an NDC, a set id. */
    subject: text(),
  },
  (table) => [index("ingest_rejects_run").on(table.runId, table.position)],
);
