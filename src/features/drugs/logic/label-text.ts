import type { Block } from "./label.ts";

/** A section's number and heading where openFDA writes them before its text: "2 DOSAGE AND ADMINISTRATION The ..." */
const LEADING_TITLE =
  /^\s*(?:\d{1,2}(?:\.\d{1,2})*\s+)?([A-Z][A-Z0-9,;:&/()'’ -]{4,}?)(?=\s+(?:[A-Z]?[a-z]|[•●▪]|\d|\[|\())/;
const BULLET = /\s*[•●▪]\s*/;
const PARAGRAPH = 900;

/** Drops the section's own heading from the beginning of its text. */
export function withoutHeading(text: string): string {
  const found = LEADING_TITLE.exec(text);
  return (found === null ? text : text.slice(found[0].length)).trim();
}

/**
 * The structure that a flattened text still shows: numbered parts ("2.1 ...") begin a paragraph, bullets are
 * a list, and what is very long is broken between sentences. Not a word is changed.
 */
export function blocksOfText(text: string): Block[] {
  return splitParts(withoutHeading(text)).flatMap((part) => {
    const [lead = "", ...items] = part.split(BULLET);
    const blocks: Block[] = paragraphs(lead);
    const kept = items.map((item) => item.trim()).filter((item) => item !== "");
    if (kept.length > 0) blocks.push({ kind: "list", ordered: false, items: kept });
    return blocks;
  });
}

function splitParts(text: string): string[] {
  return text
    .split(/(?<=[.)\]:;]\s|^)(?=\d{1,2}\.\d{1,2}\s+[A-Z][A-Za-z])/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function paragraphs(text: string): Block[] {
  const blocks: Block[] = [];
  let current = "";
  for (const sentence of text.split(/(?<=[a-z)\]]\.)\s+(?=[A-Z])/)) {
    if (current !== "" && current.length + sentence.length > PARAGRAPH) {
      blocks.push({ kind: "paragraph", text: current });
      current = "";
    }
    current = current === "" ? sentence : `${current} ${sentence}`;
  }
  if (current.trim() !== "") blocks.push({ kind: "paragraph", text: current.trim() });
  return blocks;
}

const SUMMARY = 2000;

/** The beginning of a section for lists and cards: whole sentences, at most 2,000 characters. */
export function summaryOf(text: string): string {
  const body = text.replace(/\s+/g, " ").trim();
  if (body.length <= SUMMARY) return body;
  const head = body.slice(0, SUMMARY);
  const end = Math.max(head.lastIndexOf(". "), head.lastIndexOf(") "));
  return end > SUMMARY / 2 ? head.slice(0, end + 1) : `${head.slice(0, head.lastIndexOf(" "))} ...`;
}

/** A part of "Use in specific populations" by its heading, up to the next numbered heading. */
export function populationPart(text: string, heading: RegExp): string {
  for (const part of text.split(/(?=\b8\.\d{1,2}\s+[A-Z][a-z])/)) {
    const numbered = /^8\.\d{1,2}\s+/.exec(part);
    if (numbered !== null && heading.test(part.slice(numbered[0].length))) return part.trim();
  }
  return "";
}
