// @ts-check
import { runOnRecentNode } from "./with-node.js";

// node bin/run.js SCRIPT [ARGUMENT...]
await runOnRecentNode("scripts/run.ts", process.argv.slice(2));
