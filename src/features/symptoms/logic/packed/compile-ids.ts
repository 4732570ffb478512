import { codeIds, furtherWords } from "./coded-ids.ts";
import type { Writer } from "./coding/writer.ts";
import { lines } from "./packing.ts";

/** Writes the ids of things, and gives their names and the words of ids that no name has. */
export function writeIds(
  writer: Writer,
  things: readonly { readonly id: string; readonly name: string }[],
) {
  const names = things.map(({ name }) => name);
  const ids = things.map(({ id }) => id);
  const further = furtherWords(names, ids);
  codeIds(writer, names, further, ids);
  return { names: lines(names), idWords: lines(further) };
}
