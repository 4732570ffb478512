import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CitedStatement } from "../cited-statement.ts";

const FILE = join(import.meta.dirname, "../../../../dist/knowledge/evidence/cited.json");

/** The packed statements that a label supports, by its set id. Some megabytes: read for a check, and not kept. */
export async function citedStatements(
  file = FILE,
): Promise<ReadonlyMap<string, readonly CitedStatement[]>> {
  // Written by our own packer, and nobody else.
  const bySetId = JSON.parse(await readFile(file, "utf8")) as Record<string, CitedStatement[]>;
  return new Map(Object.entries(bySetId));
}
