/**
 * How many single-letter errors (left out, put in, changed, or two neighbours swapped) lie between two words.
 * Gives up beyond `most` and answers `most + 1`.
 */
export function typingErrors(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}

/** How many errors a word of this length may have and still be taken for another. */
export function errorsAllowed(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}

export type Term = { readonly term: string; readonly products: number };

/** The word that was most likely meant: fewest errors, same first letter before others, then the commonest. */
export function likelyMeant(typed: string, terms: readonly Term[]): string | undefined {
  const most = errorsAllowed(typed.length);
  const [best] = terms
    .map((found) => ({ ...found, errors: typingErrors(typed, found.term, most) }))
    .filter(({ errors }) => errors <= most)
    .toSorted(
      (a, b) =>
        a.errors - b.errors ||
        Number(b.term[0] === typed[0]) - Number(a.term[0] === typed[0]) ||
        b.products - a.products,
    );
  return best?.term;
}
