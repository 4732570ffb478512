/** Texts of cards: summaries that fit, and markdown in which no foreign text can be markup. */

/** A summary has fewer than 140 characters (CDS Hooks 2.0, card attributes). */
export const MOST_OF_SUMMARY = 139;

/** Cut at a word. */
export function cutAt(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** What a chart calls something, as plain words: nothing of it can be read as markup, a link or an address. */
export function plain(text: string): string {
  const words = text
    .replace(/[^\p{L}\p{N} .,;:/%()+'[\]&-]/gu, " ")
    .replace(/:\/\//g, " ")
    .replace(/\bwww\./gi, "www ")
    .replace(/\]\(/g, "] (")
    .replace(/\s+/g, " ")
    .trim();
  return cutAt(words, 200);
}

/** Markdown's own characters, escaped. Letters that could begin an HTML tag become an entity. */
export function escaped(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/[\\`*_[\]#|~!]/g, (mark) => `\\${mark}`);
}
