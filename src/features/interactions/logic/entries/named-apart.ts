/** The entries of a list, each under a name of its own: a drug that is there twice is two entries. */
import type { Item } from "./item.ts";

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const toldOf = (item: Item): string => item.told ?? "";

/** Entries that read alike to the last letter stand in the order of what they hold, not of typing. */
function byContent(a: Item, b: Item): number {
  return (
    compare(a.name, b.name) ||
    compare(toldOf(a), toldOf(b)) ||
    compare(JSON.stringify(a.parts), JSON.stringify(b.parts))
  );
}

function unlike(name: string, taken: ReadonlySet<string>): string {
  for (let count = 2; ; count += 1) {
    const numbered = `${name} (entry ${count})`;
    if (!taken.has(numbered)) return numbered;
  }
}

/** In alphabetical order: the order of typing changes nothing. Of one name, what the line tells is added, else a number. */
export function namedApart(list: readonly Item[]): Item[] {
  const counts = new Map<string, number>();
  for (const { name } of list) counts.set(name, (counts.get(name) ?? 0) + 1);
  const taken = new Set<string>();
  const items: Item[] = [];
  for (const item of list.toSorted(byContent)) {
    const alone = counts.get(item.name) === 1 || toldOf(item) === "";
    const said = alone ? item.name : `${item.name} (${toldOf(item)})`;
    const name = taken.has(said) ? unlike(said, taken) : said;
    taken.add(name);
    items.push(name === item.name ? item : { ...item, name });
  }
  return items.toSorted((a, b) => compare(a.name, b.name));
}
