import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { MonographSchema, type Monograph } from "#/features/substances/monograph.schema.ts";
import { labelWords } from "../logic/monograph-words.ts";

const FOLDER = join(import.meta.dirname, "../../../../dist/knowledge/monographs");

export type MonographStore = ReturnType<typeof createMonographStore>;

/** The packed monographs, one file an ingredient: read when asked for, none kept but what a list says of it. */
export function createMonographStore(folder = FOLDER) {
  let names: Promise<ReadonlySet<string>> | undefined;
  let summaries: Promise<ReadonlyMap<string, Summary>> | undefined;

  async function listed(): Promise<ReadonlySet<string>> {
    const files = await readdir(folder);
    return new Set(files.map((file) => file.replace(/\.json$/, "")));
  }

  const covered = () => (names ??= listed());

  async function find(ingredient: string): Promise<Monograph | undefined> {
    // Only what the folder lists is read, so that no id can lead out of it.
    if (!(await covered()).has(ingredient)) return undefined;
    const text = await readFile(join(folder, `${ingredient}.json`), "utf8");
    return v.parse(MonographSchema, JSON.parse(text));
  }

  async function summarized(): Promise<ReadonlyMap<string, Summary>> {
    const found = new Map<string, Summary>();
    for (const id of await covered()) {
      const monograph = await find(id);
      if (monograph !== undefined) found.set(id, summaryOf(monograph));
    }
    return found;
  }

  return { covered, find, summaries: () => (summaries ??= summarized()) };
}

type Summary = {
  readonly by: "label" | "combination" | "nobody";
  readonly source: string;
  readonly on: string;
};

/** By what it was checked: a label of the ingredient alone, or, where there is none, one of a combination with it. */
function summaryOf({ labels, checkedOn }: Monograph): Summary {
  const label = labels?.[0];
  if (label === undefined) return { by: "nobody", source: "general knowledge", on: checkedOn };
  return {
    by: label.ingredients.length === 1 ? "label" : "combination",
    source: labelWords(label),
    on: checkedOn,
  };
}
