import { type ChangeRow, createReviewStore } from "#/features/evidence/server/review.store.ts";
import { holdStoredLabels } from "#/app/threads/hold-labels.ts";
import { readConfig } from "#/platform/config/config.ts";
import { connectDatabase } from "#/platform/database/database.ts";
import { migrate } from "#/platform/database/migrate.ts";

/** Prints what the labels of this server's database no longer support, worst first, and labels that could not be judged. */
export async function listStored(): Promise<void> {
  const database = await connectDatabase(readConfig(process.env), "command", console.error);
  try {
    await migrate(database);
    await holdStoredLabels(database);
    const reviews = createReviewStore(database);
    const changes = await reviews.list();
    for (const change of changes) console.log(`${linesOf(change).join("\n  ")}\n`);
    const problems = await reviews.problems();
    for (const { setId, version, problem } of problems) {
      console.log(`label ${setId}, version ${version}, could not be judged: ${problem}`);
    }
    console.log(`Statements that a newer stored label no longer supports: ${changes.length}`);
    console.log(`Labels that could not be judged: ${problems.length}`);
  } finally {
    await database.close();
  }
}

function linesOf(change: ChangeRow): string[] {
  const { setId, version, supportedBy, changedOn, sections, found } = change;
  return [
    `${change.severity}, ${change.judgement}: ${change.statement}`,
    `says: ${[change.use, change.says].filter((part) => part !== null).join(": ")}`,
    `label ${setId}, version ${version} of ${changedOn}; version ${supportedBy ?? "unknown"} supported it`,
    `read in the label: ${sections}`,
    `mend in: knowledge/${change.file}.yaml`,
    found === "" ? "the newer one no longer speaks of it" : `the newer one says: ${found}`,
  ];
}
