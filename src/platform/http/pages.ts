import type { Allowed } from "./content-security-policy.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { knows, takes, type Encoding } from "./negotiation.ts";
import { bytesOfPage, readPage, type Page } from "./page.ts";

export type Render = (request: Request) => Promise<Response>;

export type PageRules = {
  /** What a page at this path may load besides our own files; nothing for almost all of them. */
  readonly allowedAt: (path: string) => Allowed;
  /** Development serves unhashed scripts, a socket, and sources that change: no policy and no cache there. */
  readonly development: boolean;
};

const SECOND = 1000;
const KEEP = { freshMs: 60 * SECOND, staleMs: 600 * SECOND, maxBytes: 64 * 1024 * 1024 };
const PUBLIC = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

export type Pages = {
  readonly answer: Render;
  /** Forgets kept pages, because what they show has changed. */
  readonly purge: (isConcerned?: (path: string) => boolean) => void;
};

/**
 * Serves anonymous HTML: the same for everyone, so that every cache on the way may keep it.
 * Nothing that could tell people apart (cookies, tokens, languages) reaches the renderer.
 */
export function createPages(render: Render, { allowedAt, development }: PageRules): Pages {
  const renderPage = async (url: URL) => {
    const rendered = await render(new Request(url, { headers: { accept: "text/html" } }));
    return readPage(rendered, development ? null : allowedAt(url.pathname));
  };
  const cache = createAnswerCache(renderPage, { ...KEEP, bytesOf: bytesOfPage, now: Date.now });
  return {
    purge: cache.purge,
    answer: async (request) => {
      const url = new URL(request.url);
      const moved = withoutLastSlash(url);
      if (moved !== null) return moved;
      const page = development ? await renderPage(url) : await cache.answer(url);
      return respond(page, request.headers);
    },
  };
}

/** A page has one address. One that begins with two slashes would name another host. */
function withoutLastSlash({ pathname, search }: URL): Response | null {
  const path = pathname.replace(/\/+$/, "");
  if (path === pathname || !/^\/[^/]/.test(path)) return null;
  const headers = { location: `${path}${search}`, "cache-control": "no-store" };
  return new Response(null, { status: 301, headers });
}

async function respond(page: Page, asked: Headers): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.set("vary", "Accept-Encoding");
  headers.set("cache-control", page.status === 200 ? PUBLIC : "no-store");
  if (page.status === 200) {
    headers.set("etag", page.etag);
    if (knows(asked.get("if-none-match"), page.etag)) {
      // Headers of a 304 replace those kept with the older copy, whose scripts have other hashes.
      headers.delete("content-security-policy");
      return new Response(null, { status: 304, headers });
    }
  }
  const encoding = preferred(asked.get("accept-encoding"));
  if (!encoding) return new Response(page.html, { status: page.status, headers });
  headers.set("content-encoding", encoding);
  return new Response(await page.compressed(encoding), { status: page.status, headers });
}

function preferred(accepted: string | null): Encoding | undefined {
  if (takes(accepted, "br")) return "br";
  return takes(accepted, "gzip") ? "gzip" : undefined;
}
