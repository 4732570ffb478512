import { queryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import { compareLabelStatements } from "../interactions.endpoints.ts";

const FRESH_MS = 5 * 60_000;

export function labelStatements(first: string, second: string) {
  return queryOptions({
    queryKey: ["label-statements", first, second],
    queryFn: async ({ signal }) => call(compareLabelStatements, { first, second }, { signal }),
    staleTime: FRESH_MS,
  });
}
