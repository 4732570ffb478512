import { stat } from "node:fs/promises";
import { Failure } from "#/kernel/failure.ts";

/** @throws Failure where there is no such file. */
export async function sizeOf(path: string): Promise<number> {
  const { size } = await stat(path).catch((cause: unknown) => {
    throw new Failure("invalid-input", `${path} cannot be read: there is no such file.`, { cause });
  });
  return size;
}
