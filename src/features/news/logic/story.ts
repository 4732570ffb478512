import { wordsOf } from "#/kernel/text.ts";
import { classify } from "./classify.ts";
import { canonicalAddress } from "./canonical-address.ts";
import { hashOf } from "./hash.ts";
import { areCopies, bandsOf, shinglesOf } from "./shingles.ts";
import {
  areDisjoint,
  contradict,
  differInPlace,
  nameOthers,
  standsAlone,
  weightOf,
  weightShared,
} from "./compare-readings.ts";
import { readingOf, sampledWords, tellingWords, type Reading } from "./story-words.ts";

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

/** Grows with every change of the rules below: what older rules have sorted is sorted anew. */
export const STORY_RULES = 7;

const DAY_MS = 24 * 3600 * 1000;
/** An equal title is the same story within these days; later it is a series, or news of its own. */
const TITLE_DAYS = 2;
const STORY_DAYS = 3;
/** What titles must say in common: a name and what happens to it, or two names. */
const LEAST_SHARED = 1.8;
/** Of what a title says, so much the other article has to say too. */
const LEAST_TOLD = 0.6;
/** Less, where one title is wholly told by the other article and says this much: the other tells more of the same. */
const LEAST_OF_MORE = 0.5;
const WHOLE_TITLE = 2.5;
/** Where each title says so much that the other article does not, they speak of two things. */
const OWN = 0.5;
const TELLING_WORDS = 8;
const SAMPLED_WORDS = 10;
/** In other words: so much the whole texts must say in common, with so many subjects, and of each title so much be told. */
const WHOLLY_SHARED = 3.5;
const SUBJECTS = 2;
/** Less, where the titles name two people, places, companies or products in common. */
const SHARED_OF_NAMED = 3;
const LEAST_RETOLD = 0.35;
/** Titles may share nothing where the texts share this much, and this part of the shorter one. */
const SHARED_IN_TEXT = 5;
const PART_OF_TEXT = 0.45;
/** One name in common. */
const NAMED = 1;

/**
 * Hashes by which articles on the same event meet: of the address, of the title, of the copied text, and of any two telling
 * words of the title, or of a sample of the text's, within some days. Articles with a common key may be the same story; `sameStory` says whether they are.
 */
export function storyKeys(told: Told): number[] {
  const period = periodOf(told);
  return [...new Set([...lastingKeys(told), ...wordKeys(told, [period])])];
}

/** The keys to look for: those of the days before and after count too. */
export function soughtKeys(told: Told): number[] {
  const period = periodOf(told);
  return [...new Set([...lastingKeys(told), ...wordKeys(told, [period - 1, period, period + 1])])];
}

/**
 * Whether two articles tell of the same event: one address, or at one time one title, mostly the same words, or titles that
 * say the same of the same. In doubt they do not: two cards for one event are the smaller mistake.
 */
export function sameStory(one: Told, other: Told): boolean {
  const address = pageAddress(one.url);
  const sameAddress = address !== null && address === pageAddress(other.url);
  const title = titleKey(one.title);
  const sameTitle = title !== null && title === titleKey(other.title);
  const days = Math.abs(one.publishedDate.getTime() - other.publishedDate.getTime()) / DAY_MS;
  const sameNews = sameTitle && days <= TITLE_DAYS;
  if (one.source !== other.source && sameAddress) return ofOnePage(one, other);
  // What one publisher tells apart is two things, however alike it sounds, unless it lists one thing twice.
  if (one.source === other.source || publisherOf(one) === publisherOf(other)) {
    return sameNews && (sameAddress || (days < 1 && sameText(one, other)));
  }
  return sameNews || (days <= STORY_DAYS && tellTheSame(one, other));
}

function sameText({ description: one }: Told, { description: other }: Told): boolean {
  return one !== null && other !== null && wordsOf(one).join(" ") === wordsOf(other).join(" ");
}

/** Whether what two sources say of one address is of one thing: some pages are lists that many entries lead to. */
function ofOnePage(one: Told, other: Told): boolean {
  if (DOI.test(one.url) && DOI.test(other.url)) return true;
  return weightShared(readingOf(one.title), readingOf(other.title)) >= NAMED;
}

function tellTheSame(one: Told, other: Told): boolean {
  if (areDisjoint(new Set(one.drugs), new Set(other.drugs))) return false;
  const [title, whole] = readingsOf(one);
  const [otherTitle, otherWhole] = readingsOf(other);
  if (contradict(title, otherTitle)) return false;
  if (standsAlone(title, otherWhole, otherTitle)) return false;
  if (standsAlone(otherTitle, whole, title)) return false;
  if (differInPlace([title, whole], [otherTitle, otherWhole])) return false;
  if (ofTwoUses(one, other, title)) return false;
  if (retell([title, whole], [otherTitle, otherWhole])) return true;
  const told = weightShared(title, otherWhole);
  const otherTold = weightShared(otherTitle, whole);
  const [own, otherOwn] = [weightOf(title) - told, weightOf(otherTitle) - otherTold];
  if (Math.min(own, otherOwn) >= OWN) return false;
  if (areCopies(shinglesOf(one.description ?? ""), shinglesOf(other.description ?? ""))) {
    return title.figures.symmetricDifference(otherTitle.figures).size === 0;
  }
  const shared = weightShared(title, otherTitle);
  const isWhole = Math.min(own, otherOwn) === 0 && shared >= WHOLE_TITLE;
  const least = isWhole ? LEAST_OF_MORE : LEAST_TOLD;
  return (
    shared >= LEAST_SHARED &&
    told >= weightOf(title) * least &&
    otherTold >= weightOf(otherTitle) * least
  );
}

