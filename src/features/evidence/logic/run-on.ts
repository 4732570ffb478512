import type { Amount } from "./amounts.ts";
import type { Window } from "./windows.ts";

/** Nothing but an interval stands between two amounts: a table without its columns. */
const RUN_ON =
  /^(?!.*\b(?:or|to|and|then|followed|up|plus|of|for|in|by|with|if|may|at|from|on|per|is|are)\b)[^,;:.|/]*$/i;

const DECIMAL = /\d+[.,]\d+/g;

/** What stands in parentheses says an amount again, or of what it is made. */
export const withoutParentheses = (text: string): string =>
  text.replaceAll(/\([^()]*\)?/g, (all) => " ".repeat(all.length));

/** Whether a window is such a table, so that nobody can say which of the amounts is for what. */
export function runsOn({ text }: Window, amounts: readonly Amount[]): boolean {
  const plain = withoutParentheses(text);
  const outside = amounts.filter(({ at }) => plain[at]?.trim() !== "");
  return outside.some(({ end }, index) => {
    const next = outside[index + 1];
    return next !== undefined && RUN_ON.test(plain.slice(end, next.at).replaceAll(DECIMAL, "0"));
  });
}
