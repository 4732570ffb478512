import type { Allowed } from "./content-security-policy.ts";
import { createAnswerCache } from "../answer-cache.ts";
import { atMostAtOnce } from "../idempotency/at-once.ts";
import { knows, takes, type Encoding } from "../negotiation.ts";
import { bytesOfPage, readPage, type Page, type Rendered } from "./page.ts";

export type Render = (request: Request) => Promise<Rendered>;

export type PageRules = {
  /** What the renderer's own inline scripts bear, and no other. */
  readonly mark: string;
  /** What a page at this path may load besides our own files; nothing for almost all of them. */
  readonly allowedAt: (path: string) => Allowed;
  /** Development serves unhashed scripts, a socket, and sources that change: no policy and no cache there. */
  readonly development: boolean;
  /** Told where each page came from. */
  readonly seen?: (from: "kept" | "made") => void;
};

const SECOND = 1000;
const KEEP = { freshMs: 60 * SECOND, staleMs: 600 * SECOND, maxBytes: 64 * 1024 * 1024 };
const PUBLIC = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** Rendering computes: more at once make none of them sooner, and hold up everything else. */
const AT_ONCE = 8;
const WAITING = 100;
const UNAVAILABLE = 503;
/** In seconds, for a page that lacks an answer of the API. */
const RETRY_AFTER = "5";

export type Pages = {
  /**
   * @param ofAll headers of every answer, given all at once: adding one to a response that is there makes it anew.
   * @param admit is asked before a page is rendered that is not kept, and throws where it shall not be.
   */
  readonly answer: (
    request: Request,
    ofAll?: Readonly<Record<string, string>>,
    admit?: () => Promise<void>,
  ) => Promise<Response>;
  /** Forgets kept pages, because what they show has changed. */
  readonly purge: (isConcerned?: (path: string) => boolean) => void;
};

/**
 * Serves anonymous HTML: the same for everyone, so that every cache on the way may keep it.
 * Nothing that could tell people apart (cookies, tokens, languages) reaches the renderer.
 */
export function createPages(
  render: Render,
  { mark, allowedAt, development, seen }: PageRules,
): Pages {
  const gate = atMostAtOnce(AT_ONCE, WAITING);
  const renderPage = async (url: URL) => {
    const rendered = await gate(() =>
      render(new Request(url, { headers: { accept: "text/html" } })),
    );
    return readPage(rendered, mark, development ? null : allowedAt(url.pathname));
  };
  const cache = createAnswerCache(renderPage, {
    ...KEEP,
    bytesOf: bytesOfPage,
    now: Date.now,
    ...(seen && { seen }),
  });
  return {
    purge: cache.purge,
    answer: async (request, ofAll, admit) => {
      const url = new URL(request.url);
      const location = oneAddress(url);
      if (location !== null) {
        const headers = { ...ofAll, location, "cache-control": "no-store" };
        return new Response(null, { status: 301, headers });
      }
      const page = development ? await renderPage(url) : await cache.answer(url, admit);
      return respond(page, request.headers, { ...ofAll });
    },
  };
}

/** A page has one address, without a slash too many: one that begins with two would name another host. */
function oneAddress({ pathname, search }: URL): string | null {
  const path = pathname.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  return path === pathname ? null : `${path}${search}`;
}

async function respond(
  page: Page,
  asked: Headers,
  headers: Record<string, string>,
): Promise<Response> {
  Object.assign(headers, page.headers);
  headers["vary"] = "Accept-Encoding";
  headers["cache-control"] = page.status === 200 ? PUBLIC : "no-store";
  if (page.status === UNAVAILABLE) headers["retry-after"] = RETRY_AFTER;
  if (page.status === 200) {
    headers["etag"] = page.etag;
    if (knows(asked.get("if-none-match"), page.etag)) {
      // Headers of a 304 replace those kept with the older copy, whose scripts have other hashes.
      delete headers["content-security-policy"];
      return new Response(null, { status: 304, headers });
    }
  }
  const encoding = preferred(asked.get("accept-encoding"));
  if (!encoding) return new Response(page.html, { status: page.status, headers });
  headers["content-encoding"] = encoding;
  return new Response(await page.compressed(encoding), { status: page.status, headers });
}

function preferred(accepted: string | null): Encoding | undefined {
  if (takes(accepted, "br")) return "br";
  return takes(accepted, "gzip") ? "gzip" : undefined;
}
