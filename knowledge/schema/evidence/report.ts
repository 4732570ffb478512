/** What a pharmacist works through: each statement beside the label's words, file by file, and the totals. */
import { type Judgement, JUDGEMENTS, type Result } from "./judge.ts";
import { wording } from "./wording.ts";

const LONGEST = 300;

/** In Markdown, what needs a decision first. */
export function reportOf(results: readonly Result[]): string {
  const files = Map.groupBy(results, ({ statement }) => statement.file);
  return [
    "# Statements and their labels",
    "",
    totals(results),
    ...[...files].flatMap(([file, all]) => [
      "",
      `## ${file}`,
      "",
      "| Statement | Says | Judgement | The label's words | Label |",
      "|---|---|---|---|---|",
      ...all.toSorted((a, b) => weight(a) - weight(b)).map(row),
    ]),
    "",
  ].join("\n");
}

const ORDER: readonly Judgement[] = [
  "contradicted",
  "not found",
  "no label at hand",
  "supported",
  "supported twice",
  "no document",
];
const weight = ({ judgement }: Result): number => ORDER.indexOf(judgement);

function row({ statement, judgement, found, label, second }: Result): string {
  const named = [label, second]
    .filter((one) => one !== undefined)
    .map(({ setId, version, labeler }) => `${setId}, version ${version ?? "unknown"} (${labeler})`);
  const cells = [statement.id, wording(statement), judgement, found, named.join("; ")];
  return `| ${cells.map(cell).join(" | ")} |`;
}

const cell = (text: string): string =>
  text.replaceAll(/\s+/g, " ").replaceAll("|", "/").slice(0, LONGEST);

function counts(all: readonly Result[]): string {
  const by = Map.groupBy(all, ({ judgement }) => judgement);
  return JUDGEMENTS.map((judgement) => by.get(judgement)?.length ?? 0).join(" | ");
}

/** Statements by kind and judgement. */
export function totals(results: readonly Result[]): string {
  const kinds = Map.groupBy(results, ({ statement }) => statement.kind);
  return [
    `| Kind | ${JUDGEMENTS.join(" | ")} |`,
    `|---|${JUDGEMENTS.map(() => "---").join("|")}|`,
    ...[...kinds]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, all]) => `| ${kind} | ${counts(all)} |`),
    `| all | ${counts(results)} |`,
  ].join("\n");
}
