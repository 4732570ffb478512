import type { Database } from "#/platform/database/database.ts";
import type { Log } from "#/platform/log/log.ts";
import type { DrugDetail } from "../drugs.contract.ts";
import { fetchLabelOf, type Opened } from "./openfda-refresh.ts";
import type { Ask } from "./openfda-pages.ts";

const MOST_REMEMBERED = 10_000;
const DAY = 86_400_000;

export type LabelOnOpen = (drug: DrugDetail) => void;

/**
 * Fetches the label of a product that somebody opened and that has none here, or none of the last day, behind the answer:
 * whoever opens it next finds it. Each label is asked for once while the server runs.
 */
export function createLabelOnOpen(
  database: Database,
  ask: Ask,
  log: Log,
  now: () => number = Date.now,
): LabelOnOpen {
  const asked = new Set<string>();
  return (drug) => {
    const opened = neededFor(drug, now());
    if (opened === undefined || asked.size >= MOST_REMEMBERED) return;
    const key = JSON.stringify(opened);
    if (asked.has(key)) return;
    asked.add(key);
    fetchLabelOf(database, opened, ask).catch((error: unknown) => {
      log.warn({ err: error }, "the label of an opened product could not be fetched");
    });
  };
}

function neededFor({ label, ndcNumber }: DrugDetail, now: number): Opened | undefined {
  if (label !== null) {
    return now - Date.parse(label.importedAt) > DAY ? { setId: label.setId } : undefined;
  }
  return ndcNumber === null ? undefined : { ndc: ndcNumber };
}
