import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmFailure } from "../../bin/node-package.js";
import { runNpm } from "../../bin/npm.js";
import { StartError } from "#/platform/config/start-error.ts";
import { missingPackages } from "./lockfile.ts";
import { once } from "./once.ts";

const STAMP = "node_modules/.wardbook-installed";

/**
 * Installs what the lock file asks for, where node_modules lacks it.
 * @throws StartError in one sentence when npm cannot.
 */
export async function ensureInstalled(root: string): Promise<void> {
  const wanted = readFileSync(join(root, "package-lock.json"), "utf8");
  const stamp = `${createHash("sha256").update(wanted).digest("hex")} ${process.platform}-${process.arch}`;
  const isDone = () => readIfThere(join(root, STAMP)) === stamp;
  await once(root, "install", isDone, () => {
    const installed = readIfThere(join(root, "node_modules/.package-lock.json"));
    const parsed = installed === undefined ? undefined : JSON.parse(installed);
    if (missingPackages(JSON.parse(wanted), parsed).length > 0) install(root);
    writeFileSync(join(root, STAMP), stamp);
  });
}

/** The build needs what a production environment would leave out, and no package's own scripts. */
const FLAGS = ["--include=dev", "--ignore-scripts"];

function install(root: string): void {
  console.log("Installing packages (once)...");
  let { ok, output } = runNpm(["ci", ...FLAGS], root);
  // "npm ci" refuses a lock file that lacks another platform's optional binaries; "npm install" does not.
  if (!ok && /\bEUSAGE\b/.test(output)) {
    ({ ok, output } = runNpm(["install", "--no-save", ...FLAGS], root));
  }
  if (ok) return;
  const reason = npmFailure(output);
  if (reason.startsWith("npm failed")) console.error(output.trim());
  throw new StartError(`The packages could not be installed: ${reason}.`);
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
