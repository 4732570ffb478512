import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eventually } from "./eventually.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import { startCluster, stopCluster } from "./postgres-cluster.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wardbook-cluster-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.runIf(findPostgresBinaries())(
  "a cluster whose server was killed counts as stopped",
  async () => {
    startCluster(folder);
    const numbered = join(folder, "postgres/data/postmaster.pid");
    const server = Number(readFileSync(numbered, "utf8").split("\n")[0]);
    process.kill(server, "SIGKILL");
    await eventually(() => expect(() => process.kill(server, 0)).toThrow("ESRCH"));

    stopCluster(folder);

    expect(existsSync(numbered)).toBe(true);
  },
);
