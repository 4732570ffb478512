/** The tree of classes and who belongs to what. A member of a class is a member of its ancestors too. */
import { classNames, classTree } from "#knowledge/drug-words.js";
import type { DrugClass } from "../substance.ts";
import { columns, displayed, lines, list } from "./record.ts";
import { substanceOf, substances } from "./vocabulary.ts";

function readTree(): Map<string, string | undefined> {
  const parents = new Map<string, string | undefined>();
  for (const line of lines(classTree)) {
    const [parent = "", children = ""] = line.split(":");
    if (!parents.has(parent)) parents.set(parent, undefined);
    for (const child of list(children.trim(), " ")) parents.set(child, parent);
  }
  return parents;
}

const labels = new Map(
  lines(classNames).map((line) => {
    const [id = "", name = "", words = ""] = columns(line, 3);
    return [id, { name: name === "" ? displayed(id) : name, words: list(words) }];
  }),
);

/** Every class, parents and children. */
export const drugClasses: readonly DrugClass[] = Array.from(readTree(), ([id, parent]) => ({
  id,
  parent,
  name: labels.get(id)?.name ?? displayed(id),
  words: labels.get(id)?.words ?? [],
}));

const byId: ReadonlyMap<string, DrugClass> = new Map(drugClasses.map((entry) => [entry.id, entry]));

export function classOf(id: string): DrugClass | undefined {
  return byId.get(id);
}

function ancestry(id: string): string[] {
  const chain: string[] = [];
  for (
    let at = byId.get(id);
    at !== undefined;
    at = at.parent === undefined ? undefined : byId.get(at.parent)
  ) {
    chain.push(at.id);
  }
  return chain;
}

const classesById = new Map<string, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/** All classes of an ingredient, ancestors included; empty for an id the vocabulary does not have. */
export function classesOf(substanceId: string): ReadonlySet<string> {
  const known = classesById.get(substanceId);
  if (known !== undefined) return known;
  const record = substanceOf(substanceId);
  if (record === undefined) return NONE;
  const all = new Set(record.classes.flatMap(ancestry));
  classesById.set(substanceId, all);
  return all;
}

export function hasClass(substanceId: string, classId: string): boolean {
  return classesOf(substanceId).has(classId);
}

/** Ids of the ingredients of a class, those of its descendants included, in the order of the data. */
export function membersOf(classId: string): string[] {
  return substances.filter((entry) => hasClass(entry.id, classId)).map((entry) => entry.id);
}
