import type { Database } from "#/platform/database/database.ts";
import type { Log } from "#/platform/log/log.ts";
import type { DrugDetail } from "../../drugs.contract.ts";
import { fetchLabelOf, type Opened } from "./openfda-refresh.ts";
import type { Ask } from "./openfda-pages.ts";

const MOST_REMEMBERED = 10_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type LabelOnOpen = (drug: DrugDetail) => void;

/**
 * Fetches the label of a product that somebody opened and that has none here, or none of the last day, behind the answer:
 * whoever opens it next finds it. Each label is asked for once a day, and again after an hour where that failed.
 */
export function createLabelOnOpen(
  database: Database,
  ask: Ask,
  log: Log,
  now: () => number = Date.now,
): LabelOnOpen {
  const askAgainAt = new Map<string, number>();
  return (drug) => {
    const opened = neededFor(drug, now());
    if (opened === undefined) return;
    const key = JSON.stringify(opened);
    if (now() < (askAgainAt.get(key) ?? 0)) return;
    if (askAgainAt.size >= MOST_REMEMBERED) askAgainAt.clear();
    askAgainAt.set(key, now() + DAY);
    fetchLabelOf(database, opened, ask).catch((error: unknown) => {
      askAgainAt.set(key, now() + HOUR);
      log.warn({ err: error }, "the label of an opened product could not be fetched");
    });
  };
}

function neededFor({ label, ndcNumber }: DrugDetail, now: number): Opened | undefined {
  if (label !== null) {
    const isOld = label.readByOlder || now - Date.parse(label.importedAt) > DAY;
    return isOld ? { setId: label.setId } : undefined;
  }
  return ndcNumber === null ? undefined : { ndc: ndcNumber };
}
