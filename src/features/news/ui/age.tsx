import { useState } from "react";
import { ageOf, ageOrDate } from "#/kernel/relative-time.ts";

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
