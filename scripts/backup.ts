import { parseArgs } from "node:util";
import { FETCHABLE, PASSING } from "#/app/backup-tables.ts";
import { writeBackupFile } from "#/platform/backup/backup-file.ts";
import { backupLines } from "#/platform/backup/write-backup.ts";
import { readConfig } from "#/platform/config/config.ts";
import { connectDatabase } from "#/platform/database/database.ts";
import { migrate } from "#/platform/database/migrate.ts";
import packageJson from "../package.json" with { type: "json" };

const USAGE = `Usage: npm run backup -- FILE                    writes the whole database into a file
       npm run backup -- FILE --accounts-only    leaves out what can be imported again
Keep SECRET_KEY (or secret.key of DATA_DIR) apart from it: without it, authenticator apps have to be set up anew.`;

/** `npm run backup`: the database as of one moment, while the server runs. */
async function backup(path: string, accountsOnly: boolean): Promise<void> {
  const database = await connectDatabase(readConfig(process.env), "command", console.error);
  try {
    await migrate(database);
    const rules = {
      scope: accountsOnly ? "accounts" : "whole",
      version: packageJson.version,
      at: new Date(),
      passing: PASSING,
      fetchable: FETCHABLE,
    } as const;
    await database.transaction(async (tx) => writeBackupFile(path, backupLines(tx, rules)));
    console.log(
      `${path} holds ${accountsOnly ? "what cannot be imported again" : "the whole database"}.`,
    );
  } finally {
    await database.close();
  }
}

const { values, positionals } = parseArgs({
  options: { "accounts-only": { type: "boolean", default: false } },
  allowPositionals: true,
});
const [path, ...more] = positionals;
if (path === undefined || more.length > 0) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await backup(path, values["accounts-only"]);
}
