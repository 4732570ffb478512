/** Told of tags and of the text between them, in their order; names are in lower case. */
export type MarkupReader = {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
};

const NO_ATTRIBUTES = {};

/**
 * Goes through a table's markup once, well-formed or not: a label has dozens of them, and a strict parser takes longer over
 * these than everything else takes over the label. Comments, instructions and declarations are passed over; of
 * attributes only the spans of cells and the ids of footnotes are read.
 */
export function readMarkup(markup: string, reader: MarkupReader): void {
  // An expression that keeps its place belongs to one reading.
  const tags = new RegExp(TAG, "y");
  let from = 0;
  for (let at = markup.indexOf("<"); at !== -1; at = markup.indexOf("<", at)) {
    tags.lastIndex = at;
    const found = tags.exec(markup);
    const end = found === null ? endOfOther(markup, at) : tags.lastIndex;
    if (end === undefined) {
      // A "<" that opens nothing, as in "p <0.05", is text.
      at += 1;
      continue;
    }
    if (at > from) reader.text(unescaped(markup.slice(from, at)));
    from = end;
    at = end;
    if (found !== null) tell(reader, found);
  }
  if (from < markup.length) reader.text(unescaped(markup.slice(from)));
}

/** A tag: whether it closes, its name, its attributes (a ">" within quotes does not end it), whether it is empty. */
const TAG = /<(\/?)([A-Za-z][\w:.-]*)([^<>"'/]*(?:(?:"[^"]*"|'[^']*'|\/(?!>))[^<>"'/]*)*)(\/?)>/;

/** Never closed where they are written as HTML. */
const VOID = new Set(["br", "col", "hr", "img"]);

function tell(reader: MarkupReader, [, closing, written = "", inside = "", empty]: string[]): void {
  const name = written.toLowerCase();
  if (closing === "/") return reader.close(name);
  const concerns =
    name === "td" || name === "th" ? /span/i.test(inside) : name.startsWith("footnote");
  reader.open(name, concerns ? attributesOf(inside) : NO_ATTRIBUTES);
  if (empty === "/" || VOID.has(name)) reader.close(name);
}

/** Behind a comment, an instruction or a declaration that begins at `at`. */
function endOfOther(markup: string, at: number): number | undefined {
  const next = markup.charAt(at + 1);
  if (next !== "!" && next !== "?") return undefined;
  const mark = markup.startsWith("<!--", at) ? "-->" : ">";
  const end = markup.indexOf(mark, at);
  return end === -1 ? undefined : end + mark.length;
}

const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

function attributesOf(tag: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", double, single, bare] of tag.matchAll(ATTRIBUTE)) {
    attributes[name.toLowerCase()] = double ?? single ?? bare ?? "";
  }
  return attributes;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);

/** The five entities of XML, the space of HTML, and characters by number; any other stays as it is written. */
function unescaped(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,5});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES.get(name.toLowerCase()) ?? whole;
    const code = Number.parseInt(name.replace(/^#x?/i, ""), /^#x/i.test(name) ? 16 : 10);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
      ? String.fromCodePoint(code)
      : "";
  });
}
