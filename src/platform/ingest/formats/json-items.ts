import { Failure } from "#/kernel/failure.ts";
import { parseRow } from "./json-lines.ts";
import { megabytes } from "../file/limits.ts";
import type { Row } from "../row.ts";

/**
 * The elements of a JSON document's list, one after another, without ever holding the document: a list at the
 * top, or the list under `key` of an object at the top. An object without that key is one element itself.
 * @throws Failure where the document ends before it is complete.
 */
export async function* jsonItems(
  text: AsyncIterable<string>,
  name: string,
  { key, maxCharacters }: { key: string; maxCharacters: number },
): AsyncGenerator<Row<unknown>> {
  const scan = new ItemScan(key, maxCharacters);
  let count = 0;
  const rowOf = (item: Item): Row<unknown> => {
    const at = `record ${++count}`;
    return "tooLong" in item
      ? { at, problem: `The record is longer than ${megabytes(maxCharacters)}.` }
      : parseRow(at, item.text);
  };
  for await (const chunk of text) {
    for (const item of scan.push(chunk)) yield rowOf(item);
  }
  if (!scan.complete) {
    throw new Failure(
      "invalid-input",
      `${name} ends in the middle of its JSON after ${count} records: the file is truncated, fetch it again.`,
    );
  }
}

type Item = { readonly text: string } | { readonly tooLong: true };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const STRUCTURE = /["{}[\],]/g;

/** Follows brackets and strings only; the elements themselves are parsed by JSON.parse. */
class ItemScan {
  complete = false;
  readonly #key: string;
  readonly #max: number;
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** Depth at which the elements stand; 0 until the list, or the single object, has begun. */
  #listDepth = 0;
  #parts: string[] = [];
  #length = 0;
  #seenKey = false;

  constructor(key: string, max: number) {
    this.#key = JSON.stringify(key);
    this.#max = max;
  }

  *push(chunk: string): Generator<Item> {
    let from = 0;
    let index = 0;
    while (index < chunk.length) {
      if (this.#inString) {
        index = this.#skipString(chunk, index);
        continue;
      }
      STRUCTURE.lastIndex = index;
      const found = STRUCTURE.exec(chunk);
      if (found === null) break;
      index = found.index + 1;
      const mark = found[0];
      if (mark === '"') {
        this.#inString = true;
      } else if (mark === "{" || mark === "[") {
        this.#depth += 1;
        if (this.#opensList(mark, chunk.slice(from, index - 1))) {
          this.#listDepth = this.#depth;
          this.#drop();
          from = index;
        }
      } else {
        const closes = mark !== ",";
        if (this.#listDepth > 0 && this.#depth === this.#listDepth) {
          this.#keep(chunk.slice(from, index - 1));
          yield* this.#take();
          from = index;
          if (closes) this.#listDepth = -1;
        }
        if (closes) this.#depth -= 1;
        if (closes && this.#depth === 0) {
          this.complete = true;
          if (this.#listDepth === 0) {
            this.#keep(chunk.slice(from, index));
            yield* this.#take();
          }
          this.#drop();
          from = index;
        }
      }
    }
    if (this.#listDepth >= 0) this.#keep(chunk.slice(from));
  }

  #skipString(chunk: string, start: number): number {
    for (let index = start; index < chunk.length; index += 1) {
      const code = chunk.charCodeAt(index);
      if (this.#escaped) this.#escaped = false;
      else if (code === BACKSLASH) this.#escaped = true;
      else if (code === QUOTE) {
        this.#inString = false;
        return index + 1;
      }
    }
    return chunk.length;
  }

  /** A bracket opens the list where it is the document's first, or follows the key in the object at the top. */
  #opensList(mark: string, before: string): boolean {
    if (this.#listDepth !== 0 || mark !== "[") return false;
    if (this.#depth === 1) return true;
    if (this.#depth !== 2 || this.#seenKey) return false;
    const earlier = before.length < 64 ? this.#parts.join("").slice(-64) : "";
    const recent = `${earlier}${before.slice(-64 - this.#key.length)}`;
    this.#seenKey = /:\s*$/.test(recent) && recent.replace(/\s*:\s*$/, "").endsWith(this.#key);
    return this.#seenKey;
  }

  #keep(part: string): void {
    this.#length += part.length;
    if (this.#length <= this.#max) this.#parts.push(part);
    else this.#parts = [part.slice(-64)];
  }

  #drop(): void {
    this.#parts = [];
    this.#length = 0;
  }

  *#take(): Generator<Item> {
    const text = this.#parts.join("");
    const tooLong = this.#length > this.#max;
    this.#drop();
    if (tooLong) yield { tooLong: true };
    else if (text.trim() !== "") yield { text };
  }
}
