import { join } from "node:path";
import { and, eq, max } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import { ingestRuns } from "#/platform/ingest/run/run.table.ts";
import { importDrugs } from "../import-drugs.ts";
import { appendFound, type Ask, OPENFDA } from "./openfda-pages.ts";
import { inFolder } from "../temporary-folder.ts";

const DAY = 86_400_000;

/** What is asked for daily: what changed since the last time, with days to spare for what FDA adds late. */
const FEEDS = {
  labels: {
    path: "/drug/label.json",
    field: "effective_time",
    limit: 50,
    firstDays: 7,
    source: "labels",
  },
  recalls: {
    path: "/drug/enforcement.json",
    field: "report_date",
    limit: 500,
    firstDays: 90,
    source: "recalls",
  },
} as const;

const OVERLAP_DAYS = 3;

/** Brings in the labels or the recalls that are new since the last time. @returns how many records came. */
export async function refreshFromOpenFda(
  database: Database,
  which: keyof typeof FEEDS,
  ask: Ask,
  now: Date = new Date(),
): Promise<number> {
  const { path, field, limit, firstDays, source } = FEEDS[which];
  const origin = `${ask.origin ?? OPENFDA}${path}`;
  const last = await lastRead(database, origin);
  const since = new Date(
    last === null ? now.getTime() - firstDays * DAY : last.getTime() - OVERLAP_DAYS * DAY,
  );
  const search = `${field}:[${compact(since)}+TO+${compact(now)}]`;
  return inFolder(async (folder) => {
    const file = join(folder, "records.jsonl");
    const found = await appendFound(file, { path, search, limit }, ask);
    if (found > 0)
      await importDrugs({
        database,
        source,
        path: file,
        origin,
        progress: () => SILENT,
        signal: ask.signal,
      });
    return found;
  });
}

/** A product whose label is asked for: by the label's set id where it is known, else by the product's NDC. */
export type Opened = { readonly ndc: string } | { readonly setId: string };

/**
 * Brings in the label of one product. The search over all products is not built anew for it; the server does so
 * when it next looks.
 */
export async function fetchLabelOf(database: Database, opened: Opened, ask: Ask): Promise<boolean> {
  const { path } = FEEDS.labels;
  const [field, value] =
    "setId" in opened ? ["set_id", opened.setId] : ["openfda.product_ndc", opened.ndc];
  const search = `${field}:%22${encodeURIComponent(value)}%22`;
  return inFolder(async (folder) => {
    const file = join(folder, "records.jsonl");
    // One question: a product has one label, and repackagers have codes of their own.
    const found = await appendFound(file, { path, search, limit: 2 }, ask);
    if (found === 0) return false;
    await importDrugs({
      database,
      source: "opened labels",
      path: file,
      origin: `${ask.origin ?? OPENFDA}${path} of ${value}`,
      progress: () => SILENT,
      search: "later",
    });
    return true;
  });
}

async function lastRead(database: Database, origin: string): Promise<Date | null> {
  const [row] = await database
    .select({ at: max(ingestRuns.startedAt) })
    .from(ingestRuns)
    .where(and(eq(ingestRuns.origin, origin), eq(ingestRuns.status, "completed")));
  return row?.at ?? null;
}

/** "20260721", as openFDA writes dates. */
function compact(date: Date): string {
  return date.toISOString().slice(0, 10).replaceAll("-", "");
}
