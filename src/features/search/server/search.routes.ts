import { serve, type Route } from "#/platform/http/serve.ts";
import {
  type Group,
  KINDS,
  type Hit,
  type Kind,
  SearchAnswer,
  searchEverything,
  SearchQuery,
} from "../search.contract.ts";

/** One kind of thing to be found; `more` is where all that match are listed. */
export type SearchSource = {
  readonly find: (typed: string, most: number) => Promise<readonly Hit[]>;
  readonly more?: (typed: string) => string;
};

export type SearchSources = Readonly<Record<Kind, SearchSource>>;

const MOST = 5;
const LEAST_TYPED = 2;

/** Everything of the site at once, in groups; each source forgives typing errors in its own way. */
export function searchRoutes(sources: SearchSources): Route[] {
  return [
    serve(
      searchEverything,
      { input: SearchQuery, output: SearchAnswer },
      { access: "anyone", cache: "public" },
      async ({ q }) => {
        const typed = (q ?? "").trim();
        const kinds = typed.length < LEAST_TYPED ? [] : KINDS;
        const groups = await Promise.all(kinds.map((kind) => groupOf(kind, sources[kind], typed)));
        return { groups: groups.filter(({ hits }) => hits.length > 0) };
      },
    ),
  ];
}

async function groupOf(kind: Kind, { find, more }: SearchSource, typed: string): Promise<Group> {
  const hits = await find(typed, MOST);
  return { kind, hits: [...hits], more: hits.length === MOST && more ? more(typed) : null };
}
