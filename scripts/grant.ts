import { createStandingStore } from "#/features/accounts/server/standing/standing.store.ts";
import { ROLES, rolesOf } from "#/kernel/role.ts";
import { createAuditLog } from "#/platform/audit/audit-log.store.ts";
import { readConfig } from "#/platform/config/config.ts";
import { connectDatabase, type Database } from "#/platform/database/database.ts";
import { migrate } from "#/platform/database/migrate.ts";
import { sealerOf } from "#/platform/secrets/configured-sealer.ts";

const USAGE = `Usage: npm run grant -- EMAIL ROLE...     gives an account these roles and no others (${ROLES.join(", ")})
       npm run grant -- EMAIL none        takes all of them`;

/** @returns whether the command could be done. */
async function grant(database: Database, [email, ...words]: string[]): Promise<boolean> {
  const roles = rolesOf(words);
  const isNone = words.length === 1 && words[0] === "none";
  if (email === undefined || words.length === 0 || (!isNone && roles.length !== words.length)) {
    console.error(USAGE);
    return false;
  }
  const id = await createStandingStore(database).setRolesOf(email, roles);
  if (id === null) {
    console.error("There is no account with this e-mail address.");
    return false;
  }
  const { record } = createAuditLog(database, sealerOf(readConfig(process.env)));
  await record({ action: "npm run grant", outcome: "done", object: id, detail: { roles } });
  console.log(roles.length === 0 ? "The account has no role." : `Roles: ${roles.join(", ")}.`);
  return true;
}

const database = await connectDatabase(readConfig(process.env), "command", console.error);
try {
  await migrate(database);
  if (!(await grant(database, process.argv.slice(2)))) process.exitCode = 1;
} finally {
  await database.close();
}
