import { queryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import { findProducts } from "../interactions.endpoints.ts";
import type { SuggestedDrug } from "../logic/entries/suggest-drugs.ts";

const LIMIT = 10;
const FRESH_MS = 5 * 60_000;

/** Products of the directory for what the vocabulary does not know: an NDC, a rare brand. */
export function productSuggestions(search: string) {
  return queryOptions({
    queryKey: ["interaction-products", search],
    queryFn: async ({ signal }): Promise<SuggestedDrug[]> => {
      const { drugs } = await call(findProducts, { search, limit: LIMIT }, { signal });
      return drugs.map(({ brandName, genericName, ndcNumber, substances }) => ({
        name: ndcNumber === null ? brandName : `${brandName} (NDC ${ndcNumber})`,
        generics: genericName ?? "",
        isBrand: false,
        contents: substances.length > 0 ? substances.join(" / ") : (genericName ?? brandName),
      }));
    },
    staleTime: FRESH_MS,
  });
}
