import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { policyFor, type Allowed } from "./content-security-policy.ts";
import type { Encoding } from "../negotiation.ts";
import { takeMark } from "./own-inline.ts";

/** A rendered page with all that depends on its content alone. Compressed bodies are made when first asked for. */
export type Page = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly etag: string;
  readonly compressed: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
};

/** What a renderer made: a response, or what is as good as one to whoever reads its text. */
export type Rendered = Pick<Response, "status" | "headers" | "text">;

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
/**
 * The usual window of 4 MB finds hardly more in a page than one of 64 KB, and its memory makes the garbage collector go
 * through everything after some twenty pages.
 */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};
const COMPRESS = {
  br: (html: string) => toBrotli(html, { params: BROTLI }),
  gzip: (html: string) => toGzip(html, { level: 6 }),
};

/**
 * @param mark what the renderer's own scripts bear.
 * @param allowed what the page may load besides our own files; null where no policy is set (development).
 */
export async function readPage(
  rendered: Rendered,
  mark: string,
  allowed: Allowed | null,
): Promise<Page> {
  const { html, own } = takeMark(await rendered.text(), mark);
  const headers: Record<string, string> = {};
  for (const name of ["content-type", "location", "link"]) {
    const value = rendered.headers.get(name);
    if (value) headers[name] = value;
  }
  if (allowed) headers["content-security-policy"] = policyFor(own, allowed);
  const bodies: { [encoding in Encoding]?: Promise<Uint8Array<ArrayBuffer>> } = {};
  return {
    status: rendered.status,
    headers,
    html,
    etag: `W/"${hash("sha1", visibleIn(html), "base64url")}"`,
    compressed: (encoding) =>
      (bodies[encoding] ??= COMPRESS[encoding](html).then((bytes) => new Uint8Array(bytes))),
  };
}

/** What a kept page takes in memory without its compressed bodies, about. */
export function bytesOfPage({ html }: Page): number {
  return html.length * 2;
}

/** The page without its scripts: the dehydrated data in them holds times that differ with every rendering. */
function visibleIn(html: string): string {
  return html.replace(/<script[^>]*>[\s\S]*?<\/script>/gi, "");
}
