import { exactFind, findable, forgivingFind } from "../logic/forgiving.ts";
import type { Hit } from "../search.contract.ts";
import type { SearchSource } from "./search.routes.ts";

/** Something to be found in a list that is known beforehand, also by other names that it has. */
export type Listed = Hit & { readonly alsoCalled?: readonly string[] };

export function listedSource(entries: readonly Listed[]): SearchSource {
  const all = entries.flatMap(({ alsoCalled = [], ...hit }) =>
    [hit.title, ...alsoCalled].map((name) => findable(hit, name)),
  );
  // Several names of one thing may match.
  const find = (search: typeof exactFind) => async (typed: string, most: number) =>
    [...new Set(search(typed, all, most * 3))].slice(0, most);
  return { find: find(exactFind), findAlike: find(forgivingFind) };
}
