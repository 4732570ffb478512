import { join } from "node:path";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import { LABEL_READER } from "../../logic/label-reader.ts";
import { drugs } from "../../server/drugs.table.ts";
import { labels } from "../../server/label.table.ts";
import { importDrugs } from "../import-drugs.ts";
import { appendFound, type Ask, OPENFDA } from "./openfda-pages.ts";
import { inFolder } from "../temporary-folder.ts";

const LABELS = "/drug/label.json";
const AT_ONCE = 40;
/** The rest of a day's questions is for what is new. */
const MOST_QUESTIONS = 50;

/**
 * Fetches labels again that serve and that an older reader has read: their sources are not kept, only what it made of
 * them. @returns how many records came.
 */
export async function rereadLabels(database: Database, ask: Ask): Promise<number> {
  const setIds = await olderLabels(database, AT_ONCE * MOST_QUESTIONS);
  if (setIds.length === 0) return 0;
  return inFolder(async (folder) => {
    const file = join(folder, "records.jsonl");
    let found = 0;
    for (let from = 0; from < setIds.length; from += AT_ONCE) {
      const asked = setIds.slice(from, from + AT_ONCE);
      // A plus sign between two questions is openFDA's "or".
      const search = asked.map((setId) => `set_id:%22${encodeURIComponent(setId)}%22`).join("+");
      // A set id has one record; one more than there can be says that no further page is needed.
      found += await appendFound(file, { path: LABELS, search, limit: AT_ONCE + 1 }, ask);
    }
    if (found > 0) {
      await importDrugs({
        database,
        source: "labels read again",
        path: file,
        origin: `${ask.origin ?? OPENFDA}${LABELS} of labels that an older reader read`,
        progress: () => SILENT,
        search: "later",
        signal: ask.signal,
      });
    }
    return found;
  });
}

/** In no order: those that openFDA does not have do not keep the others waiting. */
async function olderLabels(database: Database, most: number): Promise<string[]> {
  const rows = await database
    .select({ setId: labels.setId })
    .from(labels)
    .innerJoin(drugs, and(eq(drugs.setId, labels.setId), eq(drugs.labelVersion, labels.version)))
    .where(lt(labels.reader, LABEL_READER))
    .groupBy(labels.setId)
    .orderBy(sql`random()`)
    .limit(most);
  return rows.map(({ setId }) => setId);
}
