import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/call.ts";
import type { Sighting } from "../pill-options.contract.ts";
import { identifyPills } from "../pills.contract.ts";

const MINUTE = 60_000;

export const pillMatchesQuery = (seen: Sighting, page: number) =>
  queryOptions({
    queryKey: ["/api/pills", seen, page],
    queryFn: ({ signal }) => call(identifyPills, { ...seen, page }, { signal }),
    enabled: Object.values(seen).some((value) => value !== undefined),
    staleTime: 2 * MINUTE,
    placeholderData: keepPreviousData,
  });
