import { at, childrenOf, type XmlElement } from "#/platform/ingest/formats/xml-tree.ts";
import type { LabelSection } from "../../labels.contract.ts";
import { SECTION } from "../../section.ts";
import { titleOfCode } from "../../logic/section-kind.ts";
import type { KnownFootnotes } from "../label-text/footnotes.ts";
import { splBlocks, splFootnotes, wordsIn } from "./spl-text.ts";

/** Listing data are read as products, not as text. */
const NO_TEXT = new Set(["48780-1", "48779-3"]);

/** The sections of an SPL document with their parts, in the label's own order. */
export function splSections(document: XmlElement): LabelSection[] {
  return sectionsIn(at(document, "component", "structuredBody"), 0, splFootnotes(document));
}

function sectionsIn(
  parent: XmlElement | undefined,
  depth: number,
  footnotes: KnownFootnotes,
): LabelSection[] {
  return childrenOf(parent, "component").flatMap((component) =>
    childrenOf(component, "section").flatMap((section) => sectionOf(section, depth, footnotes)),
  );
}

function sectionOf(section: XmlElement, depth: number, footnotes: KnownFootnotes): LabelSection[] {
  const stated = at(section, "code")?.attributes["code"] ?? SECTION.unclassified;
  if (NO_TEXT.has(stated)) return [];
  const titleElement = at(section, "title");
  const heading = titleElement === undefined ? "" : wordsIn(titleElement);
  const text = at(section, "text");
  const blocks = text === undefined ? [] : splBlocks(text, footnotes);
  const highlight = at(section, "excerpt", "highlight", "text");
  const code = stated === SECTION.unclassified ? codeByHeading(heading) : stated;
  const parts = sectionsIn(section, depth + 1, footnotes);
  const title = heading === "" ? titleOfCode(code) : heading;
  // A part may say all it says in its heading: "4.2 Active liver disease".
  const saysNothing = blocks.length === 0 && (heading === "" || depth === 0);
  if (saysNothing && parts.length === 0 && highlight === undefined) return [];
  const highlights = highlight === undefined ? {} : { highlights: splBlocks(highlight, footnotes) };
  return [{ code, title, depth, blocks, ...highlights }, ...parts];
}

/** Many labels give these two no code of their own. */
function codeByHeading(heading: string): string {
  const words = heading.replace(/^[\d.]+\s*/, "");
  if (/^(patients with |use in (patients with )?)?renal (impair|insuff|dys|dis)/i.test(words)) {
    return SECTION.renal;
  }
  return /^(patients with |use in (patients with )?)?hepatic (impair|insuff|dys|dis)/i.test(words)
    ? SECTION.hepatic
    : SECTION.unclassified;
}
