import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sealerOf } from "#/platform/secrets/configured-sealer.ts";
import { readBackupFile } from "#/platform/backup/backup-file.ts";
import { restoreBackup } from "#/platform/backup/restore-backup.ts";
import { readConfig } from "#/platform/config/config.ts";
import { StartError } from "#/platform/config/start-error.ts";
import { connectDatabase, type DatabaseSource } from "#/platform/database/database.ts";
import { checkSealer } from "#/platform/secrets/seal-check.store.ts";

const USAGE = `Usage: npm run restore -- FILE            puts a backup into the empty database of DATABASE_URL or DATA_DIR
       npm run restore -- FILE --drill    tries it in a throwaway database and says what is in it`;

/** `npm run restore`: either database takes the backup of either. */
async function restore(path: string, source: DatabaseSource): Promise<void> {
  const database = await connectDatabase(source, "command", console.error);
  try {
    const { head, tables } = await restoreBackup(database, readBackupFile(path));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`A backup of ${head.at} (${head.scope}, Wardbook ${head.version}) is restored.`);
    for (const table of tables.filter((one) => one.rows > 0)) {
      console.log(`  ${table.table.padEnd(28)}${String(table.rows).padStart(10)}`);
    }
    console.log(`${rows} rows were read again and are those of the backup.`);
    await checkSealer(database, sealerOf(readConfig(process.env)));
    console.log("The key at hand opens what it sealed.");
  } finally {
    await database.close();
  }
}

async function drill(path: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "wardbook-drill-"));
  try {
    await restore(path, { databaseUrl: undefined, dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const { values, positionals } = parseArgs({
  options: { drill: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [path, ...more] = positionals;
try {
  if (path === undefined || more.length > 0) throw new StartError(USAGE);
  await (values.drill ? drill(path) : restore(path, readConfig(process.env)));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
