/** A medication that another program names: every wording of it is read, and they have to agree. */
import type { ReadMedication } from "../medication-check.contract.ts";
import { readEntry, type Entry } from "./read-entry.ts";

export type Reading = { readonly entry: Entry; readonly status: ReadMedication["status"] };

const isUnderstood = ({ status }: Entry): boolean =>
  status === "resolved" || status === "uncovered";

const contentOf = ({ item }: Entry): string =>
  item.parts
    .map(({ ingredient }) => ingredient)
    .toSorted()
    .join(" ");

/** @param texts its wordings, the one to show first. */
export function readMedication(texts: readonly string[]): Reading {
  const [first = "", ...others] = new Set(texts);
  const entries = [readEntry(first), ...others.map(readEntry)] as const;
  const understood = entries.filter(isUnderstood);
  const asWritten = understood.filter(({ readAs }) => readAs.length === 0);
  const [best] = asWritten.toSorted((a, b) => a.notUnderstood.length - b.notUnderstood.length);
  if (!best) {
    const [guessed] = understood;
    const status = guessed ? "misspelled" : entries[0].status;
    return { entry: nothingOf(entries[0]), status };
  }
  if (new Set(asWritten.map(contentOf)).size > 1) {
    return { entry: nothingOf(entries[0]), status: "conflicting" };
  }
  return { entry: best, status: best.status };
}

function nothingOf(entry: Entry): Entry {
  const item = { name: entry.input.trim(), parts: [] };
  return { ...entry, item, ingredients: [], coverage: "none" };
}
