import { createReadStream } from "node:fs";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { productKeys } from "#/kernel/ndc.ts";
import type { Database } from "#/platform/database/database.ts";
import { checksumOf } from "#/platform/ingest/file/checksum.ts";
import { jsonLines } from "#/platform/ingest/formats/json-lines.ts";
import { textOf } from "#/platform/ingest/formats/text.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import { recordRun } from "#/platform/ingest/run/run.ts";
import { ingestRuns } from "#/platform/ingest/run/run.table.ts";
import type { RecallRow } from "../openfda/openfda-recall.ts";
import { type OrangeBookProduct, orangeBookList } from "../fda-lists/orange-book.ts";
import {
  type SafetyLabelChange,
  safetyLabelChangeList,
} from "../fda-lists/safety-label-changes.ts";
import { writeList } from "../fda-lists/write-list.ts";
import { createImportStore } from "../store/import.store.ts";

const FOLDER = join(import.meta.dirname, "../../../../../data/starter/fda");
const MAX_LINE = 200_000;
const ORIGIN = "starter content";
const Day = v.pipe(v.string(), v.isoDate());

/** Of one drug: the days on which changes of its safety sections were approved. */
const StarterChanges = v.strictObject({
  application: v.string(),
  number: v.number(),
  drug: v.string(),
  ingredient: v.string(),
  changed: v.array(Day),
});

/** Products alike in ingredients, form and route: application, number, strength, name, applicant, rating, approval, how it is sold. */
const StarterApprovals = v.strictObject({
  ingredient: v.string(),
  form: v.string(),
  route: v.string(),
  products: v.array(
    v.strictTuple([
      v.string(),
      v.string(),
      v.string(),
      v.string(),
      v.string(),
      v.string(),
      v.union([v.literal(""), Day]),
      // An asterisk marks the reference listed drug.
      v.picklist(["RX", "RX*", "OTC", "OTC*"]),
    ]),
  ),
});

/** Why lots were recalled, in our words: FDA's own are in its report. */
export const RECALL_REASONS = {
  sterility: "Sterility was not assured",
  undeclared: "Sold without an approval, or with an ingredient that it does not declare",
  nitrosamine: "A nitrosamine above the limit",
  microbial: "Microorganisms or their toxins",
  dissolution: "Dissolved otherwise than specified",
  impurity: "Impurities or products of decay above the limit",
  potency: "Stronger or weaker than labeled",
  particles: "Particles or foreign matter",
  temperature: "Kept at a wrong temperature",
  labeling: "An error of the label",
  packaging: "A fault of the container or its closure",
  stability: "Not stable until its expiration date",
  mixup: "Another product in the package",
  cgmp: "Made against the rules of good manufacturing",
  other: "The reason stands in FDA's report",
} as const;

function isReason(text: unknown): boolean {
  return typeof text === "string" && Object.hasOwn(RECALL_REASONS, text);
}

const StarterRecall = v.strictObject({
  id: v.number(),
  event: v.string(),
  class: v.picklist(["I", "II", "III"]),
  on: Day,
  firm: v.string(),
  status: v.picklist(["Ongoing", "Completed", "Terminated"]),
  reason: v.custom<keyof typeof RECALL_REASONS>(isReason, "Must be a reason of ours"),
  name: v.string(),
  ndc: v.array(v.string()),
});

/** The day that the lists of the starter content are of. */
export const LIST_DAYS = {
  "orange-book": "2024-11-08",
  "label-changes": "2025-10-22",
  recalls: "2025-05-29",
} as const;

/** Fills FDA's lists where nothing of them was read yet: approvals and ratings, safety labeling changes, recalls. */
export async function loadStarterLists(database: Database, folder = FOLDER): Promise<void> {
  const approvals = join(folder, "orange-book.jsonl");
  await once(database, "orange-book", approvals, async (records) => {
    const rows = records.map((record) => v.parse(StarterApprovals, record)).flatMap(approvedOf);
    await writeList(database, orangeBookList, rows);
    return rows.length;
  });
  const changes = join(folder, "safety-label-changes.jsonl");
  await once(database, "label-changes", changes, async (records) => {
    const rows = records.map((record) => v.parse(StarterChanges, record)).flatMap(changesOf);
    await writeList(database, safetyLabelChangeList, rows);
    return rows.length;
  });
  const recalls = join(folder, "recalls.jsonl");
  await once(database, "recalls", recalls, async (records) => {
    const rows = records.map((record) => v.parse(StarterRecall, record)).map(recallOf);
    await createImportStore(database).transaction((writes) => writes.recalls(rows));
    return rows.length;
  });
}

async function once(
  database: Database,
  source: keyof typeof LIST_DAYS,
  path: string,
  write: (records: readonly unknown[]) => Promise<number>,
): Promise<void> {
  const read = and(eq(ingestRuns.source, source), eq(ingestRuns.status, "completed"));
  if ((await database.$count(ingestRuns, read)) > 0) return;
  const about = { source, origin: ORIGIN, progress: SILENT };
  await recordRun(database, about, async (run) => {
    const records: unknown[] = [];
    for await (const row of jsonLines(textOf(createReadStream(path), source), MAX_LINE)) {
      records.push("value" in row ? row.value : row.problem);
    }
    run.accept("inserted", await write(records));
    return { checksum: await checksumOf(path), contentOn: LIST_DAYS[source] };
  });
}

function approvedOf({
  products,
  ...alike
}: v.InferOutput<typeof StarterApprovals>): OrangeBookProduct[] {
  return products.map(
    ([application, productNumber, strength, tradeName, applicant, rating, approved, sold]) => ({
      ...alike,
      application,
      productNumber,
      strength,
      tradeName,
      applicant,
      rating: rating || null,
      approvedOn: approved || null,
      isReference: sold.endsWith("*"),
      marketing: sold.startsWith("RX") ? "RX" : "OTC",
    }),
  );
}

function changesOf({
  changed,
  ...drug
}: v.InferOutput<typeof StarterChanges>): SafetyLabelChange[] {
  return changed.map((changedOn) => ({ ...drug, changedOn }));
}

function recallOf(recall: v.InferOutput<typeof StarterRecall>): RecallRow {
  return {
    recallNumber: `FDA product ${recall.id}`,
    classification: `Class ${recall.class}`,
    status: recall.status,
    reason: RECALL_REASONS[recall.reason],
    firm: recall.firm,
    product: recall.name,
    initiatedOn: null,
    classifiedOn: recall.on,
    eventId: recall.event,
    terminatedOn: null,
    productKeys: [...new Set(recall.ndc.flatMap(productKeys))].toSorted(),
  };
}
