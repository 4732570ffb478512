import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { shortDate } from "#/kernel/relative-time.ts";
import { thousands } from "#/kernel/thousands.ts";
import { drugSourcesQuery } from "../drugs.queries.ts";

const DAY = 86_400_000;
/** FDA's data change daily: older than this it is said how old they are. */
const FRESH_DAYS = 2;

/** How old the products are, and which of them are starter content. */
export function DataAge() {
  const { data } = useQuery(drugSourcesQuery);
  const [now] = useState(Date.now);
  if (data === undefined) return null;
  const { readAt, products, starterProducts, starterCheckedOn } = data;
  const checked = shortDate(new Date(starterCheckedOn));
  if (readAt === null) {
    return (
      <span>
        Starter content of {thousands(products)} products, last checked against their FDA labels{" "}
        {checked}; nothing newer has been read from FDA yet.
      </span>
    );
  }
  const days = Math.floor((now - Date.parse(readAt)) / DAY);
  return (
    <span suppressHydrationWarning>
      FDA data last read {shortDate(new Date(readAt))}
      {days > FRESH_DAYS && <strong>, {days} days ago</strong>}
      {starterProducts > 0 &&
        `; ${thousands(starterProducts)} of ${thousands(products)} products are starter content, last checked ${checked}`}
      .
    </span>
  );
}
