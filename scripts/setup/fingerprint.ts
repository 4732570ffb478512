import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What a set of files is by: `quick` from their sizes and times alone, `exact` from their bytes. */
export type Fingerprint = { readonly quick: string; readonly exact: string };

/** The files under these paths (folders are walked), sorted. */
export function filesOf(root: string, paths: readonly string[]): string[] {
  const files = paths.flatMap((path) => [
    ...globSync(path, { cwd: root }),
    ...globSync(`${path}/**`, { cwd: root }),
  ]);
  return [...new Set(files)].filter((file) => statSync(join(root, file)).isFile()).toSorted();
}

export function quickPrint(root: string, files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest("hex");
}

export function exactPrint(root: string, files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}
