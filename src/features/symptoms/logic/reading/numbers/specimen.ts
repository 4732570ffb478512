/** A stretch of a folded text that tells of a fluid taken from the body, and what its numbers mean. */
export type Specimen = {
  readonly start: number;
  readonly end: number;
  readonly findings: readonly string[];
};

const FLUID =
  /\b(csf|cerebrospinal fluid|lumbar puncture|lp(?=\s*(?::|shows?\b|showed|with|reveals?))|spinal fluid|synovial fluid|joint fluid|joint aspirat\w+|arthrocentesis|pleural fluid|thoracentesis|ascitic fluid|paracentesis|peritoneal fluid)\b/g;
/** The next sentence, or what is measured in the blood after all. */
const ENDS = /[.;\n](?=\s|$)|\b(?:serum|plasma|peripheral|cbc)\b/;
const COUNT =
  /\b(?:w[bc]cs?|leu[ck]ocytes?|leu[ck]ocyte count|white (?:blood )?cells?(?: count)?|cells?|cell count|neutrophils?|pmns?)\b(?: count)?[\s:]*(?:of|is|was|are)?\s*(\d{1,3}(?:[, ]\d{3})+|\d+)(?!\s*%|\d)/;
const COUNT_BEFORE =
  /(\d{1,3}(?:[, ]\d{3})+|\d+)\s*(?:w[bc]cs?|leu[ck]ocytes|white (?:blood )?cells|cells|neutrophils|pmns)\b/;
const PROTEIN = /\bprotein(?: level)?[\s:]*(?:of|is|was)?\s*(\d+(?:\.\d+)?)/;
const share = (cells: string): RegExp =>
  new RegExp(String.raw`(\d{1,3})\s*%\s*(?:are\s+)?(?:${cells})|(?:${cells})[\s:,]*(\d{1,3})\s*%`);
const NEUTROPHILS = share(
  "segmented neutrophils|neutrophils?|pmns?|polys|polymorphs?|polymorphonuclear",
);
const LYMPHOCYTES = share("lymphocytes?|lymphs?|mononuclear(?: cells)?");

const numberIn = (text: string, ...patterns: readonly RegExp[]): number | undefined => {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const digits = match?.[1] ?? match?.[2];
    if (digits !== undefined) return Number(digits.replaceAll(/[, ]/g, ""));
  }
  return undefined;
};

/** More than so many cells in a microliter of spinal fluid are too many. */
const MOST_CELLS = 5;

const GLUCOSE = /\b(?:glucose|sugar)(?: level)?[\s:]*(?:of|is|was)?\s*(\d+(?:\.\d+)?)/;
const USUAL_GLUCOSE = 60;
const NO_CELLS = /\b(?:acellular|no (?:white )?cells|normal (?:white )?cell(?:s| count))\b/;

/** Protein is given in mg/dL here, in g/L in many other countries. */
const isHigh = (protein: number): boolean => protein > 55 || (protein > 0.55 && protein < 10);

function ofSpinalFluid(text: string): string[] {
  const cells = numberIn(text, COUNT, COUNT_BEFORE);
  const protein = numberIn(text, PROTEIN) ?? 0;
  const glucose = numberIn(text, GLUCOSE) ?? USUAL_GLUCOSE;
  const isAbnormal = glucose < (glucose < 10 ? 2.2 : 40);
  if (cells === undefined) {
    if (isHigh(protein) && NO_CELLS.test(text)) return ["csf-albuminocytologic"];
    return isAbnormal ? ["abnormal-csf"] : [];
  }
  if (cells <= MOST_CELLS) return isHigh(protein) ? ["csf-albuminocytologic"] : [];
  const neutrophils = numberIn(text, NEUTROPHILS);
  const lymphocytes = numberIn(text, LYMPHOCYTES);
  if ((neutrophils ?? 0) >= 50 || (neutrophils === undefined && cells >= 1000))
    return ["csf-bacterial"];
  return (lymphocytes ?? 0) >= 50 ? ["csf-lymphocytic"] : [];
}

function meaning(fluid: string, text: string): string[] {
  if (/csf|spinal|lumbar|lp/.test(fluid)) return ofSpinalFluid(text);
  const cells = numberIn(text, COUNT, COUNT_BEFORE) ?? 0;
  if (/synovial|joint|arthro/.test(fluid)) return cells >= 50_000 ? ["joint-fluid-septic"] : [];
  return /asci|para|perit/.test(fluid) && cells >= 250 ? ["ascites-neutrophils"] : [];
}

/** Where fluids are told of. Their counts are none of the blood: glucose of 20 in spinal fluid is no hypoglycemia. */
export function specimensIn(folded: string): Specimen[] {
  const found: Specimen[] = [];
  for (const match of folded.matchAll(FLUID)) {
    if (match.index < (found.at(-1)?.end ?? 0)) continue;
    const rest = folded.slice(match.index);
    const end = match.index + (ENDS.exec(rest)?.index ?? rest.length);
    const text = folded.slice(match.index, end);
    found.push({ start: match.index, end, findings: meaning(match[1] ?? "", text) });
  }
  return found;
}
