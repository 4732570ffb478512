import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Database } from "#/platform/database/database.ts";
import { DEFAULT_LIMITS, type Limits } from "#/platform/ingest/file/limits.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import type { Counts } from "#/platform/ingest/run/run.ts";
import { importDrugs } from "./import-drugs.ts";

const FIXTURES = join(import.meta.dirname, "../../../../fixtures/drugs");

export function fixture(name: string): Promise<Buffer> {
  return readFile(join(FIXTURES, name));
}

/** Imports a file of this name and content. */
export async function importBytes(
  database: Database,
  name: string,
  bytes: Uint8Array | string,
  limits: Partial<Limits> = {},
  source = "drugs",
): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), "wardbook-import-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  await writeFile(path, bytes);
  return importDrugs({
    database,
    source,
    path,
    origin: name,
    progress: () => SILENT,
    limits: { ...DEFAULT_LIMITS, ...limits },
  });
}

export async function importFixture(database: Database, name: string): Promise<Counts> {
  return importBytes(database, name, await fixture(name));
}
