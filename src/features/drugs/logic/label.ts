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
    .map((section) => textOfBlocks(section.blocks))
    .filter((text) => text !== "")
    .join(" ");
}
