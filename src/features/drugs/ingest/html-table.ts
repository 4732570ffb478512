import type { Block, TableCell, TableRow } from "../labels.contract.ts";
import { plain } from "./fields.ts";
import { readMarkup } from "./markup.ts";

type OpenCell = { text: string; head: boolean; columns: number; rows: number };

const MAX_SPAN = 100;

/**
 * Reads the table markup of a label into our own structure. Only cells, rows, captions and their text are
 * taken: scripts, styles, links and attributes other than spans are not looked at.
 */
export class TableReader {
  readonly #rows: TableRow[] = [];
  readonly #notes: string[] = [];
  #caption = "";
  #cells: TableCell[] | undefined;
  #cell: OpenCell | undefined;
  #inCaption = false;
  #inHead = false;
  #depth = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "table") this.#depth += 1;
    // A table inside a cell becomes text of that cell.
    if (this.#depth > 1) return this.#space();
    if (name === "thead") this.#inHead = true;
    else if (name === "tr") this.#cells = [];
    else if (name === "caption" && this.#cell === undefined) this.#inCaption = true;
    else if (name === "td" || name === "th") {
      this.#cell = {
        text: "",
        head: name === "th" || this.#inHead,
        columns: span(attributes["colspan"]),
        rows: span(attributes["rowspan"]),
      };
    } else if (SPACED.has(name)) this.#space();
  }

  text(text: string): void {
    if (this.#cell !== undefined) this.#cell.text += text;
    else if (this.#inCaption) this.#caption += text;
    else if (text.trim() !== "") this.#notes.push(text.trim());
  }

  close(name: string): void {
    if (name === "table") this.#depth -= 1;
    if (this.#depth > 1) return;
    if (name === "thead") this.#inHead = false;
    else if (name === "caption") this.#inCaption = false;
    else if ((name === "td" || name === "th") && this.#cell !== undefined) {
      this.#cells?.push({ ...this.#cell, text: plain(this.#cell.text) });
      this.#cell = undefined;
    } else if (name === "tr" && this.#cells !== undefined) {
      const head = this.#inHead || this.#cells.every((cell) => cell.head);
      if (this.#cells.some((cell) => cell.text !== ""))
        this.#rows.push({ head, cells: this.#cells });
      this.#cells = undefined;
    } else if (SPACED.has(name)) this.#space();
  }

  /** The table, and any words that stood beside its cells. */
  blocks(): Block[] {
    const table: Block = { kind: "table", caption: plain(this.#caption), rows: this.#rows };
    const notes = plain(this.#notes.join(" "));
    const blocks: Block[] = this.#rows.length > 0 ? [table] : [];
    if (notes !== "") blocks.push({ kind: "paragraph", text: notes });
    return blocks;
  }

  #space(): void {
    if (this.#cell !== undefined) this.#cell.text += " ";
  }
}

const SPACED = new Set(["br", "p", "paragraph", "li", "item", "td", "th", "tr"]);

function span(text: string | undefined): number {
  const value = Number.parseInt(text ?? "", 10);
  return Number.isNaN(value) ? 1 : Math.min(Math.max(value, 1), MAX_SPAN);
}

/** openFDA gives each table as a string of SPL markup. What holds no table is kept as its bare words. */
export function tableBlocks(markup: string): Block[] {
  const reader = new TableReader();
  readMarkup(markup, reader);
  return reader.blocks();
}
