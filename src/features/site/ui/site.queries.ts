import { queryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import { getSite } from "../site.endpoints.ts";

/** It comes with the first page and stays true until the server is started anew. */
export const siteQuery = queryOptions({
  queryKey: ["/api/site"],
  queryFn: ({ signal }) => call(getSite, {}, { signal }),
  staleTime: Infinity,
  gcTime: Infinity,
});
