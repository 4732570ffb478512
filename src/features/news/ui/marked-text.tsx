import type { Matches } from "../news.contract.ts";

/** A text with the words marked that were searched for. */
export function MarkedText({
  text,
  matches = [],
}: {
  text: string;
  matches?: Matches | undefined;
}) {
  if (matches.length === 0) return text;
  const parts = matches.map(([from, to], index) => [
    text.slice(matches[index - 1]?.[1] ?? 0, from),
    <mark key={from} className="rounded-control bg-minor-tint text-inherit">
      {text.slice(from, to)}
    </mark>,
  ]);
  return [...parts, text.slice(matches.at(-1)?.[1] ?? 0)];
}
