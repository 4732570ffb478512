import { isAway } from "#/platform/database/is-away.ts";
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

type OnFailure = (kind: Kind, error: unknown) => void;

const MOST = 5;
const LEAST_TYPED = 2;

/**
 * Everything of the site at once, in groups. What is written as it was typed is no typing error: only where no kind
 * knows it does each look for what was likely meant. Surnames do not count for that, since every word may be one.
 * @param onFailure hears of a kind that could not be searched: its group is empty, the others are not.
 */
export function searchRoutes(sources: SearchSources, onFailure: OnFailure): Route[] {
  const groupOf = async (kind: Kind, find: Find, typed: string): Promise<Group> => {
    const hits = await find(typed, MOST).catch((error: unknown) => {
      // Nothing can be found in a database that is away.
      if (isAway(error)) throw error;
      onFailure(kind, error);
      return [];
    });
    const { more } = sources[kind];
    return { kind, hits: [...hits], more: hits.length === MOST && more ? more(typed) : null };
  };
  return [
    serve(
      searchEverything,
      { input: SearchQuery, output: SearchAnswer },
      { access: "anyone", cache: "public" },
      async ({ q }) => {
        const typed = (q ?? "").trim();
        const kinds = typed.length < LEAST_TYPED ? [] : KINDS;
        const written = await Promise.all(
          kinds.map((kind) => groupOf(kind, sources[kind].find, typed)),
        );
        const isKnown = written.some(({ kind, hits }) => kind !== "providers" && hits.length > 0);
        const groups = isKnown
          ? written
          : await Promise.all(
              written.map((group) => {
                const { findAlike } = sources[group.kind];
                return findAlike ? groupOf(group.kind, findAlike, typed) : group;
              }),
            );
        return { groups: groups.filter(({ hits }) => hits.length > 0) };
      },
    ),
  ];
}
