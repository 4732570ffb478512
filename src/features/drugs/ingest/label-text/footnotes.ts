import type { TableNote } from "../../labels.contract.ts";
import { plain } from "../fields.ts";

/** Footnotes of a whole label by their ids: a mark may point to a note that stands in another table. */
export type KnownFootnotes = ReadonlyMap<string, string>;

/** Numbers the footnotes of one table or section in the order in which they are first met. */
export class Footnotes {
  readonly #known: KnownFootnotes;
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  constructor(known: KnownFootnotes) {
    this.#known = known;
  }

  /** The mark of a note that is referred to; nothing where the label has no such note. */
  refer(id: string): string {
    const known = this.#numbers.get(id);
    if (known !== undefined) return markOf(known);
    const text = this.#known.get(id);
    return text === undefined ? "" : this.#add(text, id);
  }

  /** The mark of a note that stands here; nothing for an empty one. */
  write(text: string, id: string | undefined): string {
    const words = plain(text);
    if (words === "") return "";
    const known = id === undefined ? undefined : this.#numbers.get(id);
    if (known === undefined) return this.#add(words, id);
    this.#texts[known - 1] = words;
    return markOf(known);
  }

  notes(): TableNote[] {
    return this.#texts.map((text, at) => ({ mark: markOf(at + 1), text }));
  }

  #add(text: string, id: string | undefined): string {
    const number = this.#texts.push(text);
    if (id !== undefined) this.#numbers.set(id, number);
    return markOf(number);
  }
}

function markOf(number: number): string {
  return `[${number}]`;
}
