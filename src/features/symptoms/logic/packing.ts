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

/** Texts, one a line. An empty text is an empty line. */
export const lines = (texts: readonly string[]): string => texts.join("\n");
export const unlines = (text: string): string[] => text.split("\n");

/** Small numbers, a character each. */
export const digits = (values: readonly number[]): string => values.map(digit).join("");

type Named = { readonly id: string; readonly name: string };

const FIRST_OF_NAME = 0x41;

/** Id and name; the id is left empty where it follows from the name, and a capital stands for a word of the name: "xray-B". */
export function withoutNamed({ id, name }: Named): [string, string] {
  const slug = slugOf(name);
  if (id === slug) return ["", name];
  const words = slug.split("-");
  const coded = id.split("-").map((word) => {
    const place = words.indexOf(word);
    return place < 0 ? word : String.fromCharCode(FIRST_OF_NAME + place);
  });
  return [coded.join("-"), name];
}

/** Id and name again. */
export function named(coded: string | undefined, name: string): Named {
  const slug = slugOf(name);
  if (coded === undefined || coded === "") return { id: slug, name };
  const words = slug.split("-");
  const id = coded.replace(/[A-Z]/g, (letter) => words[letter.charCodeAt(0) - FIRST_OF_NAME] ?? "");
  return { id, name };
}
