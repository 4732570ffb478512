import { call } from "#/platform/client/calls/call.ts";
import { searchEverything } from "../search.endpoints.ts";

const MOST_OF_A_KIND = 2;

/** What the search finds, the first of each kind, as a box suggests it. */
export async function asSuggestions(q: string) {
  const { groups } = await call(searchEverything, { q });
  return groups.flatMap(({ hits }) =>
    hits.slice(0, MOST_OF_A_KIND).map(({ title, detail, href }) => ({
      term: title,
      type: detail,
      href,
    })),
  );
}
