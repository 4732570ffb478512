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

type Find = (typed: string, most: number) => Promise<readonly Hit[]>;

/** One kind of thing to be found; `more` is where all that match are listed. */
export type SearchSource = {
  /** What holds the words as they are typed. */
  readonly find: Find;
  /** What holds words like them; a source without it forgives typing errors by itself. */
  readonly findAlike?: Find;
  readonly more?: (typed: string) => string;
};

export type SearchSources = Readonly<Record<Kind, SearchSource>>;

const MOST = 5;
const LEAST_TYPED = 2;

/**
 * Everything of the site at once, in groups. What is written as it was typed is no typing error: only where no kind
 * knows it does each look for what was likely meant. Surnames do not count for that, since every word may be one.
 */
export function searchRoutes(sources: SearchSources): Route[] {
  return [
    serve(
      searchEverything,
      { input: SearchQuery, output: SearchAnswer },
      { access: "anyone", cache: "public" },
      async ({ q }) => {
        const typed = (q ?? "").trim();
        const kinds = typed.length < LEAST_TYPED ? [] : KINDS;
        const written = await Promise.all(
          kinds.map((kind) => groupOf(kind, sources[kind].find, sources[kind], typed)),
        );
        const isKnown = written.some(({ kind, hits }) => kind !== "providers" && hits.length > 0);
        const groups = isKnown
          ? written
          : await Promise.all(
              written.map((group) => {
                const { findAlike, ...source } = sources[group.kind];
                return findAlike ? groupOf(group.kind, findAlike, source, typed) : group;
              }),
            );
        return { groups: groups.filter(({ hits }) => hits.length > 0) };
      },
    ),
  ];
}

async function groupOf(
  kind: Kind,
  find: Find,
  { more }: SearchSource,
  typed: string,
): Promise<Group> {
  const hits = await find(typed, MOST);
  return { kind, hits: [...hits], more: hits.length === MOST && more ? more(typed) : null };
}
