/** Pairs of which a label says that nothing that matters was found, and which rules that silences. */
import { CLEARED, type Cleared } from "../data/cleared.ts";
import type { RuleHead } from "./rule-head.ts";

const LEVELS = "levels";

type Clearing = { readonly record: Cleared; readonly rules: ReadonlySet<string> };

const keyOf = (one: string, other: string): string =>
  one < other ? `${one}+${other}` : `${other}+${one}`;

const byPair: ReadonlyMap<string, Clearing> = new Map(
  CLEARED.map((record) => {
    const [one = "", other = ""] = record.pair.split("+");
    return [keyOf(one, other), { record, rules: new Set(record.rules.split(" ")) }];
  }),
);

function silences({ rules }: Clearing, head: RuleHead): boolean {
  return rules.has(head.id) || (rules.has(LEVELS) && head.pathway !== undefined);
}

/** The rules that still speak for two ingredients, and the record that silenced the others. */
export function withoutCleared(
  one: string,
  other: string,
  heads: readonly RuleHead[],
): { readonly heads: readonly RuleHead[]; readonly cleared: Cleared | undefined } {
  const clearing = byPair.get(keyOf(one, other));
  if (!clearing) return { heads, cleared: undefined };
  const left = heads.filter((head) => !silences(clearing, head));
  return { heads: left, cleared: left.length < heads.length ? clearing.record : undefined };
}
