import { createLabelStore } from "#/features/drugs/server/label.store.ts";
import { citedStatements } from "#/features/evidence/server/cited.ts";
import { type StoredChange, storedChanges } from "#/features/evidence/server/stored-changes.ts";
import { readConfig } from "#/platform/config/config.ts";
import { connectDatabase } from "#/platform/database/database.ts";
import { migrate } from "#/platform/database/migrate.ts";
import { wording } from "../../knowledge/schema/evidence/wording.ts";

/** Prints what the labels of this server's database no longer support, worst first. */
export async function listStored(): Promise<void> {
  const database = await connectDatabase(readConfig(process.env), "command", console.error);
  try {
    await migrate(database);
    const changes = await storedChanges(createLabelStore(database), await citedStatements());
    for (const change of changes) console.log(`${linesOf(change).join("\n  ")}\n`);
    console.log(`Statements that a newer stored label no longer supports: ${changes.length}`);
  } finally {
    await database.close();
  }
}

function linesOf({ statement, severity, found, version, effectiveOn }: StoredChange): string[] {
  const { setId, version: was } = statement.support;
  return [
    `${severity}: ${statement.id}`,
    `says: ${wording(statement)}`,
    `label ${setId}, version ${version} of ${effectiveOn ?? "unknown date"}; supported by version ${was ?? "unknown"}`,
    found === "" ? "the newer one no longer speaks of it" : `the newer one says: ${found}`,
  ];
}
