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

/** Characters that look alike when small, worn, or held upside down; each group is read as its first. */
const ALIKE = ["0ODQ", "1IL7", "5S", "8B", "2Z", "69G", "UV", "MW", "CG"];

/** Pairs that wear or haste confuses now and then: a stroke is missing, or was never there. */
const WORN = new Set(
  [
    "38",
    "3B",
    "EF",
    "PR",
    "RB",
    "KX",
    "HN",
    "MN",
    "NM",
    "VY",
    "TI",
    "T1",
    "T7",
    "4A",
    "89",
    "68",
    "08",
    "OC",
    "0C",
    "CO",
    "5 6",
    "56",
    "35",
    "PF",
    "EB",
    "HA",
    "JI",
    "J1",
    "XY",
  ].flatMap((pair) => [pair, [...pair].toReversed().join("")]),
);

/** Groups share members ("6" and "G", "G" and "C"), so alike is asked in pairs. */
const ALIKE_PAIRS = new Set(
  ALIKE.flatMap((group) => [...group].flatMap((a) => [...group].map((b) => a + b))),
);

/** How likely a character is read as another, against being read right; small for what does not look alike. */
export function misreading(seen: string, real: string): number {
  if (seen === real) return 1;
  if (ALIKE_PAIRS.has(seen + real)) return 0.25;
  return WORN.has(seen + real) ? 0.12 : 0.03;
}

/** Two characters changed about. */
const SWAPPED = 0.03;
/** A character worn away, and one that is not there: the first happens to pills, the second to who types. */
const MISSED = 0.02;
const ADDED = 0.008;

/**
 * How well one text can be a reading of another: 1 where they are the same, less for one or two errors, 0
 * beyond. Characters that look alike cost little.
 */
export function reading(seen: string, real: string): number {
  if (seen === real) return 1;
  if (seen.length === real.length) return sameLength(seen, real);
  if (Math.abs(seen.length - real.length) > 1) return 0;
  const [shorter, longer] = seen.length < real.length ? [seen, real] : [real, seen];
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  if (shorter.slice(at) !== longer.slice(at + 1)) return 0;
  return shorter === seen ? MISSED : ADDED;
}

const MOST_ERRORS = 2;

function sameLength(seen: string, real: string): number {
  let likelihood = 1;
  let errors = 0;
  for (let at = 0; at < seen.length; at += 1) {
    if (seen[at] === real[at]) continue;
    errors += 1;
    if (errors > MOST_ERRORS) return 0;
    if (seen[at] === real[at + 1] && seen[at + 1] === real[at]) {
      likelihood *= SWAPPED;
      at += 1;
    } else {
      likelihood *= misreading(seen[at] ?? "", real[at] ?? "");
    }
  }
  return likelihood;
}
