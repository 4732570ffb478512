// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";

/**
 * npm's own script, to be run by the Node we choose: the one that runs us, or the first on PATH.
 * @returns {string | undefined}
 */
export function findNpm() {
  const running = process.env["npm_execpath"];
  if (running && basename(running) === "npm-cli.js" && existsSync(running)) return running;
  const folders = [dirname(process.execPath), ...(process.env["PATH"] ?? "").split(delimiter)];
  const besideThem = folders.flatMap((folder) => [
    join(folder, "npm"),
    join(folder, "node_modules/npm/bin/npm-cli.js"),
    join(folder, "../lib/node_modules/npm/bin/npm-cli.js"),
  ]);
  return besideThem
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path))
    .find((path) => basename(path) === "npm-cli.js");
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {{ ok: boolean, output: string }}
 */
export function runNpm(args, cwd) {
  const npm = findNpm();
  if (npm === undefined) return { ok: false, output: "npm error code npm is not installed" };
  const quiet = ["--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];
  const { status, stdout, stderr } = spawnSync(process.execPath, [npm, ...args, ...quiet], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}
