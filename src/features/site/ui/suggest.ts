import {
  type FindSuggestions,
  MAX_SUGGESTIONS,
  type SearchSuggestion,
  suggestionsFor,
} from "../logic/suggestions.ts";

/** Nobody is asked for each letter of a word. */
const PAUSE_MS = 120;

/**
 * Shows the fixed suggestions at once, and fills their number up with what is found, if it is still asked for then.
 * @param latest what was typed last.
 */
export async function suggest(
  latest: { readonly current: string },
  find: FindSuggestions,
  show: (suggestions: readonly SearchSuggestion[]) => void,
): Promise<void> {
  const typed = latest.current;
  const fixed = suggestionsFor(typed);
  show(fixed);
  if (typed.trim().length < 2 || fixed.length === MAX_SUGGESTIONS) return;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  if (latest.current !== typed) return;
  const found = await find(typed.trim());
  if (latest.current !== typed) return;
  const places = new Set(fixed.map(({ href }) => href));
  const others = found.filter(({ href }) => !places.has(href));
  show([...fixed, ...others].slice(0, MAX_SUGGESTIONS));
}
