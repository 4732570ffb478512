import { readNpi } from "#/kernel/npi.ts";

export const NPI_HINT = "NPI numbers must be exactly 10 digits long";
export const NPI_DIGITS = 10;

/** What the quick search keeps of what is typed or pasted: digits, ten at most. */
export function npiDigits(text: string): string {
  return text.replace(/\D/g, "").slice(0, NPI_DIGITS);
}

/** What is wrong with a number, in words; it is not asked of anyone then. Null for one that can be issued. */
export function npiProblem(text: string): string | null {
  const reading = readNpi(text);
  if (reading.state === "not-ten-digits") return NPI_HINT;
  return reading.state === "valid"
    ? null
    : `${reading.npi} is not a valid NPI: the last digit should be ${reading.shouldEndIn}.`;
}

/**
 * The numbers in a pasted text or a file, in order: every run of digits of about an NPI's length, dashes or spaces
 * inside it or not. Of a table with a column that is headed "NPI" only that column is read, so that no telephone
 * number of the same length is taken for one.
 */
export function npisIn(text: string): string[] {
  const [head = "", ...lines] = text.split(/\r?\n/);
  const column = cellsOf(head.slice(0, 2000)).findIndex(
    (cell) => /\bnpi\b/i.test(cell) && !/\d/.test(cell),
  );
  const read = column === -1 ? [text] : lines.map((line) => cellsOf(line)[column] ?? "");
  return read
    .flatMap((part) => part.match(/(?<![\d-])\d(?:[ -]?\d){8,10}(?![\d-])/g) ?? [])
    .map((run) => run.replace(/[ -]/g, ""));
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
