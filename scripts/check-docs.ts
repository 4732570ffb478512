import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DOCUMENTED, type Trial } from "./check/documented-commands.ts";
import { freePort } from "./check/free-port.ts";
import { ROOT } from "./setup/root.ts";

/**
 * `npm run check-docs [-- NAME]`: runs every command that README and CONTRIBUTING tell, as they tell it, on a database of
 * its own, and says which do not do what they should.
 */
const LONGEST_MS = 10 * 60_000;

type Ended = { readonly code: number | null; readonly said: string };

function npm(name: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const extra = args.length > 0 ? ["--", ...args] : [];
  return spawn("npm", ["run", "-s", name, ...extra], { cwd: ROOT, env, detached: true });
}

function end(child: ChildProcess): void {
  // Its own group: npm, and what npm runs.
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
}

function ended(child: ChildProcess): Promise<Ended> {
  let said = "";
  const hear = (text: Buffer) => void (said += text.toString());
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  const timer = setTimeout(() => end(child), LONGEST_MS);
  return new Promise((resolve) => {
    child.once("close", (code) => {
      clearTimeout(timer);
      resolve({ code, said });
    });
  });
}

/** @returns what is wrong; undefined for nothing. */
async function problemOf(name: string, trial: Trial, dataDir: string): Promise<string | undefined> {
  if ("elsewhere" in trial) return undefined;
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: dataDir, NO_SYNC: "1", PORT: String(port) };
  if ("serves" in trial) {
    const child = npm(name, [], env);
    const over = ended(child);
    const answered = await answers(`http://127.0.0.1:${port}${trial.serves}`, child);
    end(child);
    const { said } = await over;
    return answered ? undefined : `does not answer:\n${said}`;
  }
  const { code, said } = await ended(npm(name, trial.args, env));
  if (code !== (trial.code ?? 0)) return `ended with ${code}:\n${said}`;
  return trial.says.test(said) ? undefined : `says something else:\n${said}`;
}

async function answers(address: string, child: ChildProcess): Promise<boolean> {
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until && child.exitCode === null) {
    const status = await fetch(address).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return true;
    await sleep(500);
  }
  return false;
}

const [only] = process.argv.slice(2);
for (const [name, trials] of Object.entries(DOCUMENTED)) {
  if (only !== undefined && name !== only) continue;
  const dataDir = mkdtempSync(join(tmpdir(), "wardbook-docs-"));
  for (const trial of trials) {
    const problem = await problemOf(name, trial, dataDir);
    const told = "args" in trial ? [name, ...trial.args].join(" ") : name;
    const how = "elsewhere" in trial ? `elsewhere: ${trial.elsewhere}` : "ok";
    console.log(problem === undefined ? `${told}: ${how}` : `${told}: FAILED, ${problem}`);
    if (problem !== undefined) process.exitCode = 1;
  }
  rmSync(dataDir, { recursive: true, force: true });
}
