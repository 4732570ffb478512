import type { Block } from "../../labels.contract.ts";
import { blocksOfText, restOfText } from "../../logic/label-text.ts";
import type { KnownFootnotes } from "./footnotes.ts";
import { tableBlocks } from "./html-table.ts";
import { readMarkup } from "./markup.ts";

/** Fewer letters may stand anywhere: a table of them is left where it was. */
const LEAST_LETTERS = 12;

type Found = { readonly from: number; readonly to: number; readonly table: string };

/**
 * A section's texts with its tables. openFDA runs the words of each table into the text too: where they stand there, one
 * after another, the table stands in their place. Those whose words are not found so come last.
 */
export function textWithTables(
  texts: readonly string[],
  tables: readonly string[],
  footnotes: KnownFootnotes,
): Block[] {
  let waiting = tables.flatMap(apart).map((table) => ({ table, letters: lettersOf(table) }));
  const blocks = texts.flatMap((text) => {
    const found = foundIn(text.replace(/\s+/g, ""), waiting);
    waiting = waiting.filter(({ table }) => found.every((one) => one.table !== table));
    return placed(text, found, footnotes);
  });
  return [...blocks, ...waiting.flatMap(({ table }) => tableBlocks(table, footnotes))];
}

/** Tables that were given one after another as one; those within a cell stay there. */
function apart(markup: string): string[] {
  const tables: string[] = [];
  let open = 0;
  for (const part of markup.split(/(?<=<\/table>)\s*(?=<table\b)/i)) {
    if (open > 0) tables.push(`${tables.pop() ?? ""} ${part}`);
    else tables.push(part);
    open += countOf(part, /<table\b/gi) - countOf(part, /<\/table>/gi);
  }
  return tables;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** All that is written in a table, in its order and without spaces: so they are alike in both forms. */
function lettersOf(table: string): string {
  let letters = "";
  readMarkup(table, {
    open: () => undefined,
    close: () => undefined,
    text: (text) => (letters += text),
  });
  return letters.replace(/\s+/g, "");
}

type Waiting = readonly { readonly table: string; readonly letters: string }[];

function foundIn(text: string, waiting: Waiting): Found[] {
  const found: Found[] = [];
  for (const { table, letters } of waiting) {
    if (letters.length < LEAST_LETTERS) continue;
    const from = text.indexOf(letters, found.at(-1)?.to);
    if (from !== -1) found.push({ from, to: from + letters.length, table });
  }
  return found;
}

function placed(text: string, found: readonly Found[], footnotes: KnownFootnotes): Block[] {
  const places = placesOf(
    text,
    found.flatMap(({ from, to }) => [from, to]),
  );
  const starts = [0, ...found.map((_, at) => places[2 * at + 1] ?? text.length)];
  return starts.flatMap((start, at) => {
    const words = text.slice(start, places[2 * at] ?? text.length);
    const table = found[at]?.table;
    return [
      ...(at === 0 ? blocksOfText(words) : restOfText(words)),
      ...(table === undefined ? [] : tableBlocks(table, footnotes)),
    ];
  });
}

/** Where in a text so many of its letters have gone by; the counts ascend. */
function placesOf(text: string, counts: readonly number[]): number[] {
  const places: number[] = [];
  let letters = 0;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (places.length === counts.length) break;
    for (let count = counts[places.length]; count !== undefined; count = counts[places.length]) {
      if (count > letters + word.length) break;
      places.push(index + count - letters);
    }
    letters += word.length;
  }
  return places;
}
