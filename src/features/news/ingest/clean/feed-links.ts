import { firstText } from "../read/feed-entry.ts";

/** A link with its text, a tag, or something in which tags mean nothing. */
const PIECE =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<(?<link>(?:[\w-]+:)?link)>(?<address>[^<]*)<\/\k<link>\s*>|<(?<end>\/?)(?<name>[a-z][\w:.-]*)(?<attributes>(?:"[^"<]*"|'[^'<]*'|[^<>"'])*)>/gi;
const BASE = /\sxml:base\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const ADDRESS = /(\s(?:href|src)\s*=\s*)(["'])([^"']*)\2/gi;
/** Documents that nest deeper are none that anybody wrote. */
const DEEPEST = 200;

/** A document whose links that are relative to an `xml:base` are whole: its format's readers take no notice of those. */
export function withWholeLinks(text: string): string {
  if (!/\sxml:base\s*=/i.test(text)) return text;
  const bases: string[] = [];
  const whole = (address: string) => {
    const base = bases.at(-1) ?? "";
    return URL.canParse(base) ? (URL.parse(address.trim(), base)?.href ?? address) : address;
  };
  const parts: string[] = [];
  let done = 0;
  for (const { 0: piece, index, groups = {} } of text.matchAll(PIECE)) {
    const { link, address = "", end, name, attributes = "" } = groups;
    let made = piece;
    if (link !== undefined) made = `<${link}>${escaped(whole(decoded(address)))}</${link}>`;
    else if (name !== undefined && end === "/") bases.pop();
    else if (name !== undefined) {
      const [, double, single] = BASE.exec(attributes) ?? [];
      const base = double ?? single;
      bases.push(base === undefined ? (bases.at(-1) ?? "") : whole(decoded(base)));
      if (bases.length > DEEPEST) return text;
      const addresses = attributes.replace(
        ADDRESS,
        (_, start: string, quote: string, to: string) =>
          `${start}${quote}${escaped(whole(decoded(to)))}${quote}`,
      );
      made = `<${name}${addresses}>`;
      if (attributes.endsWith("/")) bases.pop();
    }
    parts.push(text.slice(done, index), made);
    done = index + piece.length;
  }
  return parts.join("") + text.slice(done);
}

/** RSS whose links are written as in HTML or Atom, in an attribute. */
export function withLinkTexts(text: string): string {
  return text.replace(
    /<link\s(?=[^<>]*\shref=|href=)[^<>]*?href\s*=\s*["']([^"'<>]*)["'][^<>]*>(?:\s*<\/link>)?/gi,
    (_, address: string) => `<link>${address}</link>`,
  );
}

/** The page that something is about among its links: a web page rather than a document of another type. */
export function pageLink(
  links: readonly { href?: string; rel?: string; type?: string }[] | undefined,
): string | null {
  const alternates =
    links?.filter(({ rel }) => /(?:^|\/)alternate$/i.test(rel ?? "alternate")) ?? [];
  const page = alternates.find(({ type }) => type === undefined || /html/i.test(type));
  return firstText(page?.href, alternates[0]?.href);
}

/** Where a feed says that it itself is. */
export function selfLink(
  links: readonly { href?: string; rel?: string }[] | undefined,
): string | null {
  return firstText(links?.find(({ rel }) => rel === "self")?.href);
}

function decoded(text: string): string {
  return text.replaceAll("&amp;", "&");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "%22").replaceAll("<", "%3C");
}
