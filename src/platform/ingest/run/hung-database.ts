import { readFileSync } from "node:fs";
import * as v from "valibot";
import { folderOf } from "#/platform/database/embedded/folder.ts";
import { isLocked } from "#/platform/lock/process-lock.ts";

const Owner = v.object({ pid: v.number() });

/**
 * Ends the process of an embedded database that no longer answers: one that found no room for its log would turn for ever,
 * and keep whoever comes next waiting. What was committed is in the log, from which the next start recovers.
 */
export function endHungDatabase(dataDir: string): void {
  const { ownerLock, ownerRecord } = folderOf(dataDir);
  if (!isLocked(ownerLock)) return;
  const record = v.safeParse(Owner, JSON.parse(readFileSync(ownerRecord, "utf8")));
  if (record.success) process.kill(record.output.pid, "SIGKILL");
}
