import { queryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/call.ts";
import { npiProblem } from "../logic/npi-input.ts";
import { isSearch, searchAddress, type SearchAddress } from "../logic/search-address.ts";
import { findProviders } from "../providers.contract.ts";

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

/** The search in the address of the page. */
export const readAddress = searchAddress;
