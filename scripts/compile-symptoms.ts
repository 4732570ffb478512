/** Writes what the symptom checker matches by as compact tables: `node scripts/compile-symptoms.ts`. */
import { mkdir, writeFile } from "node:fs/promises";
import { packRedFlags } from "#/features/symptoms/logic/compile-red-flags.ts";
import {
  packConditions,
  packFindings,
  packOtherNames,
  tableModule,
} from "#/features/symptoms/logic/compile.ts";

const folder = new URL("../src/features/symptoms/data/compiled/", import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL("findings.ts", folder), tableModule("FINDING_TABLE", packFindings()));
await writeFile(new URL("conditions.ts", folder), tableModule("CONDITION_TABLE", packConditions()));
await writeFile(new URL("synonyms.ts", folder), tableModule("SYNONYM_TABLE", packOtherNames()));
await writeFile(new URL("red-flags.ts", folder), tableModule("RED_FLAG_TABLE", packRedFlags()));
