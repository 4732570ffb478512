import {
  createSessionStore,
  type SessionStore,
} from "#/features/accounts/server/sessions/session.store.ts";
import { readConfig } from "#/platform/config/config.ts";
import { connectDatabase } from "#/platform/database/database.ts";
import { migrate } from "#/platform/database/migrate.ts";

const USAGE = `Usage: npm run sign-out -- EMAIL          ends every session of this account
       npm run sign-out -- --everybody    ends every session of every account`;

/** Ends sessions at once, on all servers. @returns whether the command could be done. */
async function signOut(sessions: SessionStore, [whom]: string[]): Promise<boolean> {
  if (whom === undefined || (whom.startsWith("-") && whom !== "--everybody")) {
    console.error(USAGE);
    return false;
  }
  const ended =
    whom === "--everybody" ? await sessions.endAllOfEverybody() : await sessions.endAllOf(whom);
  if (ended === null) {
    console.error("There is no account with this e-mail address.");
    return false;
  }
  console.log(ended === 1 ? "1 session is ended." : `${ended} sessions are ended.`);
  return true;
}

const database = await connectDatabase(readConfig(process.env), "command", console.error);
try {
  await migrate(database);
  if (!(await signOut(createSessionStore(database), process.argv.slice(2)))) process.exitCode = 1;
} finally {
  await database.close();
}
