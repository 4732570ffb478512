import type { Database } from "#/platform/database/database.ts";
import { oneAtATime } from "#/platform/jobs/one-at-a-time.ts";

/** Looks at publishers while no other process on this database does. @throws Failure "conflict" while one does. */
export function syncAlone<T>(database: Database, work: () => Promise<T>): Promise<T> {
  return oneAtATime(database, { job: "sync", called: "sync of sources" }, work);
}
