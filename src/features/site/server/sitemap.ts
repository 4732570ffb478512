import type { Document } from "#/platform/http/documents.ts";

/** A page that search engines should know. `modified` is an ISO 8601 date or time. */
export type SitemapEntry = { readonly path: string; readonly modified?: string };

/** One part of the site: how many pages it has, and a slice of them in a stable order. */
export type SitemapPart = {
  readonly count: () => Promise<number>;
  readonly slice: (offset: number, limit: number) => Promise<readonly SitemapEntry[]>;
};

/** The protocol allows 50,000 addresses in a file. */
const PER_FILE = 40_000;
const XML = "application/xml; charset=utf-8";
const HOUR = 3600;

/** The sitemap's index and its files, and robots.txt which names it. */
export function sitemapDocuments(
  baseUrl: string,
  parts: Readonly<Record<string, SitemapPart>>,
): Document[] {
  return [
    {
      path: "/robots.txt",
      contentType: "text/plain; charset=utf-8",
      maxAgeSeconds: HOUR,
      body: async () =>
        `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${baseUrl}/sitemap.xml\n`,
    },
    {
      path: "/sitemap.xml",
      contentType: XML,
      maxAgeSeconds: HOUR,
      body: async () => {
        const files: string[] = [];
        for (const [name, part] of Object.entries(parts)) {
          const count = Math.ceil((await part.count()) / PER_FILE);
          for (let file = 1; file <= count; file++) files.push(`/sitemaps/${name}/${file}.xml`);
        }
        const items = files.map((file) => `<sitemap><loc>${baseUrl}${file}</loc></sitemap>`);
        return document("sitemapindex", items);
      },
    },
    {
      path: "/sitemaps/{part}/{file}",
      contentType: XML,
      maxAgeSeconds: HOUR,
      body: async ({ params }) => {
        const part = Object.hasOwn(parts, params["part"] ?? "") && parts[params["part"] ?? ""];
        const file = Number(/^([1-9]\d{0,4})\.xml$/.exec(params["file"] ?? "")?.[1] ?? 0);
        if (!part || file === 0) return null;
        const entries = await part.slice((file - 1) * PER_FILE, PER_FILE);
        if (entries.length === 0) return null;
        return document(
          "urlset",
          entries.map((entry) => item(baseUrl, entry)),
        );
      },
    },
  ];
}

function document(root: string, items: readonly string[]): string {
  const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${items.join("\n")}\n</${root}>\n`;
}

function item(baseUrl: string, { path, modified }: SitemapEntry): string {
  const location = escapeXml(baseUrl + path);
  const date = modified ? `<lastmod>${escapeXml(modified)}</lastmod>` : "";
  return `<url><loc>${location}</loc>${date}</url>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
