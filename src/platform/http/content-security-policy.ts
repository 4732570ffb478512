import { hash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

/** What a page may load besides our own files, by directive. */
export type Allowed = { readonly [directive: string]: readonly string[] };

/**
 * A policy that allows exactly the inline scripts and styles that this page contains, by their hashes:
 * nothing has to vary from one answer to the next, so the page can be cached.
 */
export function policyFor(html: string, allowed: Allowed = {}): string {
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes(html, INLINE_SCRIPT)],
    "style-src": ["'self'", ...hashes(html, INLINE_STYLE)],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  for (const [directive, sources] of Object.entries(allowed)) {
    directives[directive] = [...(directives[directive] ?? ["'self'"]), ...sources];
  }
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/** For answers that are no pages: nothing may be loaded or framed. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

function hashes(html: string, pattern: RegExp): string[] {
  const bodies = [...html.matchAll(pattern)].map((match) => match[1] ?? "");
  return [...new Set(bodies)].map((body) => `'sha256-${hash("sha256", body, "base64")}'`);
}
