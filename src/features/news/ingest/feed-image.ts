import { firstText } from "./feed-entry.ts";

type Typed = { url?: string; type?: string; medium?: string; mime_type?: string };

type Media = {
  contents?: Typed[];
  thumbnails?: { url?: string }[];
  groups?: { contents?: Typed[]; thumbnails?: { url?: string }[] }[];
};

const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)/i;
const IMAGE_TAG = /<img\b[^<>]*>/gi;
/** Where pages that load their pictures late keep the address. */
const ADDRESS = /\s(?:data-(?:lazy-|original-)?)?src\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'<>]+))/gi;

/** The picture of an entry: from Media RSS, from an enclosure, or the first one in its HTML. */
export function entryImage(
  media: Media | undefined,
  enclosures: readonly Typed[] | undefined,
  ...html: (string | null | undefined)[]
): string | null {
  const groups = [media ?? {}, ...(media?.groups ?? [])];
  const pictures = groups.flatMap(({ contents }) => contents ?? []).filter(isImage);
  const thumbnails = groups.flatMap((group) => group.thumbnails ?? []);
  return firstText(
    ...[...pictures, ...thumbnails].map(({ url }) => url),
    ...(enclosures ?? []).filter(isImage).map(({ url }) => url),
    ...html.map(imageInHtml),
  );
}

function isImage({ url, type, mime_type: mime, medium }: Typed): boolean {
  const kind = type ?? mime;
  if (kind !== undefined) return kind.toLowerCase().startsWith("image/");
  return medium === "image" || IMAGE_FILE.test(url ?? "");
}

/** The first picture that is more than a counting pixel. */
function imageInHtml(html: string | null | undefined): string | null {
  for (const [tag] of (html ?? "").matchAll(IMAGE_TAG)) {
    if (/\s(?:width|height)\s*=\s*["']?[01](?:px)?["'\s/>]/i.test(tag)) continue;
    for (const [, double, single, bare] of tag.matchAll(ADDRESS)) {
      const address = double ?? single ?? bare ?? "";
      if (!/^\s*data:/i.test(address)) return address.replaceAll("&amp;", "&");
    }
  }
  return null;
}
