/** A label's section as we keep it: its own words in a structure of ours, never markup of its source. */
export type LabelSection = {
  /** LOINC code of the section's kind; 42229-5 is a part that has none of its own. */
  readonly code: string;
  readonly title: string;
  /** 0 for a section of its own, 1 and more for a part of the section before it. */
  readonly depth: number;
  readonly blocks: readonly Block[];
  /** What the label's Highlights say of this section, where the source keeps it apart. */
  readonly highlights?: readonly Block[];
};

export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly caption: string; readonly rows: readonly TableRow[] };

export type TableRow = { readonly head: boolean; readonly cells: readonly TableCell[] };

export type TableCell = {
  readonly text: string;
  readonly head: boolean;
  readonly columns: number;
  readonly rows: number;
};

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
