// @ts-check
import { runOnRecentNode } from "./with-node.js";

await runOnRecentNode("scripts/test.ts", process.argv.slice(2));
