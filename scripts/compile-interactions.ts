/** Writes the matching table of the interaction rules beside their prose: `node scripts/compile-interactions.ts`. */
import { writeFile } from "node:fs/promises";
import { headsModule } from "#/features/interactions/logic/compile.ts";

const target = new URL("../src/features/interactions/data/compiled/rule-heads.ts", import.meta.url);
await writeFile(target, await headsModule());
