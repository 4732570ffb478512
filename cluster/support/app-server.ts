import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "../../src/platform/testing/eventually.ts";
import { BUILT_SERVER } from "../../scripts/setup/build.ts";
import { ROOT } from "../../scripts/setup/root.ts";
import { freePort } from "../../scripts/check/free-port.ts";
import { type Program, runProgram } from "./program.ts";

export type AppServer = Program & { readonly origin: string };

/** The key of the servers of a test; they share a database, and so a key. */
const SECRET_KEY = "k".repeat(40);

/** The production server, ready to answer. */
export async function startAppServer(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<AppServer> {
  const port = env["PORT"] ?? String(await freePort());
  mkdirSync(folder, { recursive: true });
  const program = runProgram(process.execPath, {
    args: [join(ROOT, BUILT_SERVER)],
    log: join(folder, "server.log"),
    asPostgres: false,
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      NO_SYNC: "1",
      LIMITS: "off",
      LOG_LEVEL: "warn",
      SECRET_KEY,
      ...env,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    const answer = await fetch(`${origin}/api/ready`);
    if (!answer.ok) throw new Error(`It answers ${answer.status}.`);
  }, 60_000);
  return { ...program, origin };
}
