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
