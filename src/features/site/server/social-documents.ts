import { LRUCache } from "lru-cache";
import type { Document } from "#/platform/http/documents.ts";
import { SECTION_NAMES } from "../logic/path-sections.ts";
import { drawPicture, type PictureWords } from "./social-picture.ts";

type Words = Omit<PictureWords, "siteName">;

/** What stands on the picture of a page that is not one of a kind; null where there is no such page. */
export type SocialSources = {
  readonly drug: (manufacturer: string, ndc: string) => Promise<Words | null>;
  readonly ingredient: (id: string) => Promise<Words | null>;
  readonly article: (category: string, slug: string) => Promise<Words | null>;
};

const DAY = 86_400;
const MOST_BYTES = 16 * 1024 * 1024;

/** The pictures that links to the site show elsewhere, at /social and the page's own path. */
export function socialDocuments(siteName: string, sources: SocialSources): Document[] {
  const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MOST_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });
  // One after the other: drawing is work for the processor, and nobody waits for it.
  let last: Promise<unknown> = Promise.resolve();
  const draw = async (words: Words): Promise<Uint8Array<ArrayBuffer>> => {
    const key = JSON.stringify(words);
    const known = drawn.get(key);
    if (known) return known;
    const next = last.then(() => drawn.get(key) ?? drawPicture({ siteName, ...words }));
    last = next.catch(() => undefined);
    drawn.set(key, await next);
    return next;
  };
  const document = (
    path: string,
    find: (params: Readonly<Record<string, string>>) => Promise<Words | null>,
  ): Document => ({
    path: `/social${path}`,
    contentType: "image/png",
    maxAgeSeconds: DAY,
    body: async ({ params }) => {
      const words = await find(params);
      return words && draw(words);
    },
  });
  return [
    document("/pages/{name}", async ({ name = "" }) => sectionWords(name)),
    document("/drugs/ingredients/{id}", ({ id = "" }) => sources.ingredient(named(id))),
    document("/drugs/{manufacturer}/{ndc}", ({ manufacturer = "", ndc = "" }) =>
      sources.drug(manufacturer, named(ndc)),
    ),
    document("/news/{category}/{slug}", ({ category = "", slug = "" }) =>
      sources.article(category, named(slug)),
    ),
  ];
}

function named(file: string): string {
  return file.replace(/\.png$/, "");
}

async function sectionWords(file: string): Promise<Words | null> {
  const name = Object.hasOwn(SECTION_NAMES, named(file)) && SECTION_NAMES[named(file)];
  return name ? { section: name.section, title: name.title } : null;
}
