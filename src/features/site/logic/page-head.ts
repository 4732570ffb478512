import type { Site } from "../site.contract.ts";
import type * as HeadTags from "./head-tags.ts";
import { type PageFacts, type PageHead, pageTitle } from "./page-facts.ts";

let writer: typeof HeadTags | undefined;

/**
 * Everything a page says in its head. While a page comes alive that stands in the document already; what writes it is
 * loaded for the first page after that.
 */
export async function pageHead(site: Site, page: PageFacts): Promise<PageHead> {
  if (typeof window !== "undefined" && "$_TSR" in window) return headOf(document);
  try {
    writer ??= await import("./head-tags.ts");
    return writer.headTags(site, page);
  } catch {
    // A lost network takes nothing from a page but what others would read of it.
    return { meta: [{ title: pageTitle(site, page.title) }], links: [], scripts: [] };
  }
}

// The content brings an article's tags, of which there are several by one name.
const OWN_META =
  'meta[property]:not([property="article:tag"]), meta[name]:not([name="viewport"], [name="color-scheme"], [name="theme-color"])';

/** What `headTags` wrote, read back from the page that was rendered of it. */
export function headOf({ head, title }: Document): PageHead {
  const found = <Tag extends HTMLElement>(selector: string) => [
    ...head.querySelectorAll<Tag>(selector),
  ];
  return {
    meta: [{ title }, ...found(OWN_META).map(attributesOf)],
    links: found('link[rel="canonical"], link[rel="alternate"]').map(attributesOf),
    scripts: found<HTMLScriptElement>('script[type="application/ld+json"]').map(
      ({ type, textContent }) => ({ type, children: textContent }),
    ),
  };
}

function attributesOf({ attributes }: Element): Record<string, string> {
  return Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
}
