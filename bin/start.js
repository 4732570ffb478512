// @ts-check
import { runOnRecentNode } from "./with-node.js";

await runOnRecentNode("scripts/start.ts", process.argv.slice(2));
