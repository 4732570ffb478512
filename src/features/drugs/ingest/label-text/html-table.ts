import type { Block, TableCell, TableRow } from "../../labels.contract.ts";
import { FlowingText } from "./flowing-text.ts";
import { Footnotes, type KnownFootnotes } from "./footnotes.ts";
import { type MarkupReader, readMarkup } from "./markup.ts";

type Attributes = Readonly<Record<string, string>>;

const MAX_SPAN = 100;

/**
 * Reads the table markup of a label into our own structure. Only cells, rows, captions, footnotes and their text are
 * taken: scripts, styles, links and attributes other than spans and the ids of footnotes are not looked at.
 */
export class TableReader implements MarkupReader {
  readonly #rows: TableRow[] = [];
  /** Rows of tfoot: HTML 4 wants them before the body, readers below it. */
  readonly #footRows: TableRow[] = [];
  readonly #beside = new FlowingText();
  readonly #caption = new FlowingText();
  readonly #footnotes: Footnotes;
  #footnote: { id: string | undefined; text: FlowingText } | undefined;
  #cells: TableCell[] | undefined;
  #cell: { text: FlowingText; head: boolean; columns: number; rows: number } | undefined;
  #inCaption = false;
  #part: string | undefined;
  #depth = 0;

  constructor(known: KnownFootnotes = new Map()) {
    this.#footnotes = new Footnotes(known);
  }

  open(name: string, attributes: Attributes): void {
    if (name === "table") this.#depth += 1;
    if (this.#openInline(name, attributes)) return;
    // A table inside a cell becomes text of that cell.
    if (this.#depth > 1) return this.#space();
    if (PARTS.has(name)) this.#part = name;
    else if (name === "tr") this.#cells = [];
    else if (name === "caption" && this.#cell === undefined) this.#inCaption = true;
    else if (name === "td" || name === "th") {
      this.#cell = {
        text: new FlowingText(),
        head: name === "th" || this.#part === "thead",
        columns: span(attributes["colspan"]),
        rows: span(attributes["rowspan"]),
      };
    } else if (SPACED.has(name)) this.#space();
  }

  text(text: string): void {
    this.#target().add(text);
  }

  close(name: string): void {
    if (name === "table") this.#depth -= 1;
    if (this.#closeInline(name)) return;
    if (this.#depth > 1) return;
    if (PARTS.has(name)) this.#part = undefined;
    else if (name === "caption") this.#inCaption = false;
    else if ((name === "td" || name === "th") && this.#cell !== undefined) {
      this.#endFootnote();
      this.#cells?.push({ ...this.#cell, text: this.#cell.text.words() });
      this.#cell = undefined;
    } else if (name === "tr" && this.#cells !== undefined) {
      this.#endRow(this.#cells);
      this.#cells = undefined;
    } else if (SPACED.has(name)) this.#space();
  }

  /** The table with its notes, and any words that stood beside its cells. */
  blocks(): Block[] {
    this.#endFootnote();
    const rows = [...this.#rows, ...this.#footRows];
    const notes = this.#footnotes.notes();
    const besides = [this.#beside.words()].filter((words) => words !== "");
    const caption = this.#caption.words();
    if (rows.length > 0) {
      const own = notes.length > 0 ? { notes } : {};
      const table: Block = { kind: "table", caption, rows, ...own };
      return [table, ...besides.map((text): Block => ({ kind: "paragraph", text }))];
    }
    const texts = [...besides, ...notes.map(({ mark, text }) => `${mark} ${text}`)];
    return texts.map((text): Block => ({ kind: "paragraph", text }));
  }

  #openInline(name: string, attributes: Attributes): boolean {
    if (name === "sup" || name === "sub") this.#target().beginScript(name);
    else if (name === "footnote") {
      this.#endFootnote();
      this.#footnote = { id: idIn(attributes, "id"), text: new FlowingText() };
    } else if (name === "footnoteref") {
      this.#target().addMark(this.#footnotes.refer(idIn(attributes, "idref") ?? ""));
    } else return false;
    return true;
  }

  #closeInline(name: string): boolean {
    if (name === "sup" || name === "sub") this.#target().endScript();
    else if (name === "footnote") this.#endFootnote();
    else return name === "footnoteref";
    return true;
  }

  #endFootnote(): void {
    const footnote = this.#footnote;
    this.#footnote = undefined;
    if (footnote === undefined) return;
    this.#target().addMark(this.#footnotes.write(footnote.text.words(), footnote.id));
  }

  #endRow(cells: TableCell[]): void {
    if (cells.every((cell) => cell.text === "")) return;
    if (this.#part === "tfoot") this.#footRows.push({ head: false, cells });
    else {
      const head = this.#part === "thead" || cells.every((cell) => cell.head);
      this.#rows.push({ head, cells });
    }
  }

  #target(): FlowingText {
    if (this.#footnote !== undefined) return this.#footnote.text;
    return this.#cell?.text ?? (this.#inCaption ? this.#caption : this.#beside);
  }

  #space(): void {
    this.#target().add(" ");
  }
}

const PARTS = new Set(["thead", "tbody", "tfoot"]);
const SPACED = new Set(["br", "p", "paragraph", "li", "item", "td", "th", "tr"]);

function span(text: string | undefined): number {
  const value = Number.parseInt(text ?? "", 10);
  return Number.isNaN(value) ? 1 : Math.min(Math.max(value, 1), MAX_SPAN);
}

/** SPL writes the names of these attributes in capitals. */
export function idIn(attributes: Attributes, name: "id" | "idref"): string | undefined {
  return attributes[name] ?? attributes[name.toUpperCase()];
}

/** openFDA gives each table as a string of SPL markup. What holds no table is kept as its bare words. */
export function tableBlocks(markup: string, known?: KnownFootnotes): Block[] {
  const reader = new TableReader(known);
  readMarkup(markup, reader);
  return reader.blocks();
}

/** The footnotes with an id in any of these tables. */
export function footnotesIn(tables: readonly string[]): KnownFootnotes {
  const found = new Map<string, string>();
  let open: { id: string; text: FlowingText } | undefined;
  const reader: MarkupReader = {
    open(name, attributes) {
      const id = idIn(attributes, "id");
      if (name === "footnote" && id !== undefined) open = { id, text: new FlowingText() };
      else if (name === "sup" || name === "sub") open?.text.beginScript(name);
    },
    text: (text) => open?.text.add(text),
    close(name) {
      if (name === "sup" || name === "sub") open?.text.endScript();
      if (name !== "footnote" || open === undefined) return;
      found.set(open.id, open.text.words());
      open = undefined;
    },
  };
  // Few tables point to a note at all.
  if (tables.some((table) => /<footnoteRef/i.test(table)))
    for (const table of tables) readMarkup(table, reader);
  return found;
}
