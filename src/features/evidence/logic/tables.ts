/** Rows and cells of a label's table, each with the heads that say what it is. */
import { amountsIn } from "./amounts.ts";
import { frequenciesIn } from "./frequencies.ts";
import { type Cell, gridOf, isSingle, type Row, type Table } from "./grid.ts";
import { RENAL, thresholdsIn } from "./thresholds.ts";

/** A row as it stands, or one of its figures with what else the row says of it. */
export type TablePiece = {
  readonly text: string;
  readonly about: string;
  readonly kind: "row" | "cell";
};

const BETWEEN = " | ";
const NOTE = /^\s*(?:[*†‡§#¶]|\[\d+\]|[a-e1-9]\s+(?=[A-Z])|[a-e]\.\s|note\b)/i;

export function piecesOfTable(table: Table): TablePiece[] {
  const { heads, body, caption: above } = gridOf(table);
  const caption = sentences(table.caption, above);
  const footnotes = [
    ...(table.notes ?? []).map(({ text }) => text),
    ...body
      .filter(isSingle)
      .flatMap(({ 0: cell }) => (NOTE.test(cell?.text ?? "") ? [cell?.text] : [])),
  ].join(" ");
  const headLine = [...new Set(heads)].join(BETWEEN);
  let group = "";
  return [
    { text: headLine, about: caption, kind: "row" },
    ...body.flatMap((row): TablePiece[] => {
      if (isSingle(row)) {
        const text = row.find((cell) => cell.text !== "")?.text ?? "";
        if (!NOTE.test(text)) group = text;
        return [{ text, about: sentences(caption, headLine, footnotes), kind: "row" }];
      }
      return aligned(row, heads).flatMap((line) => [
        {
          text: distinct(line)
            .map(({ text }) => text)
            .join(BETWEEN),
          about: sentences(caption, headLine, footnotes, group),
          kind: "row",
        },
        ...cellsOf(line, heads, sentences(caption, footnotes, group)),
      ]);
    }),
  ];
}

const sentences = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(". ");

/** A cell that spans columns once. */
const distinct = (row: Row): Row => row.filter((cell, at) => cell !== row[at - 1]);

/** "(mg/day)", "(mL/min)", "(kg)", "(years)": the unit of a column whose cells are bare figures. */
const HEAD_UNIT =
  /[(,]\s*(?:in )?((?:mcg|mg|g|mL|units?|mEq)(?:\/(?:kg|m2|day|dose|hr?|min))*|kg|years?|months?|mL\/min(?:\/1\.73\s?m(?:2|²))?)\s*\)/i;
const BARE =
  /^[\s\d.,<>≤≥=–—-]*(?:(?:to|and|or|less|more|than|at least|up|under|below|above|over|greater|through|older|equal)[\s\d.,<>≤≥=–—-]*)*\W*$/i;

function withUnit(cell: string, head: string): string {
  if (!/\d/.test(cell) || !BARE.test(cell)) return cell;
  if (RENAL.test(head)) return `${cell} mL/min`;
  const named = HEAD_UNIT.exec(head)?.[1];
  if (named !== undefined) return `${cell} ${named}`;
  if (/\bweight\b/i.test(head) && /\bkg\b/i.test(head)) return `${cell} kg`;
  return /\bage\b/i.test(head) && /year/i.test(head) ? `${cell} years` : cell;
}

/** The dose of normal kidneys, repeated in a table for weak ones. */
const USUAL = /\b(?:normal|usual)\b/i;

/** Two amounts with nothing between them: a list that lost its lines. */
const isRunOn = (text: string): boolean => {
  const amounts = amountsIn(text);
  return amounts.some(({ end }, index) => {
    const next = amounts[index + 1];
    return next !== undefined && text.slice(end, next.at).trim() === "";
  });
};

/** One piece for each cell with amounts: what the row's other columns say, and the amount under its own head. */
function cellsOf(row: Row, heads: readonly string[], about: string): TablePiece[] {
  const isOfKidneys = heads.some((head) => RENAL.test(head) && !USUAL.test(head));
  const cells = distinct(row)
    .filter(({ text }) => text !== "")
    .map((cell) => {
      const head = heads[row.indexOf(cell)] ?? "";
      const told = withUnit(cell.text, head);
      return {
        text: head === "" || head === cell.text ? told : `${head}: ${told}`,
        hasAmount: amountsIn(told).length > 0,
        isClear: !isRunOn(told) && !(isOfKidneys && USUAL.test(head)),
      };
    });
  return cells
    .filter(({ hasAmount, isClear }) => hasAmount && isClear)
    .map((own) => ({
      text: cells
        .filter((cell) => cell === own || !cell.hasAmount)
        .map(({ text }) => text)
        .join(BETWEEN),
      about,
      kind: "cell",
    }));
}

/** A row whose cells hold lists of the same length, the line breaks lost: "> 25 10 to 25 0 to 10 | 800 800 800". */
function aligned(row: Row, heads: readonly string[]): readonly Row[] {
  const lists = row.map(({ text }, column) => limitsIn(text, heads[column] ?? ""));
  const count = Math.max(...lists.map(({ length }) => length));
  if (count < 2) return [row];
  const parts = row.map(({ text }, column) => {
    const own = lists[column] ?? [];
    return own.length === count ? own : splitInto(text, count);
  });
  if (parts.filter(({ length }) => length === count).length < 2) return [row];
  return Array.from({ length: count }, (_, line) =>
    parts.map((part): Cell => ({ text: part[line] ?? part[0] ?? "" })),
  );
}

/** A short cell as its limits, one by one. */
function limitsIn(text: string, head: string): string[] {
  const lead = RENAL.test(head) ? "CrCl " : "";
  const all = text.length > 120 ? [] : thresholdsIn(`${lead}${text}`);
  const byMeasure = [...Map.groupBy(all, ({ measure }) => measure).values()];
  const limits = byMeasure.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return limits.length < 2
    ? []
    : splitAt(
        text,
        limits.map(({ at }) => at - lead.length),
      );
}

function splitInto(text: string, count: number): string[] {
  const frequencies = frequenciesIn(text)
    // "every 4 hours, 5x daily" is one.
    .filter(({ at }) => !text.slice(0, at).trimEnd().endsWith(","))
    .toSorted((a, b) => a.at - b.at);
  for (const places of [amountsIn(text), frequencies]) {
    if (places.length === count)
      return splitAt(
        text,
        places.map(({ at }) => at),
      );
  }
  const bare = text.trim().split(/\s+/);
  return bare.length === count && bare.every((one) => /^[\d.,]+$/.test(one)) ? bare : [text];
}

const splitAt = (text: string, places: readonly number[]): string[] =>
  places.map((place, index) => text.slice(index === 0 ? 0 : place, places[index + 1]).trim());
