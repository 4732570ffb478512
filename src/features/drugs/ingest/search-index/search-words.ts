import { wordsOf } from "#/kernel/text.ts";

const MAX_WORDS = 400;

/** Every word of a text once. */
export function distinctWords(text: string): string[] {
  return [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
}
