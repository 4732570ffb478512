import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import type { Bindings } from "./bindings.ts";
import { NO_CONTENT_POLICY } from "./pages/content-security-policy.ts";

export type DocumentRequest = {
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
};

/** Something that is neither a page nor a call: a feed, a sitemap, robots.txt, a picture made by the server. */
export type Document = {
  /** Path with `{name}` places. */
  readonly path: string;
  readonly contentType: string;
  readonly maxAgeSeconds: number;
  /** Null where there is no such document: the address is then a page's, or nobody's. */
  readonly body: (asked: DocumentRequest) => Promise<string | Uint8Array<ArrayBuffer> | null>;
};

export function createDocuments(documents: readonly Document[]): Hono<Bindings> {
  const app = new Hono<Bindings>();
  for (const { path, contentType, maxAgeSeconds, body } of documents) {
    const place = path.replace(/\{(\w+)\}/g, ":$1");
    app.get(place, compress(), etag({ weak: true }), async (context, next) => {
      const made = await body({ url: new URL(context.req.url), params: context.req.param() });
      if (made === null) return next();
      return context.body(made, 200, {
        "content-type": contentType,
        "cache-control": `public, max-age=${maxAgeSeconds}`,
        "content-security-policy": NO_CONTENT_POLICY,
      });
    });
  }
  return app;
}
