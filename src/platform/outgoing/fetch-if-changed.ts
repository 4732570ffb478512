import { Failure } from "#/kernel/failure.ts";
import { megabytes } from "#/platform/ingest/file/limits.ts";
import type { Fetch } from "./polite-fetch.ts";
import { retryAfterMs } from "./retry-after.ts";

/** What a server wants to hear back, so that it need not send what we have. */
export type Seen = { readonly etag: string | null; readonly lastModified: string | null };

export type Answer =
  | { readonly changed: false }
  | {
      readonly changed: true;
      readonly bytes: Uint8Array;
      readonly contentType: string | null;
      readonly seen: Seen;
    };

type Bounds = {
  readonly fetch: Fetch;
  readonly maxBytes: number;
  /** For the whole of it, so that a server that sends a byte now and then does not hold us. */
  readonly timeoutMs: number;
  readonly accept: string;
  readonly signal?: AbortSignal;
};

/**
 * Fetches a small document whole, unless it is still the one that we have seen.
 * @throws Failure "upstream-failed", "unavailable" with `retryAfter` where the server asks to wait, or "too-large".
 */
export async function fetchIfChanged(url: string, seen: Seen, bounds: Bounds): Promise<Answer> {
  const timeout = AbortSignal.timeout(bounds.timeoutMs);
  const signal = bounds.signal ? AbortSignal.any([bounds.signal, timeout]) : timeout;
  try {
    return await answered(url, seen, { ...bounds, signal });
  } catch (cause) {
    if (!timeout.aborted || cause instanceof Failure) throw cause;
    const seconds = bounds.timeoutMs / 1000;
    throw new Failure("upstream-failed", `${url} took longer than ${seconds} s.`, { cause });
  }
}

async function answered(
  url: string,
  seen: Seen,
  { fetch, accept, signal, maxBytes }: Bounds & { readonly signal: AbortSignal },
): Promise<Answer> {
  const headers: Record<string, string> = { accept };
  if (seen.etag !== null) headers["if-none-match"] = seen.etag;
  if (seen.lastModified !== null) headers["if-modified-since"] = seen.lastModified;
  const response = await fetch(url, { headers, signal });
  if (response.status === 304) return { changed: false };
  if (!response.ok) {
    await response.body?.cancel();
    const wait = retryAfterMs(response.headers.get("retry-after"), Date.now());
    throw new Failure(
      wait === undefined ? "upstream-failed" : "unavailable",
      `${url} answered ${response.status}.`,
      wait === undefined ? {} : { retryAfter: Math.ceil(wait / 1000) },
    );
  }
  return {
    changed: true,
    bytes: await readAtMost(response, maxBytes, url),
    contentType: response.headers.get("content-type"),
    seen: {
      etag: response.headers.get("etag"),
      lastModified: response.headers.get("last-modified"),
    },
  };
}

async function readAtMost(response: Response, maxBytes: number, url: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > maxBytes) {
        throw new Failure("too-large", `${url} is larger than ${megabytes(maxBytes)}.`);
      }
      chunks.push(chunk);
    }
  } catch (cause) {
    // Cut off, or compressed wrongly. (An abort says so itself.)
    if (cause instanceof TypeError || isZlibError(cause)) {
      throw new Failure("upstream-failed", `${url} broke off.`, { cause });
    }
    throw cause;
  }
  return Buffer.concat(chunks);
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(?:Z_|ERR_)/.test(String(error.code));
}
