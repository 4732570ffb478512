import * as v from "valibot";

/**
 * What the text says stands in braces: "{coughing up phlegm|cough-productive}". Ids parted by blanks all have to be understood,
 * "|" parts readings of which one suffices, "!" marks what is denied, "?" what the vocabulary has no finding for.
 */
export const MarkedText = v.strictObject({
  age: v.number(),
  sex: v.picklist(["male", "female"]),
  text: v.string(),
});
export type MarkedText = v.InferOutput<typeof MarkedText>;

/** One thing that a text says: readings of which one suffices, each of them findings that all belong to it. */
type Mark = {
  readonly phrase: string;
  readonly start: number;
  readonly end: number;
  readonly readings: readonly (readonly string[])[];
};

type Unmarked = { readonly text: string; readonly marks: readonly Mark[] };

const MARK = /\{([^|}]+)\|([^}]+)\}/g;

/** The text as a reader gets it, and where it says what. */
export function unmarked(marked: string): Unmarked {
  const marks: Mark[] = [];
  let text = "";
  let from = 0;
  for (const match of marked.matchAll(MARK)) {
    const [whole, phrase = "", readings = ""] = match;
    text += marked.slice(from, match.index);
    const start = text.length;
    text += phrase;
    marks.push({
      phrase,
      start,
      end: text.length,
      readings: readings.split("|").map((reading) => reading.split(" ")),
    });
    from = match.index + whole.length;
  }
  return { text: text + marked.slice(from), marks };
}
