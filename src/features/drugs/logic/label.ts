import type { Block, LabelSection } from "../labels.contract.ts";

/** The words of blocks in reading order, tables left out. */
export function textOfBlocks(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === "paragraph") return [block.text];
      return block.kind === "list" ? block.items : [];
    })
    .join(" ")
    .trim();
}

/** A section and the parts that belong to it. */
export function withParts(sections: readonly LabelSection[], code: string): LabelSection[] {
  return sections.flatMap((section, start) => {
    if (section.code !== code) return [];
    const rest = sections.slice(start + 1);
    const end = rest.findIndex((next) => next.depth <= section.depth);
    return [section, ...(end === -1 ? rest : rest.slice(0, end))];
  });
}

/** The words of a section with its parts; empty where the label does not have it. */
export function sectionText(sections: readonly LabelSection[], code: string): string {
  return withParts(sections, code)
    .map((section, at, all) =>
      section.code === code ? textOfBlocks(section.blocks) : ownText(section, all[at + 1]),
    )
    .filter((text) => text !== "")
    .join(" ");
}

/** The words of the tables of a section with its parts. */
export function tableText(sections: readonly LabelSection[], code: string): string {
  return withParts(sections, code)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "table" ? wordsOfTable(block) : []))
    .join(" ");
}

function wordsOfTable({ caption, rows, notes = [] }: Extract<Block, { kind: "table" }>): string[] {
  const cells = rows.flatMap((row) => row.cells.map(({ text }) => text));
  return [caption, ...cells, ...notes.map(({ text }) => text)].filter((text) => text !== "");
}

/** What a section says by itself; its heading, where a part consists of that alone: "4.2 Active liver disease". */
export function ownText(section: LabelSection, next: LabelSection | undefined): string {
  const { title, depth, blocks } = section;
  const hasParts = next !== undefined && next.depth > depth;
  if (blocks.length > 0 || depth === 0 || hasParts) return textOfBlocks(blocks);
  return title.replace(/^[\d.]+\s*/, "").replace(/[^.]$/, "$&.");
}
