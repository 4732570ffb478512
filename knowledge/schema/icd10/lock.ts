/**
 * `knowledge/icd10.lock`: that each condition's code was held against the official tables, so that it holds without them. One line a
 * condition: id, code, judgement, fingerprint of its name, day. "read": the words differ, and a person held the code for right.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Coded, Judged } from "./judge.ts";

export const LOCK = "knowledge/icd10.lock";
const HEAD = `# Written by "npm run icd10 -- --write FOLDER". Condition, code, judgement, fingerprint of the name, day.`;

type Line = {
  readonly code: string;
  readonly judgement: string;
  readonly name: string;
  readonly day: string;
};

const fingerprint = ({ name }: Coded): string =>
  createHash("sha256").update(name).digest("base64url").slice(0, 6);

export function readLock(text: string): Map<string, Line> {
  return new Map(
    text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => {
        const [id = "", code = "", judgement = "", name = "", day = ""] = line.split(" ");
        return [id, { code, judgement, name, day }] as const;
      }),
  );
}

const isSame = (line: Line | undefined, condition: Coded): line is Line =>
  line?.code === condition.icd10 && line.name === fingerprint(condition);

/** What has to be read by a person: differing words and newer codes that nobody read yet, and codes that cannot be billed. */
export function unread(judged: readonly Judged[], lock: ReadonlyMap<string, Line>): Judged[] {
  return judged.filter(
    ({ condition, agreement, better }) =>
      agreement === "invalid" ||
      ((agreement === "newer" || agreement === "apart" || better.length > 0) &&
        !isSame(lock.get(condition.id), condition)),
  );
}

/** With `isRead` what is listed counts as read; what cannot be billed is never kept. */
export function lockText(
  judged: readonly Judged[],
  before: string,
  day: string,
  isRead: boolean,
): string {
  const lock = readLock(before);
  const open = new Set(unread(judged, lock).map(({ condition }) => condition.id));
  const lines = judged.flatMap(({ condition, agreement, better }) => {
    if (agreement === "invalid" || (open.has(condition.id) && !isRead)) return [];
    const kept = lock.get(condition.id);
    if (isSame(kept, condition))
      return [[condition.id, kept.code, kept.judgement, kept.name, kept.day].join(" ")];
    const isAgreed = (agreement === "named" || agreement === "other name") && better.length === 0;
    const judgement = isAgreed ? agreement.replace(" ", "-") : "read";
    return [[condition.id, condition.icd10, judgement, fingerprint(condition), day].join(" ")];
  });
  return `${[HEAD, ...lines.toSorted()].join("\n")}\n`;
}

/** Conditions whose code or name nobody has held against the tables, and lines of what is gone. */
export function broken(conditions: readonly Coded[], lock: ReadonlyMap<string, Line>): string[] {
  const ids = new Set(conditions.map(({ id }) => id));
  return [
    ...conditions
      .filter((condition) => !isSame(lock.get(condition.id), condition))
      .map(({ id, icd10 }) => `${id}: ${icd10} was not held against the official tables`),
    ...[...lock.keys()].filter((id) => !ids.has(id)).map((id) => `${id}: is in ${LOCK} and gone`),
  ];
}

/** Nothing where none was written yet. */
export function lockAt(root: string): string {
  try {
    return readFileSync(`${root}/${LOCK}`, "utf8");
  } catch {
    return "";
  }
}
