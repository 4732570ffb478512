import { SaxesParser } from "saxes";
import { Failure } from "#/kernel/failure.ts";
import { megabytes } from "../file/limits.ts";

export type XmlAttributes = Readonly<Record<string, string>>;

/** Called in document order. Names come without their namespace prefix. */
export type XmlEvents = {
  open(name: string, attributes: XmlAttributes): void;
  text(text: string): void;
  close(name: string): void;
};

/**
 * Parses XML while it streams. A document type declaration is refused, so no entity of its own is ever
 * declared, fetched or expanded; only the five of XML itself are known.
 */
export async function parseXml(
  text: AsyncIterable<string>,
  name: string,
  events: XmlEvents,
  maxCharacters: number,
): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.on("doctype", () => {
    throw new Failure(
      "invalid-input",
      `${name} has a document type declaration (DTD): only XML without one is read, because a DTD can define entities.`,
    );
  });
  parser.on("error", (cause) => {
    throw new Failure("invalid-input", `${name} is not well-formed XML: ${cause.message}`, {
      cause,
    });
  });
  parser.on("opentag", (tag) => events.open(localName(tag.name), tag.attributes));
  parser.on("closetag", (tag) => events.close(localName(tag.name)));
  parser.on("text", (text) => events.text(text));
  parser.on("cdata", (text) => events.text(text));
  let read = 0;
  for await (const chunk of text) {
    read += chunk.length;
    if (read > maxCharacters) {
      throw new Failure("too-large", `${name} is larger than ${megabytes(maxCharacters)} of XML.`);
    }
    parser.write(chunk);
  }
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
