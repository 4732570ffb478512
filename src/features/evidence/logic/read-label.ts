import type { LabelText } from "../label.ts";
import { codesOf } from "../sections.ts";
import type { Statement } from "../statement.ts";
import { type Part, type Window, windowsOf } from "./windows.ts";

/** A label whose sections are cut into windows when they are first asked for. */
export type ReadLabel = {
  readonly text: LabelText;
  /** The label's text under each section that the statement names. */
  partsFor(statement: Pick<Statement, "sections" | "kind">): readonly Part[];
};

export function readLabel(text: LabelText): ReadLabel {
  const known = new Map<string, readonly Window[]>();
  function windows(codes: readonly string[]): readonly Window[] {
    const key = codes.join(" ");
    const found = known.get(key) ?? windowsOf(text.sections, codes);
    known.set(key, found);
    return found;
  }
  return {
    text,
    partsFor: ({ sections, kind }) =>
      codesOf(sections, kind).map((choices) => ({
        windows: choices.map(windows).find(({ length }) => length > 0) ?? [],
        forbids: choices[0]?.includes("34070-3") ?? false,
      })),
  };
}
