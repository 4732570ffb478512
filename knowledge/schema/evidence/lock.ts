/**
 * `knowledge/evidence.lock`: the last judgement of every statement, so that it holds without the label files. Under a line for
 * each label (set id, version, day) one line a statement: id, judgement, fingerprint, the beginning of a second label's set id.
 */
import { readFileSync } from "node:fs";
import { type Judgement, JUDGEMENTS, type Result } from "./judge.ts";
import type { Statement } from "#/features/evidence/statement.ts";
import { hashOf } from "./fingerprint.ts";

export const LOCK = "knowledge/evidence.lock";
const HEAD = `# Written by "npm run evidence -- --write FILES". Label: set id, version, day. Statement: judgement, fingerprint, second label.`;

export type Line = {
  readonly judgement: Judgement;
  readonly hash: string;
  readonly label: { readonly setId: string; readonly version: number | undefined };
};

/** The day of a label's part stays as long as nothing in the part changes. */
export function lockText(results: readonly Result[], before: string, day: string): string {
  const parts = Map.groupBy(
    // What no label was held against says nothing that could be kept.
    results.filter(({ label }) => label !== undefined),
    ({ label }) => `${label?.setId} ${label?.version ?? "-"}`,
  );
  const known = partsOf(before);
  const written = [...parts].toSorted(byName).map(([label, all]) => {
    const lines = all.map(line).toSorted().join("\n");
    const old = known.get(label);
    return `${label} ${old?.lines === lines ? old.day : day}\n${lines}`;
  });
  return `${[HEAD, ...written].join("\n")}\n`;
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

function line({ statement, judgement, second }: Result): string {
  const cells = [statement.id, marked(judgement), hashOf(statement), second?.setId.slice(0, 8)];
  return `  ${cells.filter((cell) => cell !== undefined).join(" ")}`;
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

/** Without blanks, as they stand in a line. */
const marked = (judgement: Judgement): string => judgement.replaceAll(" ", "-");

export function readLock(text: string): Map<string, Line> {
  const lines = new Map<string, Line>();
  let label: Line["label"] = { setId: "", version: undefined };
  for (const written of text.split("\n").filter((one) => one !== "" && !one.startsWith("#"))) {
    const [first = "", second = "", hash = ""] = written.trim().split(" ");
    const judgement = JUDGEMENTS.find((one) => marked(one) === second);
    if (written.startsWith(" ") && judgement !== undefined) {
      lines.set(first, { judgement, hash, label });
    } else {
      label = { setId: first, version: second === "-" ? undefined : Number(second) };
    }
  }
  return lines;
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
export function broken(
  statements: readonly Statement[],
  lock: ReadonlyMap<string, Line>,
): string[] {
  const byId = new Map(statements.map((statement) => [statement.id, statement]));
  return [...lock].flatMap(([id, { judgement, hash }]) => {
    const statement = byId.get(id);
    if (judgement === "contradicted") return [`${id}: its label contradicts it`];
    if (!judgement.startsWith("supported")) return [];
    if (statement === undefined) return [`${id}: was ${judgement}, and is no longer there`];
    return hashOf(statement) === hash
      ? []
      : [`${id}: was ${judgement}, and says something else now`];
  });
}
