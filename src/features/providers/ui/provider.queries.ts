import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/call.ts";
import { npiProblem } from "../logic/npi-input.ts";
import { isSearch, searchAddress, type SearchAddress } from "../logic/search-address.ts";
import { checkNpis, findProviders, type NpiCheck } from "../providers.contract.ts";

/** A search is made when there is something to look for, and not for a number that can be nobody's. */
export function isAskable(search: SearchAddress): boolean {
  return isSearch(search) && (search.npi === undefined || npiProblem(search.npi) === null);
}

export function providersQuery(search: SearchAddress) {
  return queryOptions({
    queryKey: ["/api/npi", search],
    queryFn: ({ signal }) => call(findProviders, search, { signal }),
    enabled: isAskable(search),
  });
}

const AT_ONCE = 500;

export type BulkCheck = {
  readonly npis: readonly string[];
  readonly onProgress: (checked: number) => void;
};

/** Checks a long list in portions, so that there is progress to show. */
export const bulkCheckMutation = mutationOptions({
  mutationKey: ["npi-bulk"],
  mutationFn: async ({ npis, onProgress }: BulkCheck): Promise<NpiCheck[]> => {
    const results: NpiCheck[] = [];
    for (let from = 0; from < npis.length; from += AT_ONCE) {
      const answer = await call(checkNpis, { npis: npis.slice(from, from + AT_ONCE) });
      results.push(...answer.results);
      onProgress(results.length);
    }
    return results;
  },
});

/** The search in the address of the page. */
export const readAddress = searchAddress;
