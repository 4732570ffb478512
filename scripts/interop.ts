import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { HEADS } from "#/features/interactions/logic/rules/rule-index.ts";
import { createCdsClientStore } from "#/features/interop/server/cds-client.store.ts";
import { createCdsFeedbackStore } from "#/features/interop/server/cds-feedback.store.ts";
import { feedbackReport } from "#/features/interop/server/feedback-report.ts";
import { readClient } from "#/features/interop/server/read-client.ts";
import { DOUBLED_KINDS } from "#/features/interactions/logic/doubled.ts";
import { TOPIC_NAMES } from "#/features/interop/logic/cds/card.ts";
import { Failure } from "#/kernel/failure.ts";
import { readConfig } from "#/platform/config/config.ts";
import { connectDatabase, type Database } from "#/platform/database/database.ts";
import { migrate } from "#/platform/database/migrate.ts";

const USAGE = `Usage: npm run interop -- COMMAND
  clients add ISS --jwks FILE [--name NAME] [--jku ADDRESS] [--services ID,ID] [--origins ORIGIN,ORIGIN]
                  [--per-minute CALLS] [--levels JSON] [--settings JSON]
                         lets this client call, or replaces what is recorded of it
  clients list           who may call
  clients disable ISS    ends that at once
  feedback               how often each rule's cards were overridden, and why`;

const text = { type: "string" } as const;
const OPTIONS = {
  jwks: text,
  name: text,
  jku: text,
  services: text,
  origins: text,
  "per-minute": text,
  levels: text,
  settings: text,
};

/** Manages the programs that may call, and tells what became of cards. @returns what to print. */
async function run(database: Database, args: string[]): Promise<string[]> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [subject, verb, iss] = positionals;
  const clients = createCdsClientStore(database);
  if (subject === "feedback") {
    const rules = [...HEADS.map(({ id }) => id), ...DOUBLED_KINDS, ...TOPIC_NAMES];
    return feedbackReport(await createCdsFeedbackStore(database).byRule(), rules);
  }
  if (subject === "clients" && verb === "list") {
    const all = await clients.list();
    return all.map(({ iss: each, name, disabledAt, callsPerMinute }) => {
      const state = disabledAt === null ? `${callsPerMinute} calls a minute` : "disabled";
      return `${each}  ${name}  ${state}`;
    });
  }
  if (subject === "clients" && verb === "add" && iss && values.jwks) {
    await clients.add(readClient(iss, await readFile(values.jwks, "utf8"), values));
    return [`${iss} may call.`];
  }
  if (subject === "clients" && verb === "disable" && iss) {
    if (await clients.disable(iss)) return [`${iss} may no longer call.`];
    throw new Failure("not-found", "There is no such client that may call.");
  }
  throw new Failure("invalid-input", USAGE);
}

const database = await connectDatabase(readConfig(process.env), "command", console.error);
try {
  await migrate(database);
  for (const line of await run(database, process.argv.slice(2))) console.log(line);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await database.close();
}
