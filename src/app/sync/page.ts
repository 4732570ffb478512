import { Failure } from "#/kernel/failure.ts";
import { retryAfterMs } from "#/platform/outgoing/retry-after.ts";
import type { Finding } from "./remote-file.ts";

type Asking = Pick<Finding, "fetch" | "signal">;

const TIMEOUT_MS = 60_000;

/** What a publisher answers. @throws Failure "upstream-failed" or "unavailable", with the wait that it asked for. */
export async function ask(
  url: string,
  { fetch, signal }: Asking,
  method: "GET" | "HEAD" = "GET",
): Promise<Response> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.ok) return response;
  await response.body?.cancel();
  const wait = retryAfterMs(response.headers.get("retry-after"), Date.now());
  const asksToWait = response.status === 429 || response.status === 503;
  throw new Failure(
    asksToWait ? "unavailable" : "upstream-failed",
    `${url} answered ${response.status}.`,
    wait === undefined ? {} : { retryAfter: Math.ceil(wait / 1000) },
  );
}

/** Where a page's links lead, in their order. */
export async function linksOn(url: string, asking: Asking): Promise<string[]> {
  const response = await ask(url, asking);
  return linksIn(await response.text(), response.url || url);
}

/** @param base the page's own address. */
export function linksIn(html: string, base: string): string[] {
  const own = /<base\s[^>]*href\s*=\s*["']?([^"'\s>]+)/i.exec(html)?.[1];
  const from = own === undefined ? base : (URL.parse(own, base)?.href ?? base);
  return [...html.matchAll(/<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)].flatMap(
    ([, double, single, bare]) => {
      const written = (double ?? single ?? bare ?? "").trim().replaceAll("&amp;", "&");
      const link = URL.parse(written, from);
      return link === null ? [] : [link.href];
    },
  );
}

/** The last part of an address: a file's own name. */
export function nameOf(url: string): string {
  const last = new URL(url).pathname.split("/").at(-1) ?? "";
  return last === "" ? "file" : decodeURIComponent(last);
}
