import { pipeline } from "node:stream/promises";
import { createGunzip, createInflateRaw } from "node:zlib";
import { Failure } from "#/kernel/failure.ts";
import type { Bytes } from "./byte-stream.ts";
import { type Limits, megabytes } from "./limits.ts";

/** Counts what a file has become so far: one for all the members of an archive. */
export type Expansion = { bytes: number };

/** Sixteen times zlib's usual: each piece goes through all that reads it. */
const PIECES = { chunkSize: 256 * 1024 };

/** Decompresses while it is read, and stops at the bounds: the whole never lies in memory. */
export async function* inflate(
  method: "gzip" | "deflate",
  compressed: Bytes,
  name: string,
  limits: Limits,
  expansion: Expansion,
): AsyncGenerator<Uint8Array> {
  const inflater = method === "gzip" ? createGunzip(PIECES) : createInflateRaw(PIECES);
  let taken = 0;
  let given = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of compressed) {
      taken += chunk.length;
      yield chunk;
    }
  }
  // A failure of the source destroys the inflater with it, and so reaches the loop below.
  const pump = pipeline(counted, inflater).catch((cause: unknown) => cause);
  try {
    for await (const chunk of inflater as AsyncIterable<Uint8Array>) {
      given += chunk.length;
      expansion.bytes += chunk.length;
      if (given > limits.ratioFromBytes && given > taken * limits.ratio) {
        throw new Failure(
          "too-large",
          `${name} grows to more than ${limits.ratio} times its size when it is decompressed: that is no data file, it was not read on.`,
        );
      }
      assertWithin(expansion, name, limits);
      yield chunk;
    }
  } catch (cause) {
    throw cause instanceof Failure ? cause : brokenData(name, cause);
  } finally {
    inflater.destroy();
    await pump;
  }
}

export function assertWithin(expansion: Expansion, name: string, limits: Limits): void {
  if (expansion.bytes <= limits.expandedBytes) return;
  throw new Failure(
    "too-large",
    `${name} holds more than ${megabytes(limits.expandedBytes)} when it is decompressed: it was not read on.`,
  );
}

function brokenData(name: string, cause: unknown): Failure {
  const truncated = cause instanceof Error && /unexpected end/i.test(cause.message);
  return new Failure(
    "invalid-input",
    truncated
      ? `${name} ends in the middle of its compressed data: the file is truncated, fetch it again.`
      : `${name} is damaged: its compressed data cannot be read.`,
    { cause },
  );
}
