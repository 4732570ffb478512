import { wordsOf } from "#/kernel/text.ts";
import { canonicalAddress } from "./canonical-address.ts";

/** What of an article tells which event it is about. */
export type Told = {
  readonly source: string;
  readonly url: string;
  readonly title: string;
  /** Plain text. */
  readonly description: string | null;
  readonly publishedDate: Date;
  /** Ids of the ingredients that it names. */
  readonly drugs: readonly string[];
};

const DAY_MS = 24 * 3600 * 1000;
/** An equal title is the same story within these days; later it is a series, or news of its own. */
const TITLE_DAYS = 2;
const TEXT_DAYS = 3;
/** Shorter titles ("Correction", "This Week in JAMA") name nothing. */
const LEAST_TITLE_WORDS = 4;
const READ_WORDS = 120;
const SHINGLE = 3;
const LEAST_SHINGLES = 12;
const ALIKE = 0.5;
/** Bands of two hashes: texts half of whose shingles are equal meet in one of them more than four times in five. */
const BANDS = 6;

/**
 * Hashes by which articles on the same event meet: of the address, of the title, and of what their texts have in common.
 * Articles with a common key may be the same story; `sameStory` says whether they are.
 */
export function storyKeys(told: Told): number[] {
  const address = pageAddress(told.url);
  const title = titleKey(told.title);
  const keys = bandsOf(shinglesOf(told));
  if (address !== null) keys.push(hash(`address ${address}`));
  if (title !== null) keys.push(hash(`title ${title}`));
  return [...new Set(keys)];
}

/** Whether two articles tell of the same event: one address, or one title at one time, or mostly the same words. */
export function sameStory(one: Told, other: Told): boolean {
  const address = pageAddress(one.url);
  const sameAddress = address !== null && address === pageAddress(other.url);
  const title = titleKey(one.title);
  const sameTitle = title !== null && title === titleKey(other.title);
  const days = Math.abs(one.publishedDate.getTime() - other.publishedDate.getTime()) / DAY_MS;
  // A source's own articles are its own affair, unless it lists one twice.
  if (one.source === other.source) return sameAddress && sameTitle && days <= TITLE_DAYS;
  if (sameAddress || (sameTitle && days <= TITLE_DAYS)) return true;
  return days <= TEXT_DAYS && sameFacts(one, other) && alike(shinglesOf(one), shinglesOf(other));
}

/** Two approvals are told in the same words; the drug and the figures make them two. */
function sameFacts(one: Told, other: Told): boolean {
  const facts = ({ title, drugs }: Told) =>
    [...drugs, ...(title.match(/\d+/g) ?? [])].toSorted().join(" ");
  return facts(one) === facts(other);
}

function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (Math.min(one.size, other.size) < LEAST_SHINGLES) return false;
  let common = 0;
  for (const shingle of one) if (other.has(shingle)) common++;
  return common / (one.size + other.size - common) >= ALIKE;
}

/** Null for the front page of a site: that is no article's own address. */
function pageAddress(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const address = canonicalAddress(url);
  return /[/?]./.test(address) ? address : null;
}

function titleKey(title: string): string | null {
  const words = wordsOf(title);
  return words.length < LEAST_TITLE_WORDS ? null : words.join(" ");
}

function shinglesOf({ title, description }: Told): Set<string> {
  const words = wordsOf(`${title} ${description ?? ""}`).slice(0, READ_WORDS);
  const starts = Math.max(0, words.length - SHINGLE + 1);
  return new Set(
    Array.from({ length: starts }, (_, at) => words.slice(at, at + SHINGLE).join(" ")),
  );
}

function bandsOf(shingles: ReadonlySet<string>): number[] {
  if (shingles.size < LEAST_SHINGLES) return [];
  const hashes = [...shingles].map(hash);
  const least = (seed: number) => Math.min(...hashes.map((one) => mix(one ^ mix(seed))));
  return Array.from({ length: BANDS }, (_, band) =>
    hash(`band ${band} ${least(band * 2 + 1)} ${least(band * 2 + 2)}`),
  );
}

/** FNV-1a over UTF-16 units, as a signed 32-bit integer. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value | 0;
}

/** Spreads a hash anew for each seed (the finalizer of MurmurHash3). */
function mix(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) | 0;
}
