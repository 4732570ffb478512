import { queryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import { listDrugChanges } from "../../changes.endpoints.ts";

/** Home goes on without it. */
export const drugChangesQuery = queryOptions({
  queryKey: ["/api/drugs/changes"],
  queryFn: ({ signal }) => call(listDrugChanges, {}, { signal }),
  retry: false,
});
