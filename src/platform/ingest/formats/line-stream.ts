/** One line of a text, without its end. A line over the limit is dropped, and said. Numbers count from 1. */
export type Line =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly tooLong: true };

/** Splits at LF or CRLF; never holds more than `maxCharacters` and one chunk. */
export async function* linesOf(
  text: AsyncIterable<string>,
  maxCharacters: number,
): AsyncGenerator<Line> {
  let number = 1;
  let parts: string[] = [];
  let length = 0;
  const take = (): Line => {
    const line = parts.join("");
    const long = length > maxCharacters;
    parts = [];
    length = 0;
    if (long) return { number: number++, tooLong: true };
    return { number: number++, text: line.endsWith("\r") ? line.slice(0, -1) : line };
  };
  const keep = (part: string) => {
    length += part.length;
    if (length > maxCharacters) parts = [];
    else parts.push(part);
  };
  for await (const chunk of text) {
    let from = 0;
    for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", from)) {
      keep(chunk.slice(from, end));
      yield take();
      from = end + 1;
    }
    if (from < chunk.length) keep(chunk.slice(from));
  }
  if (length > 0) yield take();
}
