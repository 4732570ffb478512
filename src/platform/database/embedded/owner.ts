/**
 * The process that owns the embedded database: the only one that opens its files. It is started by
 * whichever Wardbook process needs the database first, serves every other one on the same DATA_DIR
 * too, and ends when the last of them has left or died. Run as `node owner.ts DATA_DIR LINGER_MS [durable]`.
 */
import { fsyncSync, rmSync } from "node:fs";
import { openCluster } from "./cluster.ts";
import { keepPrivate, OWN_ONLY } from "../keep-private.ts";
import { folderOf, writeRecord } from "./folder.ts";
import { takeLock } from "#/platform/lock/process-lock.ts";
import type { OwnerReport } from "./report.ts";
import { serve } from "./serve.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** A process that only looks whether the lock is free holds it for an instant. */
const LOCK_WAIT_MS = 1_000;

/** Sends the one report that the starting process waits for, then lets go of it. */
function report(message: OwnerReport): void {
  if (process.connected) process.send?.(message, () => process.disconnect());
}

async function own(dataDir: string, lingerMs: number, durable: boolean): Promise<void> {
  const folder = folderOf(dataDir);
  const lock = takeLock(folder.ownerLock, LOCK_WAIT_MS);
  if (lock === undefined) return report({ state: "busy" });
  writeRecord(folder.ownerRecord, folder.socketPath);
  keepPrivate(folder.root);
  const cluster = await openCluster(folder.cluster, durable ? fsyncSync : undefined);
  // PGlite sets modes of its own, whatever the umask: its template's files and what it writes as it opens and closes
  // are everybody's. Log files keep their mode when they are used again.
  keepPrivate(folder.cluster);
  const session = {
    execute: (bytes: Uint8Array, onRawData: (bytes: Uint8Array) => void) =>
      cluster.runExclusive(() => cluster.execProtocolRawStream(bytes, { onRawData })),
    inTransaction: () => cluster.isInTransaction(),
    rollback: async () => void (await cluster.exec("ROLLBACK")),
  };
  const service = await serve(session, folder.socketPath, lingerMs, async () => {
    await cluster.close();
    keepPrivate(folder.cluster);
    rmSync(folder.ownerRecord, { force: true });
    rmSync(folder.socketHost, { recursive: true, force: true });
    lock.release();
    // PGlite leaves timers and handles behind; the sockets' last bytes go out first.
    setTimeout(() => process.exit(0), 50);
  });
  for (const signal of SIGNALS) process.on(signal, () => void service.endIfDeserted());
  report({ state: "ready" });
}

// A terminal's Ctrl-C and a service manager's stop reach the whole group: the clients finish first.
for (const signal of SIGNALS) process.on(signal, () => undefined);

process.umask(OWN_ONLY);
const [dataDir = "", lingerMs = "0", durable] = process.argv.slice(2);
own(dataDir, Number(lingerMs), durable === "durable").catch((error: unknown) => {
  report({ state: "failed", reason: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  setTimeout(() => process.exit(), 50);
});
