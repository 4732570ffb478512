/** Folds accents, case and typographic punctuation, so that texts typed by different people can be compared. */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .toLowerCase();
}

/** Only letters, digits and signs that every keyboard has: nothing to fold but the case. */
export function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/** Words of a text, folded, letters and digits only. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  // Most names are plain, and the classes of Unicode cost several times as much.
  return folded.match(isPlain(folded) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
}

/** "film coated" is "Film coated". */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A path segment for a name: "Infectious Disease" is "infectious-disease". */
export function slugOf(name: string): string {
  return wordsOf(name.replace(/'/g, "")).join("-");
}

/** Cuts after `length` characters and marks the cut with an ellipsis; counts characters, not code units. */
export function cut(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length
    ? text
    : `${characters.slice(0, length).join("").trimEnd()}...`;
}
