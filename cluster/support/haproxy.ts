import { join } from "node:path";
import { ROOT } from "../../scripts/setup/root.ts";
import { type Program, runProgram } from "./program.ts";

/** The balancer of `deploy/`, with its addresses. */
export function startHaproxy(folder: string, env: Readonly<Record<string, string>>): Program {
  return runProgram("haproxy", {
    args: ["-db", "-f", join(ROOT, "deploy/haproxy.cfg")],
    log: join(folder, "haproxy.log"),
    asPostgres: false,
    env,
  });
}
