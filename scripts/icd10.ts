/**
 * `npm run icd10 -- FOLDER`: holds every condition's ICD-10-CM code against the official tables of a folder (order file, valid codes,
 * tabular list) and lists what a person has to read. `--write` keeps the result in knowledge/icd10.lock; `--read` says that what is
 * listed was read and is right.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Judged, judgeCodes } from "../knowledge/schema/icd10/judge.ts";
import { LOCK, lockAt, lockText, readLock, unread } from "../knowledge/schema/icd10/lock.ts";
import { readTables } from "../knowledge/schema/icd10/tables.ts";
import { codedConditions } from "../knowledge/schema/conditions.ts";
import { ROOT } from "./setup/root.ts";

const USAGE = "npm run icd10 -- [--write] [--read] FOLDER";

const { values, positionals } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    read: { type: "boolean", default: false },
  },
  allowPositionals: true,
});

const row = ({ condition, agreement, official, better }: Judged): string =>
  [
    `${condition.id}: ${condition.icd10} ${agreement}`,
    `  ${condition.name} | ${official ?? "no name at hand"}`,
    ...(better.length > 0 ? [`  so called: ${better.join(", ")}`] : []),
  ].join("\n");

/** Codes that several conditions have: right where one code is all there is for both. */
function shared(judged: readonly Judged[]): string[] {
  const byCode = Map.groupBy(judged, ({ condition }) => condition.icd10);
  return [...byCode]
    .filter(([, all]) => all.length > 1)
    .map(([code, all]) => `${code}: ${all.map(({ condition }) => condition.id).join(", ")}`);
}

async function hold(folder: string): Promise<void> {
  const tables = await readTables(folder);
  const judged = judgeCodes(codedConditions(ROOT), tables);
  const before = lockAt(ROOT);
  const open = unread(judged, readLock(before));
  for (const [agreement, all] of Map.groupBy(judged, (one) => one.agreement))
    console.log(`${agreement}: ${all.length}`);
  console.log(`codes of several conditions: ${shared(judged).join("; ")}`);
  console.log(open.map(row).join("\n"));
  if (!values.write) return;
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(join(ROOT, LOCK), lockText(judged, before, day, values.read));
}

const [folder] = positionals;
if (folder === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else await hold(folder);
