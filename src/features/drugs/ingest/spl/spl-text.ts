import { descendants, type XmlElement, type XmlNode } from "#/platform/ingest/formats/xml-tree.ts";
import type { Block } from "../../labels.contract.ts";
import { FlowingText } from "../label-text/flowing-text.ts";
import { Footnotes, type KnownFootnotes } from "../label-text/footnotes.ts";
import { idIn, TableReader } from "../label-text/html-table.ts";

/** Reads the narrative of an SPL section into blocks of our own; its footnotes follow it, those of a table the table. */
export function splBlocks(text: XmlElement, known: KnownFootnotes): Block[] {
  const reading = { known, footnotes: new Footnotes(known) };
  const blocks = blocksIn(text, reading);
  const notes = reading.footnotes.notes();
  return [
    ...blocks,
    ...notes.map((note): Block => ({ kind: "paragraph", text: `${note.mark} ${note.text}` })),
  ];
}

/** The footnotes of a document that have an id. */
export function splFootnotes(document: XmlElement): KnownFootnotes {
  const found = new Map<string, string>();
  for (const footnote of descendants(document, "footnote")) {
    const id = idIn(footnote.attributes, "id");
    if (id !== undefined) found.set(id, wordsIn(footnote));
  }
  return found;
}

type Reading = { readonly known: KnownFootnotes; readonly footnotes: Footnotes };

function blocksIn(text: XmlElement, reading: Reading): Block[] {
  const blocks: Block[] = [];
  let loose = new FlowingText();
  const flush = () => {
    const words = loose.words();
    if (words !== "") blocks.push({ kind: "paragraph", text: words });
    loose = new FlowingText();
  };
  for (const child of text.children) {
    if (typeof child === "string" || INLINE.has(child.name)) {
      write(child, loose, reading.footnotes);
      continue;
    }
    flush();
    blocks.push(...blockOf(child, reading));
  }
  flush();
  return blocks;
}

const INLINE = new Set([
  "content",
  "sub",
  "sup",
  "br",
  "linkHtml",
  "footnote",
  "footnoteRef",
  "caption",
]);

function blockOf(element: XmlElement, reading: Reading): Block[] {
  switch (element.name) {
    case "paragraph":
      return paragraphOf(element, reading);
    case "list":
      return listOf(element, reading);
    case "table":
      return tableOf(element, reading);
    default:
      return blocksIn(element, reading);
  }
}

function paragraphOf(element: XmlElement, { footnotes }: Reading): Block[] {
  const words = wordsIn(element, footnotes);
  return words === "" ? [] : [{ kind: "paragraph", text: words }];
}

function listOf(element: XmlElement, { footnotes }: Reading): Block[] {
  const items = element.children.flatMap((item) => {
    if (typeof item === "string" || item.name !== "item") return [];
    const text = new FlowingText();
    for (const part of item.children) {
      // The item's caption is its bullet.
      if (typeof part === "string" || part.name !== "caption") write(part, text, footnotes);
    }
    const words = text.words();
    return words === "" ? [] : [words];
  });
  const ordered = element.attributes["listType"] === "ordered";
  return items.length === 0 ? [] : [{ kind: "list", ordered, items }];
}

function tableOf(element: XmlElement, { known }: Reading): Block[] {
  const reader = new TableReader(known);
  const walk = (node: XmlNode) => {
    if (typeof node === "string") return reader.text(node);
    reader.open(node.name.toLowerCase(), node.attributes);
    for (const child of node.children) walk(child);
    reader.close(node.name.toLowerCase());
  };
  walk(element);
  return reader.blocks();
}

const SEPARATE = new Set(["br", "item", "paragraph", "list", "td", "th", "tr"]);

/** The words in an element. A footnote in it becomes its mark; where nobody gathers footnotes, it stands in brackets. */
export function wordsIn(element: XmlElement, footnotes?: Footnotes): string {
  const text = new FlowingText();
  for (const child of element.children) write(child, text, footnotes);
  return text.words();
}

/** Elements that stand on lines of their own are kept apart by a space. */
function write(node: XmlNode, into: FlowingText, footnotes: Footnotes | undefined): void {
  if (typeof node === "string") return into.add(node);
  const { name, attributes, children } = node;
  const inside = () => {
    for (const child of children) write(child, into, footnotes);
  };
  if (name === "renderMultiMedia") return;
  if (name === "footnoteRef") {
    return into.addMark(footnotes?.refer(idIn(attributes, "idref") ?? "") ?? "");
  }
  if (name === "footnote") {
    const words = wordsIn(node);
    const mark = footnotes?.write(words, idIn(attributes, "id")) ?? (words && `(${words})`);
    return into.addMark(mark);
  }
  if (name === "sup" || name === "sub") {
    into.beginScript(name);
    inside();
    return into.endScript();
  }
  if (!SEPARATE.has(name)) return inside();
  into.add(" ");
  inside();
  into.add(" ");
}
