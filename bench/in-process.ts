import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** Node by itself for a script beside this one, so that neither memory nor time of one part shows in another. */
export async function inProcess(script: string, ...args: string[]): Promise<string> {
  const path = join(import.meta.dirname, script);
  const flags = ["--max-semi-space-size=8"];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, path, ...args]);
  return stdout;
}
