import { gunzipSync } from "node:zlib";
import { Failure } from "#/kernel/failure.ts";
import type { FeedFormat } from "../read/feed-entry.ts";
import { withLinkTexts, withWholeLinks } from "../clean/feed-links.ts";
import { withShortPersons } from "../read/feed-persons.ts";
import { feedText } from "./feed-text.ts";

/** A document as text that a format's reader can read: unpacked, decoded and mended. */
export function feedDocument(bytes: Uint8Array, name: string, httpCharset?: string): string {
  return mended(feedText(unpacked(bytes, name), httpCharset));
}

/** What may stand before the root: declarations, comments, and whatever a broken server says first. */
const PROLOGUE = String.raw`^[^<]{0,1000}(?:(?:<!--(?:(?!-->)[\s\S])*-->|<\?[^>]*>|<!(?!--)[^>]*>)(?:[\s\]>]|%[\w.-]+;)*)*<`;
const PREFIXED_RSS = new RegExp(`${PROLOGUE}([\\w-]{1,64}):rss\\b`, "i");
/** RSS 1.0 as its own namespace is usually called. */
const PREFIXED_ITEMS = /<(rss):(?:channel|item)\b/i;
const LONE_ENTRY = new RegExp(`${PROLOGUE}entry\\b`, "i");
const BARE_CHANNEL = new RegExp(`${PROLOGUE}channel\\b`, "i");
const ROOT = new RegExp(`${PROLOGUE}(rss|(?:\\w+:)?feed|\\w+:rdf)\\b`, "i");

/** Atom 0.3 may have its texts in base64. */
const PACKED =
  /<(title|summary|content)\b([^<>]*?)\smode\s*=\s*["']base64["']([^<>]*)>([^<>]*)<\/\1>/g;
const OWN_ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]{0,200})"|'([^'<&%]{0,200})')\s*>/g;
/** Several creators in one element, as a bag or sequence of RDF. */
const BETWEEN_LISTED = /<\/rdf:li>\s*<rdf:li(?:\s[^<>]*)?>/g;
const READ_OF_PAGE = 50_000;
const MOST_ENTITIES = 500;
const MOST_WRITTEN_OUT = 100_000;

/** Larger than any feed may be: what unpacks to more was packed to do harm. */
const LARGEST = 32 * 1024 * 1024;

/** Some servers give out compressed files without saying so. */
function unpacked(bytes: Uint8Array, name: string): Uint8Array {
  if (new TextDecoder().decode(bytes.subarray(257, 262)) === "ustar") {
    throw new Failure("invalid-input", `${name} is a tar archive: unpack it and name the folder.`);
  }
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST });
  } catch (cause) {
    throw new Failure("invalid-input", `${name} is not a feed: it cannot be unpacked.`, { cause });
  }
}

/**
 * A document that declares abbreviations of its own with these written out: plain words only, which cannot hold others,
 * and not more of them than a document has.
 */
function withOwnEntities(text: string): string {
  const [head] = text.split(/<(?:rss|channel|feed|\w+:rdf)\b/i, 1);
  const declared = [...(head ?? "").matchAll(OWN_ENTITY)].map(
    ([, name = "", double, single]) => [name, double ?? single ?? ""] as const,
  );
  if (declared.length === 0) return text;
  const words = new Map(declared.slice(0, MOST_ENTITIES));
  let room = MOST_WRITTEN_OUT;
  return text.replace(/&([\w.-]+);/g, (reference, name: string) => {
    const word = words.get(name);
    if (word === undefined || word.length > room) return reference;
    room -= word.length;
    return word;
  });
}

/** JSON as people write it by hand: with line ends inside texts, and a comma after the last of a list. */
function mendedJson(text: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    // oxlint-disable-next-line no-control-regex -- These are what no text in JSON may hold.
    return text.replace(/[\0-\x1f]+/g, " ").replace(/,(\s*[\]}])/g, "$1");
  }
}

/** Without what no XML may hold, with whole links, and a single entry of Atom as a feed of one. */
function mended(text: string): string {
  if (/^\s*[{[]/.test(text)) return mendedJson(text);
  // oxlint-disable-next-line no-control-regex -- These are what is looked for.
  const clean = text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f]+/g, " ");
  const prefix = PREFIXED_RSS.exec(clean)?.[1] ?? PREFIXED_ITEMS.exec(clean)?.[1];
  const tags = new RegExp(`(</?)${prefix}:`, "g");
  const named = withOwnEntities(
    prefix === undefined ? clean : clean.replaceAll(tags, "$1"),
  ).replace(
    PACKED,
    (_, name: string, before: string, after: string, text: string) =>
      `<${name}${before}${after}><![CDATA[${unpackedText(text)}]]></${name}>`,
  );
  const whole = withWholeLinks(named);
  if (BARE_CHANNEL.test(whole)) return `<rss version="2.0">${withShortPersons(whole)}</rss>`;
  if (LONE_ENTRY.test(whole)) {
    return `<feed xmlns="http://www.w3.org/2005/Atom">${whole.slice(whole.indexOf("<entry"))}</feed>`;
  }
  if (rootOf(whole) === "rdf") return whole.replace(BETWEEN_LISTED, ", ");
  return rootOf(whole) === "rss" ? withShortPersons(withLinkTexts(whole)) : whole;
}

function unpackedText(base64: string): string {
  return Buffer.from(base64, "base64").toString().replaceAll("]]>", "]]&gt;");
}

/** The format that the root element says; null for what is no XML of a feed. */
export function rootOf(text: string): FeedFormat | null {
  const root = ROOT.exec(text)?.[1];
  if (root === undefined) return null;
  if (/^rss$/i.test(root)) return "rss";
  return /feed$/i.test(root) ? "atom" : "rdf";
}

/** For whoever wonders why a source has gone quiet: bot walls and error pages come with status 200. */
export function whatItIs(text: string): string {
  const head = text.slice(0, 2000).toLowerCase();
  if (text.trim() === "") return "it is empty";
  if (/<opml\b/.test(head)) return "it is a list of feeds (OPML): name one of them";
  if (/<!doctype html|<html|<head|<body/.test(head)) return webPage(text);
  if (/^\s*[{[]/.test(head)) return "it is JSON of another kind";
  if (/^\s*</.test(head)) return "it is XML of another kind";
  return "it is none of RSS, RDF, Atom and JSON Feed";
}

const FEED_LINK =
  /<link\b(?=[^<>]*\stype\s*=\s*["']?application\/(?:rss\+xml|atom\+xml|feed\+json))[^<>]*\shref\s*=\s*["']?([^"'\s<>]+)/i;

function webPage(text: string): string {
  const feed = FEED_LINK.exec(text.slice(0, READ_OF_PAGE))?.[1];
  return feed === undefined ? "it is a web page" : `it is a web page, whose feed is at ${feed}`;
}
