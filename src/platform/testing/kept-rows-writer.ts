/**
 * A process that stands for a Wardbook server at work: it writes rows, one by one and several in a
 * transaction, and prints the number of each once the database has acknowledged it. Run as
 * `node kept-rows-writer.ts FIRST DATA_DIR [DATABASE_URL]`.
 */
import { writeSync } from "node:fs";
import { sql } from "drizzle-orm";
import { connectDatabase } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";

const [first = "0", dataDir = "", databaseUrl] = process.argv.slice(2);
const ROWS_IN_TRANSACTION = 5;
/** Large enough that the write-ahead log turns over. */
const NOTE = "n".repeat(2_000);

async function write(database: Database, numbers: readonly number[]): Promise<void> {
  await database.transaction(async (tx) => {
    for (const number of numbers) {
      await tx.execute(sql`INSERT INTO kept VALUES (${number}, ${NOTE})`);
    }
  });
}

const database = await connectDatabase({ dataDir, databaseUrl }, "server", () => undefined);
await database.execute(sql`CREATE TABLE IF NOT EXISTS kept (number int PRIMARY KEY, note text)`);

for (let next = Number(first); ; next += ROWS_IN_TRANSACTION) {
  const numbers = Array.from({ length: ROWS_IN_TRANSACTION }, (_, at) => next + at);
  try {
    if (next % 2 === 0) await write(database, numbers);
    else for (const number of numbers) await write(database, [number]);
    writeSync(1, `${numbers.join("\n")}\n`);
  } catch {
    // The owner was killed: nothing of this round was acknowledged; the next one finds a new owner.
  }
}
