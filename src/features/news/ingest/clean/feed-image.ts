import { firstText } from "../read/feed-entry.ts";

type Typed = { url?: string; type?: string; medium?: string; mime_type?: string; width?: number };

type Media = {
  contents?: Typed[];
  thumbnails?: { url?: string }[];
  groups?: { contents?: Typed[]; thumbnails?: { url?: string }[] }[];
};

const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)/i;
const IMAGE_TAG = /<(?:img|source)\b[^<>]*>/gi;
/** Where pages that load their pictures late, or in the size that fits, keep the address. */
const ADDRESS =
  /\s(?:data-(?:lazy-|original-)?)?src(?:set)?\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'<>]+))/gi;
/** A face of the author, as blogs send it along before the picture. */
const AVATAR = /^https?:\/\/(?:\w+\.)?gravatar\.com\//i;

/** The picture of an entry: from Media RSS, from an enclosure, or the first one in its HTML. */
export function entryImage(
  media: Media | undefined,
  enclosures: readonly Typed[] | undefined,
  ...html: (string | null | undefined)[]
): string | null {
  const groups = [media ?? {}, ...(media?.groups ?? [])];
  const pictures = groups
    .flatMap(({ contents }) => contents ?? [])
    .filter(isImage)
    .toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0));
  const thumbnails = groups.flatMap((group) => group.thumbnails ?? []);
  return firstText(
    ...[...pictures, ...thumbnails].map(({ url }) => url),
    ...(enclosures ?? []).filter(isImage).map(({ url }) => url),
    ...html.map(imageInHtml),
  );
}

function isImage({ url = "", type, mime_type: mime, medium }: Typed): boolean {
  if (AVATAR.test(url)) return false;
  const kind = type ?? mime;
  if (kind !== undefined && !/octet-stream/i.test(kind)) return /^image(?:\/|$)/i.test(kind);
  return medium === "image" || IMAGE_FILE.test(url);
}

/** The first picture that is more than a counting pixel. */
function imageInHtml(html: string | null | undefined): string | null {
  for (const [tag] of (html ?? "").matchAll(IMAGE_TAG)) {
    if (/\s(?:width|height)\s*=\s*["']?[01](?:px)?["'\s/>]/i.test(tag)) continue;
    for (const [, double, single, bare] of tag.matchAll(ADDRESS)) {
      // Of several sizes the first; what follows it is how wide it is.
      const [address = ""] = (double ?? single ?? bare ?? "").trim().split(/\s/, 1);
      if (!/^data:/i.test(address)) return address.replaceAll("&amp;", "&");
    }
  }
  return null;
}
