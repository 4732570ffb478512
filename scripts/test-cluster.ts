import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./setup/root.ts";

/** `npm run test:cluster [NAME...]`: several servers, poolers and databases together, of Debian's own programs. */
const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
const args = [vitest, "run", "--config", "cluster/vitest.config.ts", ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" });
process.exitCode = status ?? 1;
