import { createAuditLog, type AuditLog } from "#/platform/audit/audit-log.store.ts";
import { readConfig } from "#/platform/config/config.ts";
import { connectDatabase } from "#/platform/database/database.ts";
import { migrate } from "#/platform/database/migrate.ts";
import { sealerOf } from "#/platform/secrets/configured-sealer.ts";

const USAGE = `Usage: npm run audit-log -- verify           reckons the chain of events again; ends with 1 where it does not hold
       npm run audit-log -- export [AFTER]   every event after this number as a line of JSON`;

/** @returns whether the command could be done, and the chain holds. */
async function run(log: AuditLog, [command, after = "0"]: string[]): Promise<boolean> {
  if (command === "verify") {
    const { events, fault } = await log.verify();
    if (fault) {
      console.error(`Event ${fault.seq}: ${fault.what}. The ${events} before it hold.`);
      return false;
    }
    console.log(`${events} events: the chain holds.`);
    return true;
  }
  if (command === "export" && /^\d{1,15}$/.test(after)) {
    for await (const { detail, hash, ...event } of log.all(Number(after))) {
      const read: unknown = JSON.parse(detail);
      console.log(JSON.stringify({ ...event, detail: read, hash: hash.toString("hex") }));
    }
    return true;
  }
  console.error(USAGE);
  return false;
}

const config = readConfig(process.env);
const database = await connectDatabase(config, "command", console.error);
try {
  await migrate(database);
  const log = createAuditLog(database, sealerOf(config));
  if (!(await run(log, process.argv.slice(2)))) process.exitCode = 1;
} finally {
  await database.close();
}
