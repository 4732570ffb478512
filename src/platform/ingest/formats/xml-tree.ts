import { Failure } from "#/kernel/failure.ts";
import { parseXml, type XmlAttributes } from "./xml.ts";

export type XmlElement = {
  readonly name: string;
  readonly attributes: XmlAttributes;
  readonly children: readonly XmlNode[];
};

export type XmlNode = XmlElement | string;

const MAX_DEPTH = 200;

/** One XML document as a tree: for documents that are small by nature, such as one label. */
export async function xmlTree(
  text: AsyncIterable<string>,
  name: string,
  maxCharacters: number,
): Promise<XmlElement> {
  const root: Open = { name: "", attributes: {}, children: [] };
  const path: Open[] = [root];
  await parseXml(
    text,
    name,
    {
      open: (tag, attributes) => {
        if (path.length > MAX_DEPTH) {
          throw new Failure("too-large", `${name} is nested more than ${MAX_DEPTH} levels deep.`);
        }
        const element: Open = { name: tag, attributes, children: [] };
        path.at(-1)?.children.push(element);
        path.push(element);
      },
      text: (text) => path.at(-1)?.children.push(text),
      close: () => void path.pop(),
    },
    maxCharacters,
  );
  const document = root.children.find((child) => typeof child !== "string");
  if (document === undefined) throw new Failure("invalid-input", `${name} holds no XML element.`);
  return document;
}

type Open = { name: string; attributes: XmlAttributes; children: XmlNode[] };

/** The element's children of that name, in order. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== "string" && child.name === name,
  );
}

/** The first element at a path of names below `element`: `at(document, "author", "assignedEntity")`. */
export function at(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((from, name) => childrenOf(from, name)[0], element);
}

/** All elements of that name anywhere below, in document order. */
export function* descendants(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    if (child.name === name) yield child;
    yield* descendants(child, name);
  }
}

/** The text of an element and everything in it, with runs of space made one. */
export function textIn(node: XmlNode | undefined): string {
  return rawText(node).replace(/\s+/g, " ").trim();
}

function rawText(node: XmlNode | undefined): string {
  if (node === undefined) return "";
  if (typeof node === "string") return node;
  return node.children.map(rawText).join("");
}
