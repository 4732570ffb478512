import type { Gap, GapFinder } from "./gap.ts";

const LONGEST = 240;

/** One line a gap, file by file, each feature under its own heading with its count. */
export function gapLines(finder: GapFinder, gaps: readonly Gap[]): string[] {
  const rows = gaps.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  return [`## ${finder.feature}: ${gaps.length}`, "", ...rows.map(row), ""];
}

function row({ file, missing, words, label }: Gap): string {
  const said = words.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST);
  return `- ${file}: ${missing}; label ${label.setId}, version ${label.version ?? "unknown"}: ${said}`;
}
