import { slugOf } from "#/kernel/text.ts";

/** Numbers and lists as text that compresses well: the tables of findings and conditions are stored in columns of it. */
const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";

/** Beyond the digits: letters that no text of ours has. */
const FURTHER = 0x100;

export const digit = (value: number): string =>
  DIGITS[value] ?? String.fromCharCode(FURTHER + value);
export function valueOf(character = "0"): number {
  const code = character.charCodeAt(0);
  return code < FURTHER ? DIGITS.indexOf(character) : code - FURTHER;
}

/** Numbers in two columns of equal length: high digits, low digits. */
export type Columns = { readonly high: string; readonly low: string };

export function columnsOf(values: readonly number[]): Columns {
  return {
    high: values.map((value) => digit(Math.floor(value / 64))).join(""),
    low: values.map((value) => digit(value % 64)).join(""),
  };
}

export function fromColumns({ high, low }: Columns): number[] {
  return Array.from(high, (character, index) => valueOf(character) * 64 + valueOf(low[index]));
}

/** Texts, one a line. An empty text is an empty line. */
export const lines = (texts: readonly string[]): string => texts.join("\n");
export const unlines = (text: string): string[] => text.split("\n");

/** Repeated values by their place in a list of all different ones. */
export function indexed<Value extends string | number>(
  values: readonly Value[],
): { readonly different: Value[]; readonly places: number[] } {
  const different = [...new Set(values)].toSorted();
  const place = new Map(different.map((value, index) => [value, index]));
  return { different, places: values.map((value) => place.get(value) ?? 0) };
}

/** Lists of different lengths, one after the other, cut apart again. */
export function cutApart<Value>(values: readonly Value[], lengths: readonly number[]): Value[][] {
  let from = 0;
  return lengths.map((length) => {
    const part = values.slice(from, from + length);
    from += length;
    return part;
  });
}

type Named = { readonly id: string; readonly name: string };

/** Id and name; the id is left empty where it follows from the name. */
export const withoutNamed = ({ id, name }: Named): [string, string] => [
  id === slugOf(name) ? "" : id,
  name,
];

/** Id and name again. */
export const named = (id: string | undefined, name: string): Named => ({
  id: id === undefined || id === "" ? slugOf(name) : id,
  name,
});
