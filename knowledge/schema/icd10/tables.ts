/** The official ICD-10-CM tables as their publishers write them: the order file, the list of valid codes, the tabular list. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { documentsIn } from "#/platform/ingest/file/documents.ts";
import { parseXml } from "#/platform/ingest/formats/xml.ts";

export type Tables = {
  /** Codes that may be billed, without their point. */
  readonly valid: ReadonlySet<string>;
  /** Official names by code. */
  readonly names: ReadonlyMap<string, string>;
  /** What the tabular list counts among a code or category besides its name. */
  readonly terms: ReadonlyMap<string, readonly string[]>;
};

const MOST_CHARACTERS = 64 * 1024 * 1024;
/** "00003 A001    1 short name ... long name": number, code, billable or not, names at fixed columns. */
const ORDER_LINE = /^\d{5} [A-Z]\d/;
const CODE_LINE = /^[A-Z]\d[0-9A-Z]{1,5}\s*$/m;
const [CODE_AT, CODE_END, NAME_AT] = [6, 13, 77];

/** As the tables write a code: "I21.9" is "I219". */
export const undotted = (code: string): string => code.replace(".", "");

/** Reads every table of a folder, packed or not; the kind of a file is told by what it begins with. */
export async function readTables(folder: string): Promise<Tables> {
  const valid = new Set<string>();
  const names = new Map<string, string>();
  const terms = new Map<string, readonly string[]>();
  for (const file of readdirSync(folder).toSorted()) {
    for await (const { name, head, bytes } of documentsIn(join(folder, file))) {
      const begins = head.toString("latin1");
      const text = await textOf(bytes);
      if (ORDER_LINE.test(begins)) readNames(text, names);
      else if (begins.includes("ICD10CM.tabular")) await readTerms(text, name, terms);
      else if (CODE_LINE.test(begins)) for (const code of text.split(/\s+/)) valid.add(code);
    }
  }
  valid.delete("");
  return { valid, names, terms };
}

function readNames(text: string, names: Map<string, string>): void {
  for (const line of text.split("\n")) {
    const name = line.slice(NAME_AT).trim();
    if (name !== "") names.set(line.slice(CODE_AT, CODE_END).trim(), name);
  }
}

/** "includes" and "inclusionTerm" hold notes; each belongs to the "diag" around it, of which the first "name" is the code. */
async function readTerms(
  text: string,
  name: string,
  terms: Map<string, readonly string[]>,
): Promise<void> {
  const open: string[] = [];
  const codes: string[] = [];
  let said = "";
  await parseXml(
    (async function* () {
      yield text;
    })(),
    name,
    {
      open(element) {
        open.push(element);
        if (element === "diag") codes.push("");
        said = "";
      },
      text(more) {
        said += more;
      },
      close(element) {
        open.pop();
        const code = codes.at(-1) ?? "";
        if (element === "name" && code === "") codes[codes.length - 1] = undotted(said.trim());
        if (element === "note" && /^(?:includes|inclusionTerm)$/.test(open.at(-1) ?? ""))
          terms.set(code, [...(terms.get(code) ?? []), said.trim()]);
        if (element === "diag") codes.pop();
      },
    },
    MOST_CHARACTERS,
  );
}
