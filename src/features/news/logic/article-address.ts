import { slugOf } from "#/kernel/text.ts";
import { tickerSlug } from "./slug.ts";

/** An article's canonical address. */
export function articleHref(article: { categorySlug: string; slug: string }): string {
  return `/news/${article.categorySlug}/${article.slug}`;
}

/** The address that the ticker links to. */
export function tickerHref({ category, title }: { category: string; title: string }): string {
  return `/news/${slugOf(category)}/${tickerSlug(title)}`;
}

/** Words a minute of somebody who reads attentively. */
const READING_SPEED = 220;

/** "3 min read", a minute at least; null where there is no text to read. */
export function readingTime(words: number): string | null {
  return words === 0 ? null : `${Math.max(1, Math.round(words / READING_SPEED))} min read`;
}
