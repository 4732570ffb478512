import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import type { DrugPage } from "../../drugs.contract.ts";
import { listDrugs } from "../../drugs.endpoints.ts";
import type { DrugFilter } from "../drugs.queries.ts";

const MINUTE = 60_000;
const GROUP_PRODUCTS = 30;

/** The products of one group of a list, so many at a time. */
export const groupProductsQuery = (filter: DrugFilter, group: string) => {
  const asked = { ...filter, grouped: undefined, group, limit: GROUP_PRODUCTS };
  return infiniteQueryOptions({
    queryKey: ["/api/drugs", { ...asked, page: undefined }, "all"],
    queryFn: ({ pageParam, signal }) => call(listDrugs, { ...asked, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: DrugPage, pages) =>
      pages.length * GROUP_PRODUCTS < last.products ? pages.length + 1 : undefined,
    staleTime: 2 * MINUTE,
    gcTime: 5 * MINUTE,
  });
};
