import { corrected } from "../logic/forgiving.ts";
import type { SearchSource } from "./search.routes.ts";

/** A source that knows words only as they are written: where it finds nothing, the words that were likely meant are tried. */
export function forgivingSource(
  source: SearchSource,
  vocabulary: () => Promise<ReadonlySet<string>>,
): SearchSource {
  return {
    ...source,
    async find(typed, most) {
      const found = await source.find(typed, most);
      if (found.length > 0) return found;
      const meant = corrected(typed, await vocabulary());
      return meant === null ? [] : source.find(meant, most);
    },
  };
}
