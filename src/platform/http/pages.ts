import { createHash } from "node:crypto";
import { policyFor, type Allowed } from "./content-security-policy.ts";

export type Render = (request: Request) => Promise<Response>;

export type PageRules = {
  /** What a page at this path may load besides our own files; nothing for almost all of them. */
  readonly allowedAt: (path: string) => Allowed;
  /** Development serves unhashed scripts and a socket: no policy there. */
  readonly policy: boolean;
};

const FRESH = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/**
 * Renders anonymous HTML: the same for everyone, so that every cache on the way may keep it.
 * The request is stripped of all that could tell people apart before it reaches the renderer.
 */
export function createPages(render: Render, rules: PageRules): Render {
  return async (request) => {
    const url = new URL(request.url);
    const rendered = await render(new Request(url, { headers: { accept: "text/html" } }));
    const headers = new Headers(rendered.headers);
    if (!(headers.get("content-type") ?? "").startsWith("text/html")) return rendered;
    const html = await rendered.text();
    headers.set("cache-control", rendered.status === 200 ? FRESH : "no-store");
    if (rules.policy) {
      headers.set("content-security-policy", policyFor(html, rules.allowedAt(url.pathname)));
    }
    if (rendered.status !== 200) return new Response(html, { status: rendered.status, headers });
    const tag = `W/"${createHash("sha1").update(visibleIn(html)).digest("base64url")}"`;
    headers.set("etag", tag);
    if (knows(request.headers.get("if-none-match"), tag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(html, { status: 200, headers });
  };
}

/** The page without its scripts: the dehydrated data in them holds times that differ with every rendering. */
function visibleIn(html: string): string {
  return html.replace(/<script[^>]*>[\s\S]*?<\/script>/gi, "");
}

function knows(ifNoneMatch: string | null, tag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((known) => known.trim() === tag);
}
