import type { XmlElement, XmlNode } from "#/platform/ingest/xml-tree.ts";
import type { Block } from "../labels.contract.ts";
import { plain } from "./fields.ts";
import { TableReader } from "./html-table.ts";

/** Reads the narrative of an SPL section into blocks of our own. */
export function splBlocks(text: XmlElement): Block[] {
  const blocks: Block[] = [];
  let loose = "";
  const flush = () => {
    const words = plain(loose);
    if (words !== "") blocks.push({ kind: "paragraph", text: words });
    loose = "";
  };
  for (const child of text.children) {
    if (typeof child === "string" || INLINE.has(child.name)) {
      loose += wordsIn(child);
      continue;
    }
    flush();
    blocks.push(...blockOf(child));
  }
  flush();
  return blocks;
}

const INLINE = new Set(["content", "sub", "sup", "br", "linkHtml", "footnoteRef", "caption"]);

function blockOf(element: XmlElement): Block[] {
  switch (element.name) {
    case "paragraph":
      return paragraphOf(element);
    case "list":
      return listOf(element);
    case "table":
      return tableOf(element);
    default:
      return splBlocks(element);
  }
}

function paragraphOf(element: XmlElement): Block[] {
  const words = plain(wordsIn(element));
  return words === "" ? [] : [{ kind: "paragraph", text: words }];
}

function listOf(element: XmlElement): Block[] {
  const items = element.children.flatMap((item) => {
    if (typeof item === "string" || item.name !== "item") return [];
    // The item's caption is its bullet.
    const kept = item.children.filter(
      (part) => typeof part === "string" || part.name !== "caption",
    );
    const words = plain(kept.map(wordsIn).join(""));
    return words === "" ? [] : [words];
  });
  const ordered = element.attributes["listType"] === "ordered";
  return items.length === 0 ? [] : [{ kind: "list", ordered, items }];
}

function tableOf(element: XmlElement): Block[] {
  const reader = new TableReader();
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

/** The words in a node; elements that stand on lines of their own are kept apart by a space. */
export function wordsIn(node: XmlNode): string {
  if (typeof node === "string") return node;
  if (node.name === "renderMultiMedia" || node.name === "footnoteRef") return "";
  const inner = node.children.map(wordsIn).join("");
  return SEPARATE.has(node.name) ? ` ${inner} ` : inner;
}
