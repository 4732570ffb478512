import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/check/free-port.ts";
import { BUILT_SERVER } from "../../scripts/setup/build.ts";
import { ROOT } from "../../scripts/setup/root.ts";

export type OwnServer = {
  readonly url: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
};

/** The production server on a data folder of its own, never online, beside the one that all other browser tests share. */
export async function startOwnServer(
  env: Readonly<Record<string, string>> = {},
  script = BUILT_SERVER,
): Promise<OwnServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "wardbook-own-"));
  const server = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", join(ROOT, script)],
    {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        PORT: String(port),
        HOST: "127.0.0.1",
        NO_SYNC: "1",
        LIMITS: "off",
        DATA_DIR: dataDir,
        LOG_LEVEL: "error",
        ...env,
      },
    },
  );
  await untilReady(`${url}/api/ready`);
  return {
    url,
    dataDir,
    stop: async () => {
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(address: string, tries = 600): Promise<void> {
  const ready = await fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
  if (ready) return;
  if (tries === 0) throw new Error(`${address} never answered`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  return untilReady(address, tries - 1);
}
