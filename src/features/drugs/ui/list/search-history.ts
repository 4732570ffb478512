import { rememberedList } from "#/platform/client/remembered.ts";

const history = rememberedList({
  key: "drug_search_history",
  isItem: (kept): kept is string => typeof kept === "string",
  isSame: (one, other) => one.toLowerCase() === other.toLowerCase(),
});

/** Puts a search at the head of the last ones. */
export function rememberSearch(term: string): void {
  const text = term.trim();
  if (text !== "") history.remember(text);
}

export const forgetSearches = history.forget;
export const useSearchHistory = history.useItems;
