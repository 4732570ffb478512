import { chmodSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { isLocked, takeLock } from "#/platform/lock/process-lock.ts";
import { stopCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of this run of the tests: its databases live and die with it. */
    testRun: string;
  }
}

const PREFIX = "wardbook-tests-";
const LIVENESS_LOCK = "run.lock";
const OWNER_END_MS = 10_000;

/** Runs once around all test files; what a file needs is started by the first file that asks for it. */
export default function setup(project: {
  provide(key: "testRun", value: string): void;
}): () => void {
  sweep();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  const alive = takeLock(join(folder, LIVENESS_LOCK), 0);
  project.provide("testRun", folder);
  // What a test leaves behind goes with the run; a cluster's server is another user and passes through.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  return () => {
    remove(folder);
    alive?.release();
  };
}

/** Removes what earlier runs left that were killed. */
function sweep(): void {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX));
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    if (!isLocked(join(folder, LIVENESS_LOCK))) remove(folder);
  }
}

function remove(folder: string): void {
  stopCluster(folder);
  for (const record of globSync(join(folder, "*/owner.json"))) {
    const lock = join(dirname(record), "owner.lock");
    // Without its lock the owner is gone, and its number may be another process's.
    if (!isLocked(lock)) continue;
    const { pid } = v.parse(
      v.object({ pid: v.number() }),
      JSON.parse(readFileSync(record, "utf8")),
    );
    endOwner(pid);
    takeLock(lock, OWNER_END_MS)?.release();
  }
  rmSync(folder, { recursive: true, force: true });
}

/** An embedded database that lingers for the next test file ends at once when it is told to. */
function endOwner(pid: number): void {
  try {
    process.kill(pid, "SIGTERM");
  } catch {
    // It has ended by itself.
  }
}
