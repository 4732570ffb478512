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
