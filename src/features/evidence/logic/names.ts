/** How labels name ingredients, their classes, and groups of them. */
import { CLASSES, ROLES } from "#knowledge/interactions/groups.js";
import { classesOf, classOf, drugClasses } from "#/features/substances/logic/classes.ts";
import { substanceOf, substances } from "#/features/substances/logic/vocabulary.ts";
import type { Window } from "./windows.ts";
import { namesAlike, withoutAbbreviations } from "./words.ts";

/** The most words of a name that is looked for. */
const LONGEST = 7;

const singular = (word: string): string => (word.length > 4 ? word.replace(/(?<!s)s$/, "") : word);

const wordsOf = (text: string): string[] =>
  (
    withoutAbbreviations(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(singular);

const keyOf = (name: string): string => wordsOf(name).join(" ");

/** Names of roles on an enzyme or transporter: "strong CYP3A4 inhibitors", "inhibitors of CYP3A4". */
export function roleNames(pathway: string, as: string, band: string): string[] {
  const name = pathway.startsWith("cyp") ? pathway.toUpperCase() : pathway;
  const names = name === "CYP3A" ? ["CYP3A", "CYP3A4"] : [name];
  return names.flatMap((one) => [
    `${band} ${one} ${as}s`,
    `${one} ${as}s`,
    `${band} ${as}s of ${one}`,
    `${as}s of ${one}`,
  ]);
}

const classNames = (id: string): string[] => {
  const known = classOf(id);
  return known === undefined ? [] : [known.name, ...known.words];
};

function substanceNames(id: string): string[] {
  const known = substanceOf(id);
  return [id, ...(known === undefined ? [] : [known.name, ...known.synonyms])];
}

const keysOf = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => namesAlike(name))
    .map(keyOf)
    .filter((key) => key.length >= 4);

/** Every name that anybody could ask for. */
const known: ReadonlySet<string> = new Set(
  keysOf([
    ...substances.flatMap(({ id }) => substanceNames(id)),
    ...drugClasses.flatMap(({ id }) => classNames(id)),
    ...CLASSES.map(({ name }) => name),
    ...ROLES.flatMap(({ pathway, as, band }) => roleNames(pathway, as, band)),
  ]),
);

const asked = new Map<string, ReadonlySet<string>>();

/** Names of any of these ingredients, of classes that they are in and `own` is not, and of what a record calls them. */
export function namesOf(
  ingredients: readonly string[],
  own: readonly string[],
  called: readonly string[] = [],
): ReadonlySet<string> {
  const key = [ingredients, own, called].map((words) => words.join(" ")).join(" / ");
  const made = asked.get(key);
  if (made !== undefined) return made;
  const shared = new Set(own.flatMap((id) => [...classesOf(id)]));
  const classes = new Set(
    ingredients.flatMap((id) => substanceOf(id)?.classes ?? []).filter((one) => !shared.has(one)),
  );
  const names = new Set(
    keysOf([
      ...ingredients.flatMap(substanceNames),
      ...[...classes].flatMap(classNames),
      ...called,
    ]),
  );
  asked.set(key, names);
  return names;
}

const read = new WeakMap<readonly Window[], ReadonlyMap<string, Window>>();

/** The known names in these windows, each with the first window that has it. */
export function mentionsIn(windows: readonly Window[]): ReadonlyMap<string, Window> {
  const done = read.get(windows);
  if (done !== undefined) return done;
  const found = new Map<string, Window>();
  for (const window of windows) {
    const words = wordsOf(window.text);
    for (let at = 0; at < words.length; at++) {
      let name = "";
      for (const word of words.slice(at, at + LONGEST)) {
        name = name === "" ? word : `${name} ${word}`;
        if (!found.has(name) && known.has(name)) found.set(name, window);
      }
    }
  }
  read.set(windows, found);
  return found;
}
