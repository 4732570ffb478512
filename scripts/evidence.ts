/**
 * `npm run evidence -- FILES`: holds every statement of the records against label files and folders of them, and writes the report.
 * `--gaps FILES` lists what these labels say and no record does.
 * `--stored` holds the labels in a server's database against what earlier versions of them support.
 * `--write` keeps the result in knowledge/evidence.lock; `--check` holds the records against what was kept, without label files.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { judge, type Result } from "../knowledge/schema/evidence/judge.ts";
import { shelfOf } from "../knowledge/schema/evidence/shelf.ts";
import { readLabels } from "../knowledge/schema/evidence/labels.ts";
import { broken, LOCK, lockAt, lockText, readLock } from "../knowledge/schema/evidence/lock.ts";
import { reportOf, totals } from "../knowledge/schema/evidence/report.ts";
import { gapLines } from "../knowledge/schema/evidence/gaps/print.ts";
import { gapFinders } from "../knowledge/schema/evidence/gaps/finders.ts";
import { wording } from "../knowledge/schema/evidence/wording.ts";
import { readStatements } from "../knowledge/schema/evidence/statements.ts";
import { listStored } from "./evidence/stored.ts";
import { packKnowledge } from "./setup/knowledge.ts";
import { ROOT } from "./setup/root.ts";

const REPORT = "dist/evidence/report.md";
const USAGE =
  "npm run evidence -- [--write] [--report FILE] FILES | --gaps FILES | --stored | --check";

const { values, positionals } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    gaps: { type: "boolean", default: false },
    stored: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
    report: { type: "string", default: join(ROOT, REPORT) },
  },
  allowPositionals: true,
});

await packKnowledge(ROOT);
const statements = await readStatements(ROOT);
const lock = readLock(lockAt(ROOT));

/** Prints what no longer holds. */
function fail(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

async function judgeAll(paths: readonly string[]): Promise<void> {
  const labels = await readLabels(paths, (problem) => console.error(problem));
  const shelf = shelfOf(labels);
  const results = statements.map((statement) => judge(statement, shelf));
  mkdirSync(dirname(values.report), { recursive: true });
  writeFileSync(values.report, reportOf(results));
  console.log(
    `${labels.length} labels, ${results.length} statements\n\n${totals(results)}\n\nReport: ${values.report}`,
  );
  fail([...results.flatMap(contradiction), ...(values.write ? [] : results.flatMap(lost))]);
  if (!values.write) return;
  writeFileSync(
    join(ROOT, LOCK),
    lockText(results, lockAt(ROOT), new Date().toISOString().slice(0, 10)),
  );
  console.log(`Kept: ${LOCK}`);
}

/** Prints what labels say and no record does, by feature. */
async function listGaps(paths: readonly string[]): Promise<void> {
  const labels = await readLabels(paths, (problem) => console.error(problem));
  for (const finder of gapFinders(ROOT)) {
    console.log(gapLines(finder, finder.find(labels)).join("\n"));
  }
}

const contradiction = ({ statement, judgement, found, label }: Result): string[] =>
  judgement === "contradicted"
    ? [`${statement.id} (${wording(statement)}): contradicted by ${label?.setId ?? ""}: ${found}`]
    : [];

/** Supported when it was last kept, and no longer by the same label. */
function lost({ statement, judgement }: Result): string[] {
  const was = lock.get(statement.id);
  return was?.judgement.startsWith("supported") === true && judgement === "not found"
    ? [`${statement.id} (${wording(statement)}): was supported, and is not found`]
    : [];
}

if (values.check) {
  fail(broken(statements, lock));
  console.log(`${lock.size} statements are kept in ${LOCK}.`);
} else if (values.stored) {
  await listStored();
} else if (positionals.length === 0) {
  console.error(USAGE);
  process.exitCode = 1;
} else if (values.gaps) {
  await listGaps(positionals);
} else {
  await judgeAll(positionals);
}
