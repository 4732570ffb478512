const LONGEST = 100;

/**
 * The canonical slug of an article's title: lower case, spaces to hyphens, everything but letters and digits removed,
 * repeated hyphens collapsed, trimmed, at most 100 characters.
 */
export function titleSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
}

/** The ticker's slug: every run of other characters is one hyphen. Both slugs open the article. */
export function tickerSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
