import { decodeHTML } from "entities";
import sanitize from "sanitize-html";

const KEPT = [
  // What a link without an address becomes. Were it not kept, the element after it would be closed as one.
  "span",
  "p",
  "br",
  "hr",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "dl",
  "dt",
  "dd",
  "blockquote",
  "pre",
  "code",
  "em",
  "strong",
  "b",
  "i",
  "u",
  "s",
  "sub",
  "sup",
  "a",
  "table",
  "caption",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "th",
  "td",
  "figure",
  "figcaption",
  "abbr",
  "cite",
  "q",
  "time",
];
/** Their content goes with them: what is inside is no text. */
const DROPPED_WHOLE = [
  "style",
  "script",
  "textarea",
  "option",
  "noscript",
  "template",
  "iframe",
  "object",
  "svg",
  "math",
  "form",
  "title",
];

/**
 * A source's HTML as our pages may show it: an allow list of elements, links that leave in a tab of their own without
 * passing on who sent them, and no style, script, form, frame or picture from elsewhere.
 * @param base the address that relative links are relative to.
 */
export function cleanHtml(html: string, base: string): string {
  return sanitize(html, {
    allowedTags: KEPT,
    allowedAttributes: {
      a: ["href", "rel", "target"],
      abbr: ["title"],
      td: ["colspan", "rowspan"],
      th: ["colspan", "rowspan", "scope"],
      time: ["datetime"],
    },
    allowedSchemes: ["http", "https", "mailto"],
    nonTextTags: DROPPED_WHOLE,
    nestingLimit: 40,
    transformTags: {
      h1: "h2",
      h5: "h4",
      h6: "h4",
      a: (_, { href }) => {
        const address = href === undefined ? null : absoluteAddress(href, base);
        if (address === null) return { tagName: "span", attribs: {} };
        const attribs = { href: address, rel: "noopener noreferrer nofollow", target: "_blank" };
        return { tagName: "a", attribs };
      },
    },
  }).trim();
}

const BLOCK_END =
  /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|h[1-6]|li|tr|td|th|dt|dd|blockquote|pre|figcaption|section|article)>/gi;

/** The words of some HTML: no tags, entities decoded, blanks collapsed. Texts that were escaped twice are read too. */
export function plainText(html: string): string {
  const text = withoutTags(html);
  const again = /&lt;\/?[a-z]|<\/?[a-z][^<>]*>/i.test(text) ? withoutTags(text) : text;
  return again
    .replace(UNSEEN, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Soft hyphens, marks without width and what turns the direction of a text: they hide or disguise words. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;
/** A sign of less before words that no sign of more follows, and no attribute: "p<q rule". */
const NO_TAG = /<(?=[a-z][\w-]*\s[^<>=]*(?:<|$))/gi;

function withoutTags(html: string): string {
  const spaced = html.replace(NO_TAG, "&lt;").replace(BLOCK_END, (end) => `${end} `);
  return decodeHTML(
    sanitize(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: DROPPED_WHOLE }),
  );
}

/** What browsers and servers still take as an address. */
const LONGEST_ADDRESS = 2048;

/** An address as a whole, or null where it is none that a browser should be sent to. */
export function absoluteAddress(address: string, base: string): string | null {
  if (address.length > LONGEST_ADDRESS) return null;
  const whole = address
    .trim()
    .replaceAll("&amp;", "&")
    .replace(/^www\./i, "https://www.");
  // What is whole by itself stays, also where the base is none.
  const url = URL.parse(whole) ?? URL.parse(whole, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.href.length > LONGEST_ADDRESS ? null : url.href;
}

export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
