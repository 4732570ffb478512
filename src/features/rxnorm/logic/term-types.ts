/**
 * What a concept of RxNorm is. One concept has one of these; its further names have types of their own.
 * https://www.nlm.nih.gov/research/umls/rxnorm/docs/appendix5.html
 */
export const TERM_TYPES = [
  "IN",
  "PIN",
  "MIN",
  "BN",
  "SCDC",
  "SCDF",
  "SCDFP",
  "SCDG",
  "SCDGP",
  "SCD",
  "SBDC",
  "SBDF",
  "SBDFP",
  "SBDG",
  "SBD",
  "GPCK",
  "BPCK",
  "DF",
  "DFG",
] as const;

export type TermType = (typeof TERM_TYPES)[number];

const ALL: ReadonlySet<string> = new Set(TERM_TYPES);

export function isTermType(text: string): text is TermType {
  return ALL.has(text);
}

/** How names are compared: as they are written, but for capitals and spaces. */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLowerCase();
}
