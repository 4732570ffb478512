/**
 * `knowledge/evidence.lock`: the last judgement of every statement, so that it holds without the label files. Under a line for
 * each label (set id, version, day) the lines of a record: its file, then for each statement a mark, six letters of its id and
 * four of what it says.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Judgement, Result } from "./judge.ts";
import { hashOf } from "./fingerprint.ts";
import type { Recorded } from "./recorded.ts";

export const LOCK = "knowledge/evidence.lock";
const HEAD = `# Written by "npm run evidence -- --write FILES". Label: set id, version, day. Record: its statements; + supported, * supported twice, - not found, ! contradicted.`;

const MARKS: readonly (readonly [string, Judgement])[] = [
  ["+", "supported"],
  ["*", "supported twice"],
  ["-", "not found"],
  ["!", "contradicted"],
];
const ID_LETTERS = 6;
const HASH_LETTERS = 4;
/** So many statements are read at a glance, and compared in a diff. */
const CELLS_A_LINE = 16;

export type Line = {
  readonly judgement: Judgement;
  readonly hash: string;
  /** "ingredients/metformin". */
  readonly file: string;
  readonly label: { readonly setId: string; readonly version: number | undefined };
};

/** What was kept, by the short form of a statement's id. */
export type Lock = {
  readonly size: number;
  get(id: string): Line | undefined;
  all(): Iterable<readonly [shortId: string, Line]>;
};

const shortId = (id: string): string =>
  createHash("sha256").update(id).digest("base64url").slice(0, ID_LETTERS);

/** What is kept of what a statement says: any change of it changes these letters. */
export const keptHashOf = (statement: Recorded): string => hashOf(statement).slice(0, HASH_LETTERS);

/** The day of a label's part stays as long as nothing in the part changes. */
export function lockText(results: readonly Result[], before: string, day: string): string {
  ownIds(results);
  const parts = Map.groupBy(
    // What no label was held against says nothing that could be kept.
    results.filter(({ label }) => label !== undefined),
    ({ label }) => `${label?.setId} ${label?.version ?? "-"}`,
  );
  const known = partsOf(before);
  const written = [...parts].toSorted(byName).map(([label, all]) => {
    const lines = [...Map.groupBy(all, ({ statement }) => statement.file)]
      .toSorted(byName)
      .flatMap(([file, own]) =>
        linesOf(own.map(cell).toSorted()).map((line) => `  ${file} ${line}`),
      )
      .join("\n");
    const old = known.get(label);
    return `${label} ${old?.lines === lines ? old.day : day}\n${lines}`;
  });
  return `${[HEAD, ...written].join("\n")}\n`;
}

function linesOf(cells: readonly string[]): string[] {
  const lines = Math.ceil(cells.length / CELLS_A_LINE);
  return Array.from({ length: lines }, (_, line) =>
    cells.slice(line * CELLS_A_LINE, (line + 1) * CELLS_A_LINE).join(" "),
  );
}

/** @throws when two statements share the short form of their ids. */
function ownIds(results: readonly Result[]): void {
  const seen = new Map<string, string>();
  for (const { statement } of results) {
    const short = shortId(statement.id);
    const other = seen.get(short);
    if (other !== undefined) throw new Error(`${other} and ${statement.id} share the id ${short}`);
    seen.set(short, statement.id);
  }
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

function cell({ statement, judgement }: Result): string {
  const mark = MARKS.find(([, marked]) => marked === judgement)?.[0] ?? "";
  return `${mark}${shortId(statement.id)}${keptHashOf(statement)}`;
}

function partsOf(text: string): Map<string, { day: string; lines: string }> {
  const parts = text.split(/\n(?=[^ #])/).slice(1);
  return new Map(
    parts.map((part) => {
      const [head = "", ...lines] = part.trimEnd().split("\n");
      const [setId, version, day = ""] = head.split(" ");
      return [`${setId} ${version}`, { day, lines: lines.join("\n") }];
    }),
  );
}

export function readLock(text: string): Lock {
  const lines = new Map<string, Line>();
  let label: Line["label"] = { setId: "", version: undefined };
  for (const written of text.split("\n").filter((one) => one !== "" && !one.startsWith("#"))) {
    const [first = "", ...cells] = written.trim().split(" ");
    if (!written.startsWith(" ")) {
      const [version = "-"] = cells;
      label = { setId: first, version: version === "-" ? undefined : Number(version) };
      continue;
    }
    for (const kept of cells) {
      const judgement = MARKS.find(([mark]) => mark === kept.charAt(0))?.[1];
      if (judgement === undefined)
        throw new Error(`${LOCK}: no judgement in "${kept}": delete it, and write it again`);
      const hash = kept.slice(1 + ID_LETTERS);
      lines.set(kept.slice(1, 1 + ID_LETTERS), { judgement, hash, file: first, label });
    }
  }
  return { size: lines.size, get: (id) => lines.get(shortId(id)), all: () => lines };
}

/** Nothing where none was written yet. */
export function lockAt(root: string): string {
  try {
    return readFileSync(`${root}/${LOCK}`, "utf8");
  } catch {
    return "";
  }
}

/** What no longer holds: a contradicted statement, and a supported one that says something else by now, or is gone. */
export function broken(statements: readonly Recorded[], lock: Lock): string[] {
  const byId = new Map(statements.map((statement) => [shortId(statement.id), statement]));
  return [...lock.all()].flatMap(([id, { judgement, hash, file, label }]) => {
    const statement = byId.get(id);
    const name = statement?.id ?? `a statement of ${file}`;
    if (judgement === "contradicted") return [`${name}: its label contradicts it`];
    if (!judgement.startsWith("supported")) return [];
    if (statement === undefined) {
      return [`${name}: was ${judgement} by label ${label.setId}, and is no longer there`];
    }
    return keptHashOf(statement) === hash
      ? []
      : [`${name}: was ${judgement}, and says something else now`];
  });
}
