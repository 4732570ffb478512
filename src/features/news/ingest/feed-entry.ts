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
  readonly siteUrl: string | null;
  readonly entries: readonly FeedEntry[];
};

/** The first text that is not blank. */
export function firstText(...candidates: (string | null | undefined)[]): string | null {
  for (const candidate of candidates) {
    const text = candidate?.trim();
    if (text) return text;
  }
  return null;
}

/** Texts without blanks and repetitions, in their order. */
export function distinctTexts(candidates: readonly (string | null | undefined)[]): string[] {
  return [...new Set(candidates.flatMap((candidate) => candidate?.trim() || []))];
}
