import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Failure } from "#/kernel/failure.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import { type Limits, megabytes } from "./limits.ts";

type Download = {
  readonly url: string;
  readonly folder: string;
  readonly limits: Limits;
  readonly fetch: Fetch;
  readonly onProgress?: (bytes: number, total: number | undefined) => void;
};

/**
 * Fetches a source file into `folder` and gives its path. A download that was cut off goes on where it
 * stopped, if the server says that the file is still the same.
 * @throws Failure "upstream-failed" where the server refuses or cannot be reached.
 */
export async function download({
  url,
  folder,
  limits,
  fetch,
  onProgress,
}: Download): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, nameFor(url));
  const partial = `${path}.part`;
  const tagged = `${partial}.etag`;
  const have = (await stat(partial).catch(() => undefined))?.size ?? 0;
  const tag = await readFile(tagged, "utf8").catch(() => "");
  const response = await ask(url, tag === "" ? 0 : have, tag, fetch);
  const resumes = response.status === 206;
  await writeFile(tagged, response.headers.get("etag") ?? "");
  let size = resumes ? have : 0;
  const length = Number(response.headers.get("content-length"));
  const total = length > 0 ? size + length : undefined;
  if (response.body === null)
    throw new Failure("upstream-failed", `${url} answered without a file.`);
  await pipeline(
    response.body,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > limits.expandedBytes) throw tooLarge(url, limits);
        onProgress?.(size, total);
        yield chunk;
      }
    },
    createWriteStream(partial, { flags: resumes ? "a" : "w" }),
  );
  if (total !== undefined && size !== total && response.headers.get("content-encoding") === null) {
    throw new Failure(
      "upstream-failed",
      `${url} ended after ${size} of ${total} bytes: try again.`,
    );
  }
  await rename(partial, path);
  await rm(tagged, { force: true });
  return path;
}

async function ask(url: string, have: number, tag: string, fetch: Fetch): Promise<Response> {
  const headers: Record<string, string> =
    have > 0 ? { range: `bytes=${have}-`, "if-range": tag } : {};
  const response = await fetch(url, { headers }).catch((cause: unknown) => {
    throw new Failure("upstream-failed", `${url} cannot be reached.`, { cause });
  });
  // 416: the part that we have is longer than the file has become.
  if (response.status === 416) return ask(url, 0, "", fetch);
  if (!response.ok) {
    throw new Failure("upstream-failed", `${url} answered ${response.status}.`);
  }
  return response;
}

function nameFor(url: string): string {
  const last = new URL(url).pathname.split("/").at(-1) ?? "";
  const safe = last.replace(/[^\w.-]+/g, "_").slice(-80);
  const key = createHash("sha256").update(url).digest("hex").slice(0, 12);
  return `${key}-${safe === "" ? "file" : safe}`;
}

function tooLarge(url: string, limits: Limits): Failure {
  return new Failure(
    "too-large",
    `${url} is larger than ${megabytes(limits.expandedBytes)}: it was not read on.`,
  );
}
