import { isAway } from "#/platform/database/is-away.ts";
import { serve, type Route } from "#/platform/http/serve.ts";
import {
  type DrugAnswer,
  type Group,
  KINDS,
  type Hit,
  type Kind,
  SearchAnswer,
  SearchQuery,
} from "../search.contract.ts";
import { searchEverything } from "../search.endpoints.ts";

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

/** The drugs that are named, answered in place: as they are written, or also as they were likely meant. */
export type Answering = (typed: string, how: "written" | "meant") => Promise<readonly DrugAnswer[]>;

export type Searched = { readonly sources: SearchSources; readonly answer: Answering };

type OnFailure = (kind: Kind | "answers", error: unknown) => void;

const MOST = 5;
const LEAST_TYPED = 2;

/**
 * Everything of the site at once, in groups. What is written as it was typed is no typing error: only where no kind
 * knows it does each look for what was likely meant. Surnames do not count for that, since every word may be one.
 * @param onFailure hears of a kind that could not be searched: its group is empty, the others are not.
 */
export function searchRoutes({ sources, answer }: Searched, onFailure: OnFailure): Route[] {
  async function orNone<Found>(what: Kind | "answers", asked: Promise<readonly Found[]>) {
    return asked.catch((error: unknown): readonly Found[] => {
      // Nothing can be found in a database that is away.
      if (isAway(error)) throw error;
      onFailure(what, error);
      return [];
    });
  }
  const groupOf = async (kind: Kind, find: Find, typed: string): Promise<Group> => {
    const hits = await orNone(kind, find(typed, MOST));
    const { more } = sources[kind];
    return { kind, hits: [...hits], more: hits.length === MOST && more ? more(typed) : null };
  };
  return [
    serve(
      searchEverything,
      { input: SearchQuery, output: SearchAnswer },
      { access: "anyone", cache: "public" },
      async ({ q }): Promise<SearchAnswer> => {
        const typed = (q ?? "").trim();
        if (typed.length < LEAST_TYPED) return { answers: [], groups: [] };
        const [named, written] = await Promise.all([
          orNone("answers", answer(typed, "written")),
          Promise.all(KINDS.map((kind) => groupOf(kind, sources[kind].find, typed))),
        ]);
        const isKnown =
          named.length > 0 ||
          written.some(({ kind, hits }) => kind !== "providers" && hits.length > 0);
        const [answers, groups] = isKnown
          ? [named, written]
          : await Promise.all([
              orNone("answers", answer(typed, "meant")),
              Promise.all(
                written.map((group) => {
                  const { findAlike } = sources[group.kind];
                  return findAlike ? groupOf(group.kind, findAlike, typed) : group;
                }),
              ),
            ]);
        return { answers: [...answers], groups: groups.filter(({ hits }) => hits.length > 0) };
      },
    ),
  ];
}
