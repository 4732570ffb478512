import { composeAccounts } from "../src/app/compose.ts";
import type { AccountParts } from "../src/features/accounts/server/account-parts.ts";
import { readConfig } from "../src/platform/config/config.ts";
import { connectDatabase } from "../src/platform/database/database.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { createBackground } from "../src/platform/jobs/background.ts";
import { createLog } from "../src/platform/log/log.ts";

const USAGE = `Usage: npm run claims -- COMMAND
  list                 open contests of NPIs, with those who claim the number
  prove EMAIL PROOF    the number of this account is its owner's, by a proof from outside the registry
  unprove EMAIL        takes that back
  uphold NPI           the contest is right: takes the number off every account without a proof
  dismiss NPI          the contest is wrong: claims count again`;

/** Settles who an NPI belongs to. @returns whether the command could be done. */
async function settle(
  { contests, claims }: AccountParts,
  [command, whom = "", ...words]: string[],
): Promise<boolean> {
  const proof = words.join(" ").trim();
  if (command === "list") {
    for (const contest of await contests.open()) {
      const { createdAt, npi, contestedBy, claimedBy, state, message } = contest;
      console.log(`${createdAt.toISOString()}  NPI ${npi}  contested by ${contestedBy}`);
      console.log(`  claimed by ${claimedBy ?? "nobody any more"} (${state ?? "not checked"})`);
      if (message) console.log(`  ${message.replace(/\s+/g, " ").replace(/\p{Cc}/gu, "")}`);
    }
    return true;
  }
  if (command === "unprove" || (command === "prove" && proof !== "")) {
    const npi = await contests.prove(whom, command === "prove" ? proof : null);
    if (npi === null) return refuse("There is no account with this e-mail address and an NPI.");
    await claims.check(npi);
    return say(command === "prove" ? `NPI ${npi} is proven.` : `NPI ${npi} is no longer proven.`);
  }
  if ((command === "uphold" || command === "dismiss") && whom !== "") {
    const taken = command === "uphold" ? await contests.takeOff(whom) : 0;
    const closed = await contests.close(whom);
    await claims.check(whom);
    if (closed + taken === 0) return refuse(`Nobody contests or claims NPI ${whom}.`);
    return say(`Contests closed: ${closed}. Accounts that lost the number: ${taken}.`);
  }
  return refuse(USAGE);
}

function say(line: string): true {
  console.log(line);
  return true;
}

function refuse(line: string): false {
  console.error(line);
  return false;
}

const config = readConfig(process.env);
const database = await connectDatabase(config, "command", console.error);
const log = createLog(config.logLevel);
const background = createBackground(log);
try {
  await migrate(database);
  const accounts = await composeAccounts({
    config,
    database,
    log,
    background,
    outgoing: undefined,
  });
  if (!(await settle(accounts, process.argv.slice(2)))) process.exitCode = 1;
  await background.settled();
} finally {
  await database.close();
}
