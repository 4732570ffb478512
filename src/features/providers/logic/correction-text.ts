import { displayName } from "#/kernel/person-name.ts";
import type { ProviderPage } from "../providers.contract.ts";

/** What a search took for something else, a sentence for each word that was typed. */
export function correctionTexts(corrections: ProviderPage["corrections"]): string[] {
  const byTyped = Map.groupBy(corrections, ({ typed }) => typed);
  return [...byTyped].map(([typed, taken]) => {
    const said = taken.map((one) =>
      one.taken.endsWith("*") ? "what begins with it" : displayName(one.taken),
    );
    return `Nothing matches “${displayName(typed)}” as typed. Showing ${said.join(", ")}.`;
  });
}
