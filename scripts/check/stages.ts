import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "../setup/build.ts";
import { ROOT } from "../setup/root.ts";
import { freePort } from "./free-port.ts";
import { NOTHING, playwrightTally, vitestTally, withStageFailure } from "./tally.ts";
import type { Tally } from "./tally.ts";
import { installTestTools } from "./tools.ts";

export type Stage = { readonly name: string; run(): Tally | Promise<Tally> };

const UNIT_REPORT = "test-results/unit.json";
const BROWSER_REPORT = "test-results/browser.json";

/** What `npm test` does, in this order: what is quick to fail comes first. */
export const STAGES: readonly Stage[] = [
  { name: "lint", run: () => check("oxlint", ["--deny-warnings"]) },
  { name: "format", run: () => check("oxfmt", ["--check"]) },
  { name: "types", run: () => node("scripts/generate-routes.ts") ?? check("tsc", []) },
  { name: "walls", run: () => node("scripts/check-walls.ts", "--deny-warnings") ?? NOTHING },
  { name: "unused code", run: () => check("knip", ["--no-progress"]) },
  {
    name: "unit and API tests",
    run: () => {
      installTestTools();
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${UNIT_REPORT}`];
      return suite("vitest", ["run", ...reporters], UNIT_REPORT, vitestTally);
    },
  },
  {
    name: "build",
    run: async () => {
      await ensureBuilt(ROOT);
      return NOTHING;
    },
  },
  {
    name: "browser tests",
    run: async () => {
      process.env["E2E_PORT"] ??= String(await freePort());
      process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] = join(ROOT, BROWSER_REPORT);
      return suite("playwright", ["test", "--reporter=list,json"], BROWSER_REPORT, playwrightTally);
    },
  },
];

/** The failure of a script of ours, or nothing. */
function node(...script: readonly string[]): Tally | undefined {
  return run(process.execPath, script) ? undefined : withStageFailure(NOTHING, false);
}

function check(tool: string, args: readonly string[]): Tally {
  return withStageFailure(NOTHING, run(binary(tool), args));
}

/** Runs a suite that writes a report, and reads the report. */
function suite(
  tool: string,
  args: readonly string[],
  report: string,
  tallyOf: (report: unknown) => Tally,
): Tally {
  const path = join(ROOT, report);
  mkdirSync(join(ROOT, "test-results"), { recursive: true });
  rmSync(path, { force: true });
  const ok = run(binary(tool), args);
  return withStageFailure(readTally(path, tallyOf), ok);
}

/** A suite that broke off leaves no report: what it would have counted is not known. */
function readTally(path: string, tallyOf: (report: unknown) => Tally): Tally {
  try {
    return tallyOf(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return { ...NOTHING, failed: 1 };
  }
}

function binary(tool: string): string {
  return join(ROOT, "node_modules/.bin", tool);
}

function run(program: string, args: readonly string[]): boolean {
  const { status } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
  });
  return status === 0;
}
