import { useState } from "react";
import { ageOf, ageOrDate } from "#/kernel/relative-time.ts";
import type { ArticleCard } from "../news.contract.ts";

/**
 * How long ago something was. The server's page may be some minutes old when it comes alive, so its text may differ
 * from what the browser would say: that is no mistake.
 */
export function Age({
  at,
  always = false,
}: {
  at: string;
  /** Days however many. */ always?: boolean;
}) {
  const [now] = useState(() => new Date());
  const date = new Date(at);
  return (
    <time dateTime={at} suppressHydrationWarning>
      {always ? ageOf(date, now) : ageOrDate(date, now)}
    </time>
  );
}

/** Of what age an article is, where its source says it. */
export function ArticleAge({
  of,
  always = false,
}: {
  of: Pick<ArticleCard, "publishedDate" | "isDated">;
  always?: boolean;
}) {
  return of.isDated ? <Age at={of.publishedDate} always={always} /> : <span>Undated</span>;
}
