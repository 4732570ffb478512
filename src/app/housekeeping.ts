import { join } from "node:path";
import type { AccountParts } from "../features/accounts/server/account-parts.ts";
import {
  removeOldMessages,
  shortenOldAddresses,
} from "../features/consent/server/retention.store.ts";
import { createShownAlertStore } from "../features/interop/server/shown-alert.store.ts";
import { sortStories } from "../features/news/ingest/stories/sort-stories.ts";
import type { Database } from "../platform/database/database.ts";
import { createFirstAnswers } from "../platform/http/idempotency/idempotency.store.ts";
import type { Job } from "../platform/jobs/schedule.ts";
import { removeOldMails } from "../platform/mail/retention.ts";
import { watchLabels } from "./threads/watch-labels.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type House = {
  readonly database: Database;
  readonly dataDir: string;
  readonly accounts: AccountParts;
};

/** What a server does about what it keeps, whether it may go online or not. */
export function housekeepingJobs({ database, dataDir, accounts }: House): Job[] {
  const { sessions, tokens, people, tickets, waits, counts, claims } = accounts;
  return [
    {
      /** The retention schedule of docs/security.md. */
      name: "retention",
      everyMs: 60 * MINUTE,
      run: async () => {
        await sessions.removeEnded();
        await tokens.removeExpired();
        await people.forgetSpent();
        await tickets.removeOld();
        await waits.forgetOld();
        await counts.forgetOld();
        await createFirstAnswers(database).forgetOld();
        await createShownAlertStore(database).forgetOld();
        await shortenOldAddresses(database);
        await removeOldMessages(database);
        await removeOldMails(join(dataDir, "mail"), 30, new Date());
      },
    },
    { name: "npi claims", everyMs: 10 * MINUTE, run: () => claims.checkOutdated() },
    {
      name: "news stories",
      everyMs: DAY,
      run: async (signal) => void (await sortStories(database, signal)),
    },
    watchLabels(database),
  ];
}
