import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import type { ICruiseResult } from "dependency-cruiser";
import walls from "../.dependency-cruiser.mjs";
import { circlesIn, usesOf } from "./check/feature-circles.ts";
import { ROOT } from "./setup/root.ts";

/**
 * Checks the import rules on src, and then on a small tree that breaks each of them: a rule that
 * stays silent there would let anything pass. `--deny-warnings` fails on orphans too, which while
 * a slice is being built are on their way to being used.
 */
async function cruised(folder: string): Promise<ICruiseResult> {
  const { options = {}, ...ruleSet } = walls;
  const { output } = await cruise(["src"], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet,
  });
  if (typeof output === "string") throw new TypeError(output);
  return output;
}

const ours = await cruised(ROOT);
const found = ours.summary.violations;
for (const { rule, from, to } of found)
  console.error(`${rule.severity} ${rule.name}: ${from} -> ${to}`);
const circles = circlesIn(usesOf(ours.modules));
for (const circle of circles) console.error(`error features in a circle: ${circle}`);

const broken = await cruised(join(ROOT, "fixtures/walls"));
const fired = new Set(broken.summary.violations.map(({ rule }) => rule.name));
if (circlesIn(usesOf(broken.modules)).length > 0) fired.add("features in a circle");
const rules = [
  ...(walls.forbidden ?? []).map(({ name = "unnamed" }) => name),
  "features in a circle",
];
const silent = rules.filter((name) => !fired.has(name));
for (const name of silent) console.error(`error ${name} does not fire on fixtures/walls`);

const isDenied = (severity: string) =>
  severity === "error" || process.argv.includes("--deny-warnings");
const denied = found.filter(({ rule }) => isDenied(rule.severity)).length;
if (denied + circles.length + silent.length > 0) process.exitCode = 1;
else console.log(`${rules.length} walls stand, and each fires where it is broken.`);
