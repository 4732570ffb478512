import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import { recordRun } from "#/platform/ingest/run/run.ts";
import { ingestRuns } from "#/platform/ingest/run/run.table.ts";
import { controlledBySubstances, firstStated } from "../../logic/controlled.ts";
import { controlledInLabel } from "../../logic/controlled-words.ts";
import { LABEL_READER } from "../../logic/label-reader.ts";
import { drugs } from "../../server/drugs.table.ts";
import type { LabelStore } from "../../server/label.store.ts";

/** The name under which the run log keeps that it was done. */
const SOURCE = "controlled status";
const AT_ONCE = 200;

/**
 * Says anew whether products are controlled that have no schedule, from what is kept of their labels: once for each
 * state of the reader, because an earlier one may have missed it. @returns how many products say otherwise now.
 */
export async function restateControlled(database: Database, labels: LabelStore): Promise<number> {
  const checksum = `reader ${LABEL_READER}`;
  if (await isDone(database, checksum)) return 0;
  const about = { source: SOURCE, origin: "labels that are kept", progress: SILENT };
  const counts = await recordRun(database, about, async (run) => {
    let after = NO_ID;
    for (;;) {
      const rows = await pageAfter(database, after);
      for (const row of rows) {
        run.accept((await restate(database, labels, row)) ? "updated" : "unchanged");
      }
      const last = rows.at(-1);
      if (last === undefined) return { checksum };
      after = last.id;
    }
  });
  return counts.updated;
}

const NO_ID = "00000000-0000-0000-0000-000000000000";

type Unscheduled = Awaited<ReturnType<typeof pageAfter>>[number];

function pageAfter(database: Database, after: string) {
  return database
    .select({
      id: drugs.id,
      setId: drugs.setId,
      labelVersion: drugs.labelVersion,
      substances: drugs.substances,
      isControlled: drugs.isControlled,
    })
    .from(drugs)
    .where(and(gt(drugs.id, after), isNull(drugs.schedule)))
    .orderBy(asc(drugs.id))
    .limit(AT_ONCE);
}

async function restate(database: Database, labels: LabelStore, row: Unscheduled): Promise<boolean> {
  const { id, setId, labelVersion, substances, isControlled } = row;
  const label =
    setId === null || labelVersion === null ? undefined : await labels.find(setId, labelVersion);
  const inLabel =
    label === undefined
      ? []
      : [controlledInLabel(label.sections, label.title, substances.length > 1)];
  const stated = firstStated([...inLabel, controlledBySubstances(substances)]);
  if (stated.schedule === undefined && stated.isControlled === isControlled) return false;
  await database
    .update(drugs)
    .set({
      isControlled: stated.isControlled,
      schedule: stated.schedule ?? null,
      updatedAt: sql`now()`,
    })
    .where(eq(drugs.id, id));
  return true;
}

async function isDone(database: Database, checksum: string): Promise<boolean> {
  const runs = and(
    eq(ingestRuns.source, SOURCE),
    eq(ingestRuns.status, "completed"),
    eq(ingestRuns.checksum, checksum),
  );
  return (await database.$count(ingestRuns, runs)) > 0;
}
