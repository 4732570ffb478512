// @ts-check
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import module from "node:module";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { NODE_PACKAGES, OLDEST_MAJOR, isRecent, npmFailure } from "./node-package.js";
import { findNpm, runNpm } from "./npm.js";

const ORPHAN_CHECK_MS = 250;
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs one of our TypeScript scripts on a Node that can: in this process where it is recent enough,
 * else in a private copy of Node that is fetched once into `.node/`.
 * @param {string} script its path from the root
 * @param {readonly string[]} args
 */
export async function runOnRecentNode(script, args) {
  process.chdir(ROOT);
  const path = join(ROOT, script);
  if (isRecent(process.versions.node)) {
    process.env["PATH"] = `${dirname(process.execPath)}${delimiter}${process.env["PATH"] ?? ""}`;
    process.argv = [process.execPath, path, ...args];
    hideExperimentalWarnings();
    keepCompiledCode();
    process.once("disconnect", stopOurselves);
    process.channel?.unref();
    whenOrphaned(stopOurselves);
    await import(pathToFileURL(path).href);
    return;
  }
  const node = privateNode();
  if (typeof node === "string") handOver(node);
  else stopWith(node.reason);
}

/** @returns {string | { reason: string }} the path of the private copy, fetched if it is not there yet */
function privateNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  const wish = `Wardbook needs Node ${OLDEST_MAJOR} or newer, and this is ${process.versions.node}`;
  if (name === undefined || isMusl()) {
    return { reason: `${wish}; there is no copy to fetch for this system, so please install one.` };
  }
  const home = join(ROOT, ".node", name);
  const binary = process.platform === "win32" ? "bin/node.exe" : "bin/node";
  const node = join(home, "node_modules", name.replace(/@[^@]*$/, ""), binary);
  if (existsSync(node)) return node;
  if (findNpm() === undefined) {
    return { reason: `${wish}; npm, which would fetch it, is not installed.` };
  }
  console.log(`Fetching ${name} for Wardbook alone (once)...`);
  // Made aside and renamed: two first starts at once cannot see half a copy.
  const draft = `${home}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, "package.json"), "{}\n");
  const { ok, output } = runNpm(["install", name, "--ignore-scripts", "--no-save"], draft);
  if (ok && !existsSync(home)) renameSync(draft, home);
  rmSync(draft, { recursive: true, force: true });
  if (existsSync(node)) return node;
  return { reason: `${wish}; it could not be fetched: ${npmFailure(output)}.` };
}

/** Whether this Linux has musl in place of glibc, which the published copies are built for. */
function isMusl() {
  if (process.platform !== "linux") return false;
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report?.getReport()
  );
  return report.header?.glibcVersionRuntime === undefined;
}

/**
 * Runs this same command on another Node, with our input and output, and ends as it ends.
 * @param {string} node
 */
function handOver(node) {
  const path = `${dirname(node)}${delimiter}${process.env["PATH"] ?? ""}`;
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, PATH: path },
  });
  // A terminal sends Ctrl-C to both; a stop that was meant for us is passed on.
  process.on("SIGINT", () => {});
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  whenOrphaned(() => child.kill("SIGTERM"));
  child.on("error", (error) => stopWith(`${node} cannot be run: ${error.message}.`));
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? 1;
    if (signal) process.kill(process.pid, signal);
    process.disconnect?.();
  });
}

/** Without types and compiled once, our code loads in half the time at the next start. */
function keepCompiledCode() {
  const folder = join(ROOT, "node_modules/.cache/compiled");
  process.env["NODE_COMPILE_CACHE"] ??= folder;
  module.enableCompileCache?.(folder);
}

function stopOurselves() {
  process.kill(process.pid, "SIGTERM");
}

/**
 * Stops us as if asked to when npm is: it stops the shell between it and us, and the shell tells
 * nobody.
 * @param {() => void} stop
 */
function whenOrphaned(stop) {
  if (!process.env["npm_lifecycle_event"]) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, ORPHAN_CHECK_MS);
  watch.unref();
}

/** Type stripping and node:sqlite are what we build on; that they are young is no news to operators. */
function hideExperimentalWarnings() {
  process.removeAllListeners("warning");
  process.on("warning", (warning) => {
    if (warning.name !== "ExperimentalWarning") console.error(String(warning));
  });
}

/** @param {string} sentence */
function stopWith(sentence) {
  console.error(sentence);
  process.exit(1);
}
