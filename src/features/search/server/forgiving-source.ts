import { corrected } from "../logic/forgiving.ts";
import type { SearchSource } from "./search.routes.ts";

/** A source that knows words only as they are written: for others the words that were likely meant are tried. */
export function forgivingSource(
  source: SearchSource,
  vocabulary: () => Promise<ReadonlySet<string>>,
): SearchSource {
  return {
    ...source,
    async findAlike(typed, most) {
      const meant = corrected(typed, await vocabulary());
      return meant === null ? [] : source.find(meant, most);
    },
  };
}
