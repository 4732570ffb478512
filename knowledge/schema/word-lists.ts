/** The word lists of the symptom checker's reader: `lexicon/symptoms/<file>.yaml`, one list a field. */
import { basename } from "node:path";
import * as v from "valibot";
import { readRecords, recordFiles } from "./files.ts";
import type { KnowledgeModule } from "./modules.ts";
import { READER_FILES } from "./reader.ts";

const File = v.record(v.string(), v.unknown());

/** Lists that are only asked whether they have a word. */
const SETS = [/^common-words\//, /^scope-words\/(?!not-negating)/, /^normals\/reassuring$/];

/** Where the shape alone does not tell the type. */
const TYPES: Readonly<Record<string, string>> = {
  "grave-forms/grave-forms":
    "readonly { readonly grave: string; readonly mild: readonly string[]; readonly signs: readonly string[] }[]",
  "soundness/no-trouble": "{ readonly trouble: string; readonly between: string }",
  "milder/milder":
    "readonly { readonly condition: string; readonly ages: readonly [number, number]; readonly days?: number; readonly none: readonly string[] }[]",
};

export function packWordLists(root: string): KnowledgeModule[] {
  const files = recordFiles(root, "lexicon/symptoms/*.yaml");
  return files
    .filter((file) => !READER_FILES.includes(file))
    .map((file) => {
      const name = basename(file, ".yaml");
      const lists = Object.entries(readRecords(root, file, File));
      return {
        path: `symptoms/${name}`,
        exports: Object.fromEntries(
          lists.map(([list, value]) => [
            list.toUpperCase().replaceAll("-", "_"),
            exported(`${name}/${list}`, value),
          ]),
        ),
      };
    });
}

function exported(list: string, value: unknown): { type: string; value: unknown } {
  if (Array.isArray(value) && SETS.some((pattern) => pattern.test(list))) {
    return { type: "ReadonlySet<string>", value: new Set(value) };
  }
  return { type: TYPES[list] ?? typeOf(value), value };
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return `readonly ${wrapped(elementType(value))}[]`;
  if (typeof value !== "object" || value === null) return typeof value;
  const types = new Set(Object.values(value).map(typeOf));
  return `Readonly<Record<string, ${[...types].join(" | ")}>>`;
}

/** Rows that are all of one length are tuples. */
function elementType(rows: readonly unknown[]): string {
  const lists = rows.filter((row): row is unknown[] => Array.isArray(row));
  const [first = []] = lists;
  if (lists.length > 0 && lists.every((row) => row.length === first.length)) {
    return `readonly [${first.map(typeOf).join(", ")}]`;
  }
  return [...new Set(rows.map(typeOf))].join(" | ");
}

const wrapped = (type: string): string => (/[ |]/.test(type) ? `(${type})` : type);
