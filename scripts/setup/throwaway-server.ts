import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../check/free-port.ts";
import { BUILT_SERVER, ensureBuilt } from "./build.ts";
import { ROOT } from "./root.ts";

export type ThrowawayServer = {
  readonly origin: string;
  readonly port: number;
  readonly server: ChildProcess;
};

/**
 * The production server on a data folder of its own for as long as `use` takes: starter content, never online, no
 * request limits.
 * @param prepare puts more into the data folder before the server opens it.
 * @param env what of the configuration is otherwise than usual.
 */
export async function withThrowawayServer<T>(
  use: (server: ThrowawayServer) => Promise<T>,
  prepare?: (dataDir: string) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  await ensureBuilt(ROOT);
  const folder = mkdtempSync(join(tmpdir(), "wardbook-throwaway-"));
  try {
    await prepare?.(folder);
    const port = await freePort();
    const server = start(port, folder, env);
    try {
      await untilReady(port, server);
      return await use({ origin: `http://127.0.0.1:${port}`, port, server });
    } finally {
      await stop(server);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function start(port: number, folder: string, env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [join(ROOT, BUILT_SERVER)], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      NO_SYNC: "1",
      LIMITS: "off",
      LOG_LEVEL: "error",
      ...env,
    },
  });
}

async function untilReady(port: number, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server ended with ${server.exitCode} before it was ready.`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
}
