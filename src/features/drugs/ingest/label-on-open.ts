import type { Database } from "#/platform/database/database.ts";
import type { Log } from "#/platform/log/log.ts";
import { fetchLabelOf } from "./openfda-refresh.ts";
import type { Ask } from "./openfda-pages.ts";

const MOST_REMEMBERED = 10_000;

export type LabelOnOpen = (ndc: string) => void;

/**
 * Fetches the label of a product that somebody opened and that has none here, behind the answer: whoever opens it next
 * finds it. Each product is asked for once while the server runs.
 */
export function createLabelOnOpen(database: Database, ask: Ask, log: Log): LabelOnOpen {
  const asked = new Set<string>();
  return (ndc) => {
    if (asked.has(ndc) || asked.size >= MOST_REMEMBERED) return;
    asked.add(ndc);
    fetchLabelOf(database, ndc, ask).catch((error: unknown) => {
      log.warn({ err: error }, "the label of an opened product could not be fetched");
    });
  };
}
