import { createOpenFdaBudget } from "../features/drugs/ingest/openfda/openfda-budget.ts";
import { refreshFromOpenFda } from "../features/drugs/ingest/openfda/openfda-refresh.ts";
import { rereadLabels } from "../features/drugs/ingest/openfda/reread-labels.ts";
import { fetchNews } from "../features/news/ingest/fetch/fetch-news.ts";
import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log/log.ts";
import type { Job } from "../platform/jobs/schedule.ts";
import { guardFor } from "../platform/outgoing/address-guard.ts";
import {
  createPoliteFetch,
  type Fetch,
  userAgentOf,
  type PoliteFetch,
} from "../platform/outgoing/polite-fetch.ts";
import { keepSources } from "./sync/keep-sources.ts";
import packageJson from "../../package.json" with { type: "json" };

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * How Wardbook asks others: under its name and with its contact.
 * @param named the addresses that an operator typed, if one did.
 */
export function createOutgoing(config: Config, named: readonly string[] = []): PoliteFetch {
  const { productName, publicUrl, supportEmail } = config;
  const contacts = [publicUrl && `+${publicUrl}/about`, supportEmail].filter(
    (one) => one !== undefined,
  );
  const userAgent = userAgentOf(productName, packageJson.version, contacts);
  return createPoliteFetch({ userAgent, isAllowed: guardFor(named) });
}

type Background = {
  readonly database: Database;
  readonly fetch: Fetch;
  /** Asks publishers, at whatever addresses the operator gave for them. */
  readonly fetchFiles: Fetch;
  readonly config: Config;
  readonly log: Log;
};

/** What a server does by itself, unless NO_SYNC=1. */
export function backgroundJobs({ database, fetch, ...files }: Background): Job[] {
  const budget = createOpenFdaBudget(database, "refresh");
  return [
    ...(["labels", "recalls"] as const).map((which) => ({
      name: `openFDA ${which}`,
      everyMs: DAY,
      run: async (signal: AbortSignal) =>
        void (await refreshFromOpenFda(database, which, { fetch, budget, signal })),
    })),
    {
      name: "labels read again",
      everyMs: DAY,
      run: async (signal) => void (await rereadLabels(database, { fetch, budget, signal })),
    },
    {
      name: "sources",
      everyMs: 15 * MINUTE,
      run: (signal) => keepSources({ database, ...files, signal }),
    },
    {
      name: "news feeds",
      everyMs: 5 * MINUTE,
      run: async (signal) => void (await fetchNews({ database, fetch, which: "due", signal })),
    },
  ];
}
