import { lookAlike, misreading, upsideDown } from "./characters.ts";

/** A pill's imprint as its parts, in capitals and digits only: "mylan; 2264" is MYLAN and 2264. */
export type Imprint = {
  readonly parts: readonly string[];
  readonly joined: string;
};

/** Which part is on which side is not listed, so parts are a set without order. Signs and logos are no characters. */
export function readImprint(text: string): Imprint {
  const parts = text
    .normalize("NFKD")
    .toUpperCase()
    .split(/[\s;,/|<>()[\]]+/)
    .map((part) => part.replace(/[^A-Z0-9]/g, ""))
    .filter((part) => part !== "");
  return { parts, joined: parts.join("") };
}

/** Two characters changed about: a slip of the typing hand. */
const SWAPPED = 0.06;
/** A character worn away, and one that is not there: the first happens to pills, the second to who types. */
const MISSED = 0.05;
const ADDED = 0.01;
/** All of it read with the pill upside down. */
const UPSIDE_DOWN = 0.1;
/** Who takes a character for another does so again in the same imprint. */
const AGAIN = 0.7;

const MOST_ERRORS = 2;

/**
 * How well one text can be a reading of another: 1 where they are the same, less for one or two errors, for any number of
 * characters that look alike, and for a pill held upside down; 0 beyond.
 */
export function reading(seen: string, real: string): number {
  if (seen === real) return 1;
  if (seen.length === real.length) {
    return Math.max(sameLength(seen, real), turnedReading(seen, real));
  }
  if (Math.abs(seen.length - real.length) > 1) return 0;
  const [shorter, longer] = seen.length < real.length ? [seen, real] : [real, seen];
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  if (shorter.slice(at) !== longer.slice(at + 1)) return 0;
  return shorter === seen ? MISSED : ADDED;
}

function sameLength(seen: string, real: string): number {
  let likelihood = 1;
  let errors = 0;
  for (let at = 0; at < seen.length; at += 1) {
    if (seen[at] === real[at]) continue;
    errors += 1;
    if (errors > MOST_ERRORS) return alikeReading(seen, real);
    if (seen[at] === real[at + 1] && seen[at + 1] === real[at]) {
      likelihood *= SWAPPED;
      at += 1;
    } else {
      likelihood *= misreading(seen[at] ?? "", real[at] ?? "");
    }
  }
  return errors < 2 ? likelihood : Math.max(likelihood, alikeReading(seen, real));
}

function turnedReading(seen: string, real: string): number {
  // The first character upside down is the last; most readings end here.
  if (!lookAlike(upsideDown(seen.slice(0, 1)) ?? "", real.slice(-1))) return 0;
  const turned = upsideDown(seen);
  return turned === undefined || seen.length < 2 ? 0 : UPSIDE_DOWN * alikeReading(turned, real);
}

/** As `reading`, of nothing but characters that look alike. */
export function alikeReading(seen: string, real: string): number {
  if (seen.length !== real.length) return 0;
  const taken = new Set<string>();
  let likelihood = 1;
  for (let at = 0; at < seen.length; at += 1) {
    const [one = "", other = ""] = [seen[at], real[at]];
    if (one === other) continue;
    if (!lookAlike(one, other)) return 0;
    likelihood *= taken.has(one + other) ? AGAIN : misreading(one, other);
    taken.add(one + other);
  }
  return likelihood;
}
