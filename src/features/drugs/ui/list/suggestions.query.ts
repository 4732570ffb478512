import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import { suggestDrugs } from "../../drugs.endpoints.ts";

/** Apart from what routes load, which every page loads with them. */
export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ["/api/drugs/suggestions", q],
    queryFn: ({ signal }) => call(suggestDrugs, { q }, { signal }),
    enabled: q.trim().length >= 2,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  });
