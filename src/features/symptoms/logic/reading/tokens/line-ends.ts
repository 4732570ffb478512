const QUOTED = /^[^\S\n]*>/;
const QUOTE_MARKS = /^(?:[^\S\n]*>)+/;

/** The lines without the blanks around them, and without "> " where two lines or more are quoted by it, as mail does. */
function linesOf(text: string): string[] {
  const written = text.split("\n");
  return written.map((line, index) => {
    const isQuoted =
      QUOTED.test(line) &&
      [written[index - 1], written[index + 1]].some((by) => QUOTED.test(by ?? ""));
    return (isQuoted ? line.replace(QUOTE_MARKS, "") : line).trim();
  });
}

const LIST_MARK = /^(?:[-*\u2022\u25cf\u25e6\u00b7\u2013\u2014#](?=\s|[A-Za-z])|[a-h]\)\s)/;
const NUMBERED = /^\(?(\d{1,2})[.)]\s/;
const HEADING = /^[A-Z][A-Za-z'/&-]*(?: [A-Za-z'/&-]+){0,4}:(?=\s|$)/;
/** Written small, only what notes are known to be headed with: "the following: ..." may begin a line by chance. */
const SMALL_HEADING =
  /^(?:hx|pmh|psh|fh|sh|hpi|ros|meds?|medications?|allergies|vitals|exam|examination|labs?|imaging|assessment|plan|impression|(?:past |social |family |medical |surgical )+history|review of systems|(?:pertinent )?(?:negatives|positives)|absent|present):/;
const HEADING_ALONE =
  /^(?:#+ .*|[A-Za-z][A-Za-z'/&-]*(?: [A-Za-z'/&-]+){0,4}:|[A-Z][A-Z/&]{3,}(?: [A-Z/&]+){0,3})$/;
/** "Fever: no", "Cough | yes": a row of a form or table. */
const ROW = /^[A-Za-z][^:|\n]{0,40}(?::\s*\S{1,12}$|\|)/;
/** After these a sentence goes on, whatever the next line begins with. */
const OPEN =
  /(?:[,(/&-]|\b(?:and|or|nor|no|not|without|with|of|the|an?|to|in|on|at|for|from|by|is|are|was|were|has|had|have|her|his|their|my|any|denies|denied|deny|reports|than|but|as|that|which|who))$/i;
const CAPITAL = /^[A-Z]/;
const ACRONYM = /^(?:[A-Z][A-Z0-9/]+|I)\b/;

/** From this width on a text was wrapped and not written line by line; two lines alone tell less than more of them. */
const NARROWEST = { ofTwo: 60, ofMore: 30 } as const;

const firstWord = (line: string): string => /^\S*/.exec(line)?.[0] ?? "";

/** True where each line of a paragraph is too full for the word that comes next. */
function isWrapped(paragraph: readonly string[]): boolean {
  const widest = Math.max(...paragraph.map((line) => line.length));
  if (widest < (paragraph.length > 2 ? NARROWEST.ofMore : NARROWEST.ofTwo)) return false;
  return paragraph.every((line, index) => {
    const next = paragraph[index + 1];
    return next === undefined || line.length + 1 + firstWord(next).length > widest;
  });
}

/** For each line, whether its paragraph was wrapped. */
function wrappedOnes(lines: readonly string[]): boolean[] {
  const wrapped: boolean[] = [];
  for (let from = 0; from < lines.length; from = wrapped.length) {
    const blank = lines.indexOf("", from);
    const to = blank === -1 ? lines.length : blank;
    const is = isWrapped(lines.slice(from, to));
    for (let index = from; index <= to && index < lines.length; index += 1) wrapped.push(is);
  }
  return wrapped;
}

/** "2. Cough" is the next item after "1. Fever"; a line that begins with "90. BP" is none. */
function isNumbered(lines: readonly string[], index: number): boolean {
  const number = Number(NUMBERED.exec(lines[index] ?? "")?.[1] ?? 0);
  return (
    number === 1 ||
    (number > 1 &&
      lines.slice(0, index).some((line) => Number(NUMBERED.exec(line)?.[1]) === number - 1))
  );
}

const headsList = (line: string, isShouted: boolean): boolean =>
  HEADING_ALONE.test(line) && (line.endsWith(":") || !isShouted);

/**
 * The text with a blank for every line end that stands inside a sentence: charts and mails are wrapped, and a "no" at the end of a
 * line denies what the next one begins with. A blank line, a heading, a list mark or a row of a table begins something else, and
 * so does a capital letter where lines end before they are full.
 */
export function withoutLineEnds(text: string): string {
  const lines = linesOf(text).map((line) => line.replace(/[^\S\n\t]+/g, " "));
  const isShouted = !/[a-z]/.test(text);
  const wrapped = wrappedOnes(lines);
  return lines.reduce((joined, line, index) => {
    const before = lines[index - 1] ?? "";
    const begins = CAPITAL.test(line) && !ACRONYM.test(line);
    const parts =
      before === "" ||
      line === "" ||
      [LIST_MARK, HEADING, SMALL_HEADING].some((mark) => mark.test(line)) ||
      isNumbered(lines, index) ||
      headsList(before, isShouted) ||
      (ROW.test(before) && ROW.test(line)) ||
      (begins && wrapped[index] === false && !isShouted && !OPEN.test(before));
    if (parts) return `${joined}\n${line}`;
    // "Light-" at the end of a line is the first half of "light-headed".
    const isHalved = /[A-Za-z]-$/.test(before) && !/^(?:and|or|to)\s/.test(line);
    return `${joined}${isHalved ? "" : " "}${line}`;
  });
}
