import type { Block, LabelSection } from "../labels.contract.ts";
import { ownText } from "./label.ts";

/** The smallest piece of a label that is compared: a sentence, or a whole row of a table. */
export type Unit = {
  readonly text: string;
  /** Of a row, the sentences in its cells. */
  readonly parts?: readonly string[];
  /** Of a row, the caption of its table. */
  readonly table?: string;
  /** Of a row, what its first cell says. */
  readonly about?: string;
};

/** A section by itself, without its parts, or what the Highlights say of it. */
export type Passage = {
  readonly code: string;
  readonly title: string;
  /** Its heading without its number, which shifts when a section is put in. */
  readonly heading: string;
  readonly isHighlight: boolean;
  readonly units: readonly Unit[];
};

export function passagesOf(sections: readonly LabelSection[]): Passage[] {
  return sections.flatMap((section, at) => {
    const { code, title, blocks, highlights } = section;
    const own = blocks.length > 0 ? unitsOf(blocks) : sentences(ownText(section, sections[at + 1]));
    const heading = title.replace(/^[\d.\s]+/, "").toLowerCase();
    const passage = { code, title, heading, isHighlight: false, units: own };
    if (highlights === undefined) return [passage];
    const highlight = { ...passage, title: `Highlights: ${title}`, isHighlight: true };
    return [passage, { ...highlight, units: unitsOf(highlights) }];
  });
}

function unitsOf(blocks: readonly Block[]): Unit[] {
  return blocks.flatMap((block): Unit[] => {
    if (block.kind === "paragraph") return sentences(block.text);
    if (block.kind === "list") return block.items.flatMap(sentences);
    const { caption, rows, notes = [] } = block;
    return [
      ...sentences(caption),
      ...rows.map(({ cells }) => ({
        text: cells.map((cell) => cell.text).join(" | "),
        parts: cells.flatMap((cell) => clausesOf(cell.text)),
        table: caption,
        about: cells[0]?.text ?? "",
      })),
      ...notes.flatMap(({ mark, text }) => sentences(`${mark} ${text}`)),
    ];
  });
}

function sentences(text: string): Unit[] {
  return clausesOf(text).map((clause) => ({ text: clause }));
}

/** Sentences, and the parts of long ones between semicolons. */
function clausesOf(text: string): string[] {
  return text
    .split(/(?<=[a-z)\]%][.;:])\s+(?=[A-Z([•])/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
}

export function textsOf(units: readonly Unit[]): string[] {
  return units.map(({ text }) => text);
}
