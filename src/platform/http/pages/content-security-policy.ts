import { hash } from "node:crypto";

/** What a page may load besides our own files, by directive. */
export type Allowed = { readonly [directive: string]: readonly string[] };

/** The texts of a page's own inline scripts and styles. */
export type Inline = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/**
 * A policy that allows exactly the page's own inline scripts and styles, by their hashes: nothing has to vary from
 * one answer to the next, so the page can be cached. Whatever else stands in the page does not run.
 */
export function policyFor({ scripts, styles }: Inline, allowed: Allowed = {}): string {
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes(scripts)],
    "style-src": ["'self'", ...hashes(styles)],
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

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${hash("sha256", text, "base64")}'`);
}
