import { queryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import { npiProblem } from "../logic/npi-input.ts";
import { isSearch, searchAddress, type SearchAddress } from "../logic/search-address.ts";
import { findProviders } from "../providers.endpoints.ts";
import { CRITERIA } from "../providers.terms.ts";

/** A search is made when there is something to look for, and not for a number that can be nobody's. */
export function isAskable(search: SearchAddress): boolean {
  return isSearch(search) && (search.npi === undefined || npiProblem(search.npi) === null);
}

export function providersQuery(search: SearchAddress) {
  return queryOptions({
    queryKey: ["/api/npi", search] as const,
    queryFn: ({ signal }) => call(findProviders, search, { signal }),
    enabled: isAskable(search),
    // While another page loads the one before it stays, with the focus on the link that was followed.
    placeholderData: (shown, before) =>
      before !== undefined && isSameButForPage(before.queryKey[1], search) ? shown : undefined,
  });
}

function isSameButForPage(one: SearchAddress, other: SearchAddress): boolean {
  return CRITERIA.every((name) => one[name] === other[name]);
}

/** The search in the address of the page. */
export const readAddress = searchAddress;
