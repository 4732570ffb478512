/** What parts an item from its answer, and what stands after the answer. */
const BEFORE = /(?:[:(=|]|\s-)\s*$/;
const ENDS = /^[^\S\n]*(?:$|[\n,;.)|])/;
const LONGEST_MARK = 3;

/** "Fever: N", "cough (Y)", "vomiting: 0": the answer as a word; nothing where the letter or number stands for something else. */
export function answerOf(
  { word, start, end }: { readonly word: string; readonly start: number; readonly end: number },
  folded: string,
): "yes" | "no" | undefined {
  if (!/^[ny0]$/.test(word) || !ENDS.test(folded.slice(end))) return undefined;
  if (!BEFORE.test(folded.slice(Math.max(0, start - LONGEST_MARK), start))) return undefined;
  return word === "y" ? "yes" : "no";
}