/** One drug is approved for a heart, and for a kidney. */
function ofTwoUses(one: Told, other: Told, { happenings, drugs }: Reading): boolean {
  if (!happenings.has("approval") || drugs.size === 0) return false;
  const [field, otherField] = [classify(one.title, ""), classify(other.title, "")];
  return field !== otherField && field !== "Other" && otherField !== "Other";
}

/** Whether two texts tell the same in words of their own: much in common, and not each with a name of its own. */
function retell(one: [Reading, Reading], other: [Reading, Reading]): boolean {
  const [[title, whole], [otherTitle, otherWhole]] = [one, other];
  const sameNames = title.names.intersection(otherTitle.names).size >= SUBJECTS;
  const shared = weightShared(whole, otherWhole);
  const inText = shared >= SHARED_IN_TEXT && shared >= shorter(whole, otherWhole) * PART_OF_TEXT;
  return (
    (inText || weightShared(title, otherTitle) >= LEAST_SHARED) &&
    weightShared(title, otherWhole) >= weightOf(title) * LEAST_RETOLD &&
    weightShared(otherTitle, whole) >= weightOf(otherTitle) * LEAST_RETOLD &&
    shared >= (sameNames ? SHARED_OF_NAMED : WHOLLY_SHARED) &&
    whole.subjects.intersection(otherWhole.subjects).size >= SUBJECTS &&
    title.figures.isSubsetOf(otherWhole.figures) &&
    otherTitle.figures.isSubsetOf(whole.figures) &&
    !nameOthers(one, other)
  );
}

function shorter(one: Reading, other: Reading): number {
  return Math.min(weightOf(one), weightOf(other));
}

const readings = new WeakMap<Told, [Reading, Reading]>();

/** Of the title, and of the title with the text; read once, however many it is compared with. */
function readingsOf(told: Told): [Reading, Reading] {
  const known = readings.get(told);
  if (known) return known;
  const { title, description } = told;
  const read: [Reading, Reading] = [readingOf(title), readingOf(`${title}. ${description ?? ""}`)];
  readings.set(told, read);
  return read;
}

function periodOf({ publishedDate }: Told): number {
  return Math.floor(publishedDate.getTime() / (STORY_DAYS * DAY_MS));
}

function lastingKeys({ url, title, description }: Told): number[] {
  const address = pageAddress(url);
  const words = titleKey(title);
  return [
    ...bandsOf(shinglesOf(description ?? "")),
    ...(address === null ? [] : [hashOf(`address ${address}`)]),
    ...(words === null ? [] : [hashOf(`title ${words}`)]),
  ];
}

function wordKeys({ title, description }: Told, periods: readonly number[]): number[] {
  const pairs = [
    ...pairsOf(tellingWords(readingOf(title), TELLING_WORDS)),
    ...pairsOf(sampledWords(readingOf(`${title}. ${description ?? ""}`), SAMPLED_WORDS)),
  ];
  return periods.flatMap((period) => pairs.map((pair) => hashOf(`words ${period} ${pair}`)));
}

function pairsOf(words: readonly string[]): string[] {
  const sorted = words.toSorted();
  return sorted.flatMap((word, at) => sorted.slice(at + 1).map((next) => `${word} ${next}`));
}

const DOI = /\b10\.\d{4,9}\/[^?#]+?(?=\/?(?:full|abstract|abs|pdf|epdf|html)?\/?(?:[?#]|$))/i;

/** The publisher by its domain: its several feeds are sources of their own. */
function publisherOf({ url }: Told): string {
  const labels = URL.parse(url)?.hostname.split(".") ?? [];
  const isNational = /^(?:com?|org|ac|gov|edu|net)\.[a-z]{2}$/.test(labels.slice(-2).join("."));
  return labels.slice(isNational ? -3 : -2).join(".");
}

/** Null for the front page of a site: that is no article's own address. A DOI is one wherever it is shown. */
function pageAddress(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const doi = DOI.exec(url)?.[0];
  if (doi !== undefined) return doi.toLowerCase();
  const address = canonicalAddress(url);
  return /[/?]./.test(address) ? address : null;
}

/** Null for a title that names nothing: "Correction", "This Week in the Journal". */
function titleKey(title: string): string | null {
  return weightOf(readingOf(title)) < LEAST_SHARED ? null : wordsOf(title).join(" ");
}
