import { cut } from "#/kernel/text.ts";

/**
 * The numbers in a pasted text or a file, in order: every run of digits of about an NPI's length, dashes, dots or spaces
 * inside it or not. Of a table with a column that is headed "NPI" only that column is read, so that no telephone
 * number of the same length is taken for one. A line without such a number is kept by its words: whoever checks a list
 * is told of every line of it.
 */
export function npisIn(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const [head = ""] = lines;
  const column = cellsOf(head.slice(0, 2000)).findIndex(
    (cell) => /\bnpi\b/i.test(cell) && !/\d/.test(cell),
  );
  return lines.flatMap((line, at) => {
    const isTitle = at === 0 && !/\d/.test(line);
    if (isTitle || line.replace(/[\s,;"]/g, "") === "") return [];
    if (column === -1) return orWords(numbersIn(line), line);
    const cells = cellsOf(line).map((cell) => cell.trim());
    const others = cells.filter((cell) => cell !== "").join(", ");
    const cell = cells[column] ?? "";
    return orWords(numbersIn(cell), cell === "" ? `line ${at + 1}: ${others}` : cell);
  });
}

function numbersIn(text: string): string[] {
  const runs = text.match(/(?<![\d-])\d(?:[ .-]?\d){8,10}(?![\d-])/g) ?? [];
  return runs.map((run) => run.replace(/[ .-]/g, ""));
}

/** As many characters of a line as are sent of one that holds no number. */
const MOST_WORDS = 36;

function orWords(numbers: string[], words: string): string[] {
  return numbers.length > 0 ? numbers : [cut(words.trim(), MOST_WORDS)];
}

/** The cells of a line, parted by commas, semicolons or tabs but for those in quotes. */
function cellsOf(line: string): string[] {
  const cells = [""];
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && ",;\t".includes(character)) cells.push("");
    else cells.push(`${cells.pop() ?? ""}${character}`);
  }
  return cells;
}
