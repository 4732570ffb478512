import { queryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import { getEvidence } from "../evidence.endpoints.ts";

export const evidenceQuery = queryOptions({
  queryKey: ["/api/evidence"],
  queryFn: ({ signal }) => call(getEvidence, {}, { signal }),
});
