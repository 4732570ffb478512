/** Writes the pills that the identifier knows without a network: `node scripts/compile-pills.ts`. */
import { writeFile } from "node:fs/promises";
import { starterPills } from "#/features/drugs/ingest/starter-pills.ts";

const HEAD = `// Written by \`node scripts/compile-pills.ts\` from the starter products; a test holds the two equal.
import type { Pill } from "../logic/pill-index.ts";
`;

const pills = JSON.stringify(await starterPills(), null, 1);
await writeFile(
  new URL("../src/features/pills/data/starter-pills.ts", import.meta.url),
  `${HEAD}\nexport const STARTER_PILLS: readonly Pill[] = ${pills};\n`,
);
