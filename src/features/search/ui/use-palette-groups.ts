import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Hit, Known } from "../search.contract.ts";
import { findable, forgivingFind } from "../logic/forgiving.ts";
import { KIND_WORDS } from "./kind-words.ts";
import { searchQuery } from "./search.queries.ts";

export type PaletteGroup = { readonly title: string; readonly hits: readonly Hit[] };

const MOST = 5;

/**
 * What the palette lists: before anything is typed the last choices and where the site begins; then what the server
 * finds. Tools and pages are found here as well, so that they are there at once, and without a network.
 */
export function usePaletteGroups(
  typed: string,
  { recent, start }: { recent: readonly Hit[]; start: readonly Known[] },
): { groups: readonly PaletteGroup[]; pending: boolean } {
  const found = useQuery(searchQuery(typed));
  const known = useMemo(() => start.map(asFindable), [start]);
  if (typed.length < 2) {
    const last = recent.length > 0 ? [{ title: "Recent", hits: recent }] : [];
    return { groups: [...last, ...start.map(titled)], pending: false };
  }
  if (found.data && !found.isPlaceholderData) {
    return { groups: found.data.groups.map(titled), pending: false };
  }
  const here = known.map(({ kind, entries }) => ({
    kind,
    hits: forgivingFind(typed, entries, MOST),
  }));
  return {
    groups: here.filter(({ hits }) => hits.length > 0).map(titled),
    pending: found.isFetching,
  };
}

function titled({ kind, hits }: Known): PaletteGroup {
  return { title: KIND_WORDS[kind], hits };
}

/** Folded once, and not with each key. */
function asFindable({ kind, hits }: Known) {
  return { kind, entries: hits.map((hit) => findable(hit, hit.title)) };
}
