import { documentsIn } from "#/platform/ingest/file/documents.ts";
import { textOf } from "#/platform/ingest/formats/text.ts";
import { parseXml } from "#/platform/ingest/formats/xml.ts";

/** A report of all deactivated numbers is 30 MB of XML; this is room for one ten times as long. */
const MAX_CHARACTERS = 512 * 1024 * 1024;

export type SheetRow = { readonly number: number; readonly cells: readonly string[] };

/**
 * The rows of the first sheet of a workbook, zipped or not, given to `onRow` as they are read. The workbook is a zip of
 * XML: texts stand once in a list of their own and cells hold their places in it, so it is gone through twice.
 * @returns whether there was a sheet
 */
export async function xlsxRows(
  path: string,
  onRow: (row: SheetRow) => void,
  onRead: (bytes: number) => void,
): Promise<boolean> {
  const texts = await sharedTexts(path);
  let found = false;
  for await (const document of documentsIn(path, { onRead })) {
    if (found || !/xl\/worksheets\/[^/]+\.xml$/.test(document.name)) continue;
    found = true;
    await readSheet(textOf(document.bytes, document.name), document.name, texts, onRow);
  }
  return found;
}

async function sharedTexts(path: string): Promise<string[]> {
  const texts: string[] = [];
  for await (const document of documentsIn(path)) {
    if (!document.name.endsWith("xl/sharedStrings.xml")) continue;
    let current = "";
    let inText = false;
    await parseXml(
      textOf(document.bytes, document.name),
      document.name,
      {
        open: (name) => {
          if (name === "si") current = "";
          inText = name === "t";
        },
        text: (text) => {
          if (inText) current += text;
        },
        close: (name) => {
          inText = false;
          if (name === "si") texts.push(current);
        },
      },
      MAX_CHARACTERS,
    );
  }
  return texts;
}

async function readSheet(
  text: AsyncIterable<string>,
  name: string,
  texts: readonly string[],
  onRow: (row: SheetRow) => void,
): Promise<void> {
  let number = 0;
  let cells: string[] = [];
  let column = 0;
  let shared = false;
  let value = "";
  let inValue = false;
  await parseXml(
    text,
    name,
    {
      open: (tag, attributes) => {
        if (tag === "row") {
          number = Number(attributes["r"] ?? number + 1);
          cells = [];
        } else if (tag === "c") {
          column = columnOf(attributes["r"]) ?? cells.length;
          shared = attributes["t"] === "s";
          value = "";
        }
        inValue = tag === "v" || tag === "t";
      },
      text: (text) => {
        if (inValue) value += text;
      },
      close: (tag) => {
        inValue = false;
        if (tag === "c") {
          while (cells.length < column) cells.push("");
          cells[column] = shared ? (texts[Number(value)] ?? "") : value;
        } else if (tag === "row") onRow({ number, cells });
      },
    },
    MAX_CHARACTERS,
  );
}

const MOST_COLUMNS = 100;

/** "B17" stands in column 1. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]+/.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return Math.min(column, MOST_COLUMNS);
}
