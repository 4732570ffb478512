import { SECTION_KINDS } from "./data/section-codes.ts";
import type { Block } from "../labels.contract.ts";

/**
 * A section's number and heading where openFDA writes them before its text: "2 DOSAGE AND ADMINISTRATION The ...".
 * Only headings that we know, and in mixed case only after their number: a label may well begin with a name in capitals.
 */
const HEADINGS = [...SECTION_KINDS.map(([, , title]) => title), "How supplied/storage and handling"]
  .toSorted((a, b) => b.length - a.length)
  .map((title) => title.replaceAll(" and ", "(?: and | & )"));
const CAPITALS = new RegExp(
  `^\\s*(?:\\d{1,2}(?:\\.\\d{1,2})*\\.?\\s+)?(?:${HEADINGS.join("|").toUpperCase()})(?![A-Z])[:.]?\\s*`,
);
const NUMBERED = new RegExp(
  `^\\s*\\d{1,2}(?:\\.\\d{1,2})*\\.?\\s+(?:${HEADINGS.join("|")})\\b[:.]?\\s*`,
  "i",
);
const BULLET = /\s*[•●▪]\s*/;
const PARAGRAPH = 900;

/** Drops the section's own heading from the beginning of its text. */
export function withoutHeading(text: string): string {
  const found = CAPITALS.exec(text) ?? NUMBERED.exec(text);
  return (found === null ? text : text.slice(found[0].length)).trim();
}

/**
 * The structure that a flattened text still shows: numbered parts ("2.1 ...") begin a paragraph, bullets are
 * a list, and what is very long is broken between sentences. Not a word is changed.
 */
export function blocksOfText(text: string): Block[] {
  return restOfText(withoutHeading(text));
}

/** The same for what follows in a section, where no heading of its own can stand. */
export function restOfText(text: string): Block[] {
  return splitParts(text).flatMap((part) => {
    const [lead = "", ...items] = /[•●▪]/.test(part) ? part.split(BULLET) : [part];
    const blocks: Block[] = paragraphs(lead);
    const kept = items.map((item) => item.trim()).filter((item) => item !== "");
    if (kept.length > 0) blocks.push({ kind: "list", ordered: false, items: kept });
    return blocks;
  });
}

const PART_NUMBER = /\b\d{1,2}\.\d{1,2}\s+[A-Z][A-Za-z]/g;

function splitParts(text: string): string[] {
  const starts = [...text.matchAll(PART_NUMBER)]
    .map((found) => found.index)
    .filter((at) => at > 0 && ".)]:;".includes(text.charAt(at - 2)));
  return [0, ...starts]
    .map((start, index) => text.slice(start, starts[index]).trim())
    .filter((part) => part !== "");
}

/** Breaks between sentences, at the last one before every 900 characters. */
function paragraphs(text: string): Block[] {
  const blocks: Block[] = [];
  let rest = text.trim();
  while (rest.length > PARAGRAPH) {
    const end = sentenceEnd(rest);
    if (end === -1) break;
    blocks.push({ kind: "paragraph", text: rest.slice(0, end).trim() });
    rest = rest.slice(end).trim();
  }
  if (rest !== "") blocks.push({ kind: "paragraph", text: rest });
  return blocks;
}

function sentenceEnd(text: string): number {
  for (let at = PARAGRAPH; at > 0; at = text.lastIndexOf(". ", at - 1)) {
    if (/^[a-z)\]]\. [A-Z]$/.test(text.slice(at - 1, at + 3))) return at + 1;
  }
  return -1;
}

const SUMMARY = 2000;

/** The beginning of a section for lists and cards: whole sentences, at most 2,000 characters. */
export function summaryOf(text: string): string {
  // Sections are long: what cannot come into the summary is not made even.
  const body = text
    .slice(0, 4 * SUMMARY)
    .replace(/\s+/g, " ")
    .trim();
  if (body.length <= SUMMARY) return body;
  const head = body.slice(0, SUMMARY);
  const end = Math.max(head.lastIndexOf(". "), head.lastIndexOf(") "));
  return end > SUMMARY / 2 ? head.slice(0, end + 1) : `${head.slice(0, head.lastIndexOf(" "))} ...`;
}

/** The parts of "Use in specific populations", each from its number ("8.6 Renal Impairment ...") to the next. */
export function populationParts(text: string): string[] {
  return text
    .split(/(?=\b8\.\d{1,2}\s+[A-Z][a-z])/)
    .filter((part) => /^8\.\d/.test(part))
    .map((part) => part.trim());
}
