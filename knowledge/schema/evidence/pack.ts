/** What a server needs to hold its labels against the records: each statement that a label supports, by that label. */
import { join } from "node:path";
import type { CitedStatement } from "#/features/evidence/cited-statement.ts";
import { PACKED, writeIfChanged } from "../modules.ts";
import { keptHashOf, lockAt, readLock } from "./lock.ts";
import { readStatements } from "./statements.ts";

export async function packEvidence(root: string): Promise<void> {
  const lock = readLock(lockAt(root));
  const cited = (await readStatements(root)).flatMap((statement): CitedStatement[] => {
    const line = lock.get(statement.id);
    return line?.judgement.startsWith("supported") === true && line.hash === keptHashOf(statement)
      ? [{ ...statement, support: line.label }]
      : [];
  });
  const bySetId = Map.groupBy(cited, ({ support }) => support.setId);
  writeIfChanged(
    join(root, PACKED, "evidence/cited.json"),
    JSON.stringify(Object.fromEntries(bySetId)),
  );
}
