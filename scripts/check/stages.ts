import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "../setup/build.ts";
import { ensureKnowledge } from "../setup/knowledge.ts";
import { ROOT } from "../setup/root.ts";
import { runCaptured } from "../setup/run-captured.ts";
import { freePort } from "./free-port.ts";
import { NOTHING, playwrightTally, vitestTally, withStageFailure } from "./tally.ts";
import type { Tally } from "./tally.ts";
import { installTestTools } from "./tools.ts";

export type Stage = { readonly name: string; run(): Tally | Promise<Tally> };

const UNIT_REPORT = "test-results/unit.json";
const BROWSER_REPORT = "test-results/browser.json";

/**
 * What `npm test` does, in this order: what is quick to fail comes first. Those of a group need one processor each, and
 * run beside one another.
 */
export const STAGES: readonly (readonly Stage[])[] = [
  [
    {
      // What reads the browser tests' configuration asks for the browser, long before one opens.
      name: "tools",
      run: () => {
        installTestTools();
        return NOTHING;
      },
    },
  ],
  [
    {
      name: "lint",
      run: () => check("oxlint", ["--deny-warnings", "--report-unused-disable-directives"]),
    },
  ],
  [{ name: "format", run: () => check("oxfmt", ["--check"]) }],
  [{ name: "routes", run: () => node("scripts/generate-routes.ts") }],
  [
    {
      name: "knowledge",
      run: async () => {
        await ensureKnowledge(ROOT);
        return NOTHING;
      },
    },
  ],
  [
    { name: "types", run: () => check("tsc", []) },
    { name: "walls", run: () => node("scripts/check-walls.ts", "--deny-warnings") },
    { name: "unused code", run: () => check("knip", ["--no-progress"]) },
    {
      name: "build",
      run: async () => {
        await ensureBuilt(ROOT);
        return NOTHING;
      },
    },
  ],
  [
    {
      name: "unit and API tests",
      run: () => {
        const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${UNIT_REPORT}`];
        return suite("vitest", ["run", ...reporters], UNIT_REPORT, vitestTally);
      },
    },
  ],
  [
    {
      name: "browser tests",
      run: async () => {
        process.env["E2E_PORT"] ??= String(await freePort());
        process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] = join(ROOT, BROWSER_REPORT);
        const args = ["test", "--reporter=list,json"];
        return suite("playwright", args, BROWSER_REPORT, playwrightTally);
      },
    },
  ],
];

/** A script of ours. */
function node(...script: readonly string[]): Promise<Tally> {
  return captured(process.execPath, script);
}

function check(tool: string, args: readonly string[]): Promise<Tally> {
  return captured(binary(tool), args);
}

async function captured(program: string, args: readonly string[]): Promise<Tally> {
  const { ok, said } = await runCaptured(ROOT, program, args);
  if (said !== "") console.log(said);
  return withStageFailure(NOTHING, ok);
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
  const { status } = spawnSync(binary(tool), args, {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
  });
  return withStageFailure(readTally(path, tallyOf), status === 0);
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
