import type { Amount } from "./amounts.ts";
import type { Window } from "./windows.ts";

/** Nothing but an interval stands between two amounts: a table without its columns. */
const RUN_ON =
  /^(?!.*\b(?:or|to|and|then|followed|up|plus|of|for|in|by|with|if|may|at|from|on|per|is|are)\b)[^,;:.|/]*$/i;

/** What is long and has no verb is no sentence. */
const LONG = 200;
const VERB =
  /\b(?:is|are|was|were|should|may|can|must|administer\w*|take|give|start|initiate|increase|reduce|begin|use|receive|apply|inject|infuse|titrate)\b/i;
const DECIMAL = /\d+[.,]\d+/g;

/** What stands in parentheses says an amount again, or of what it is made. */
export const withoutParentheses = (text: string): string =>
  text.replaceAll(/\([^()]*\)?/g, (all) => " ".repeat(all.length));

/** Whether a window is such a table, so that nobody can say which of the amounts is for what. */
export function runsOn({ text, kind }: Window, amounts: readonly Amount[]): boolean {
  if (kind === "sentence" && text.length > LONG && amounts.length > 2 && !VERB.test(text))
    return true;
  const plain = withoutParentheses(text);
  const outside = amounts.filter(({ at }) => plain[at]?.trim() !== "");
  return outside.some(({ end }, index) => {
    const next = outside[index + 1];
    return next !== undefined && RUN_ON.test(plain.slice(end, next.at).replaceAll(DECIMAL, "0"));
  });
}
