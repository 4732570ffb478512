import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./setup/root.ts";

/** `npm run types`: writes the tree of routes, which is made from the files, and checks all types. */
await import("./generate-routes.ts");
const { status } = spawnSync(join(ROOT, "node_modules/.bin/tsc"), { cwd: ROOT, stdio: "inherit" });
process.exitCode = status ?? 1;
