/** One entry of a feed, whatever the feed's format: as written, not yet cleaned or judged. */
export type FeedEntry = {
  /** May hold HTML. */
  readonly title: string;
  readonly link: string | null;
  /** The feed's own name for the entry. */
  readonly guid: string | null;
  readonly summaryHtml: string | null;
  readonly contentHtml: string | null;
  readonly published: string | null;
  readonly modified: string | null;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly image: string | null;
};

export type FeedFormat = "rss" | "rdf" | "atom" | "json";

export type ReadFeed = {
  readonly format: FeedFormat;
  readonly title: string | null;
  /** The page that it is the feed of, as written; and where it says that it itself is. */
  readonly siteUrl: string | null;
  readonly selfUrl: string | null;
  readonly entries: readonly FeedEntry[];
};

/** What a database can keep: no zero bytes and no halves of characters. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** The first text that is not blank. (Feeds in JSON put other things where texts belong.) */
export function firstText(...candidates: unknown[]): string | null {
  for (const candidate of candidates) {
    const text = typeof candidate === "string" ? storable(candidate).trim() : "";
    if (text) return text;
  }
  return null;
}

/** The first that may be the link to a page: no markup, no address of another kind. A DOI is one, at its resolver. */
export function linkTo(...candidates: unknown[]): string | null {
  for (const candidate of candidates) {
    const text = doiOf(candidate) ?? firstText(candidate);
    if (text !== null && !/^(?!https?:)[a-z][a-z\d+.-]*:|[<>]/i.test(text)) return text;
  }
  return null;
}

/** The address of what has a digital object identifier, where a text is one: "doi:10.1000/182". */
export function doiOf(candidate: unknown): string | null {
  const doi = /^(?:doi:\s*)?(10\.\d{4,9}\/\S+)$/i.exec(firstText(candidate) ?? "")?.[1];
  return doi === undefined ? null : `https://doi.org/${doi}`;
}

/** A text that is the address of a page by itself. */
export function httpAddress(text: string | null | undefined): string | null {
  return text && /^https?:\/\//i.test(text.trim()) ? text : null;
}

/** Texts without blanks and repetitions, in their order. */
export function distinctTexts(candidates: readonly unknown[]): string[] {
  return [...new Set(candidates.flatMap((candidate) => firstText(candidate) ?? []))];
}
