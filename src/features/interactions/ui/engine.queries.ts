import { queryOptions } from "@tanstack/react-query";
import { betweenKeys } from "#/platform/client/waking/between-keys.ts";
import type { Engine } from "../logic/engine.ts";
import { loadEngine, loadSuggestions } from "../logic/load-engine.ts";
import type { SuggestDrugs } from "../logic/entries/suggest-drugs.ts";

/** From the page's own files: fetched once, then without the network. */
const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: "always",
  structuralSharing: false,
} as const;

/** The vocabulary alone, which is there before the rules are, and is unpacked while no letter waits. */
export const suggestionsQuery = queryOptions({
  queryKey: ["interaction-names"],
  queryFn: async (): Promise<{ readonly suggestDrugs: SuggestDrugs }> => ({
    suggestDrugs: await loadSuggestions(betweenKeys),
  }),
  ...ONCE,
});

/** Vocabulary and tables. */
export const engineQuery = queryOptions({
  queryKey: ["interaction-engine"],
  queryFn: async (): Promise<Engine> => loadEngine(),
  ...ONCE,
});
