import { stat } from "node:fs/promises";
import { Failure } from "#/kernel/failure.ts";

/** @throws Failure where there is no such file, or a folder in its place. */
export async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new Failure("invalid-input", `${path} cannot be read: there is no such file.`, { cause });
  });
  if (found.isFile()) return found.size;
  throw new Failure("invalid-input", `${path} cannot be read: it is no file. Name one file.`);
}
