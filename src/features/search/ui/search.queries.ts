import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import { searchEverything } from "../search.endpoints.ts";

export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ["/api/search", q],
    queryFn: ({ signal }) => call(searchEverything, { q }, { signal }),
    enabled: q.trim().length >= 2,
    placeholderData: keepPreviousData,
  });
