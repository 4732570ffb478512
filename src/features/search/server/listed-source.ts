import { findable, forgivingFind } from "../logic/forgiving.ts";
import type { Hit } from "../search.contract.ts";
import type { SearchSource } from "./search.routes.ts";

/** Something to be found in a list that is known beforehand, also by other names that it has. */
export type Listed = Hit & { readonly alsoCalled?: readonly string[] };

export function listedSource(entries: readonly Listed[]): SearchSource {
  const all = entries.flatMap(({ alsoCalled = [], ...hit }) =>
    [hit.title, ...alsoCalled].map((name) => findable(hit, name)),
  );
  return {
    async find(typed, most) {
      // Several names of one thing may match.
      return [...new Set(forgivingFind(typed, all, most * 3))].slice(0, most);
    },
  };
}
