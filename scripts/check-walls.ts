import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import type { ICruiseResult } from "dependency-cruiser";
import walls from "../.dependency-cruiser.mjs";
import { ROOT } from "./setup/root.ts";

/**
 * Checks the import rules on src, and then on a small tree that breaks each of them: a rule that
 * stays silent there would let anything pass. `--deny-warnings` fails on orphans too, which while
 * a slice is being built are on their way to being used.
 */
async function violationsIn(folder: string): Promise<ICruiseResult["summary"]["violations"]> {
  const { options = {}, ...ruleSet } = walls;
  const { output } = await cruise(["src"], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet,
  });
  if (typeof output === "string") throw new TypeError(output);
  return output.summary.violations;
}

const found = await violationsIn(ROOT);
for (const { rule, from, to } of found)
  console.error(`${rule.severity} ${rule.name}: ${from} -> ${to}`);

const fired = new Set(
  (await violationsIn(join(ROOT, "fixtures/walls"))).map(({ rule }) => rule.name),
);
const rules = (walls.forbidden ?? []).map(({ name = "unnamed" }) => name);
const silent = rules.filter((name) => !fired.has(name));
for (const name of silent) console.error(`error ${name} does not fire on fixtures/walls`);

const isDenied = (severity: string) =>
  severity === "error" || process.argv.includes("--deny-warnings");
const errors = found.filter(({ rule }) => isDenied(rule.severity)).length + silent.length;
if (errors > 0) process.exitCode = 1;
else console.log(`${rules.length} walls stand, and each fires where it is broken.`);
