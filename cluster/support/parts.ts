import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe } from "vitest";
import { findPostgresBinaries } from "../../src/platform/testing/postgres-binaries.ts";

const PLACES = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];

/** Where a program of this machine is. */
export function programOf(name: string): string | undefined {
  return PLACES.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Describes tests that need these programs besides PostgreSQL; where one is missing, says so and counts them as skipped. */
export function describeWith(parts: readonly string[], name: string, body: () => void): void {
  const missing = [
    ...(findPostgresBinaries() === undefined ? ["postgresql"] : []),
    ...parts.filter((part) => programOf(part) === undefined),
  ];
  const suite = missing.length === 0 ? describe : describe.skip;
  const note = missing.length === 0 ? "" : ` (not tried: no ${missing.join(", no ")} here)`;
  if (note !== "") process.stderr.write(`${name}${note}\n`);
  suite(`${name}${note}`, () => {
    body();
  });
}
