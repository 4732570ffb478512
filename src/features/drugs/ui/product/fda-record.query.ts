import { queryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import { getFdaRecord } from "../../fda-record.endpoints.ts";

const FRESH_MS = 5 * 60_000;

/** What FDA's own lists say of a product; asked for when its part of the page is looked at. */
export const fdaRecordQuery = (ndc: string) =>
  queryOptions({
    queryKey: ["/api/drugs/fda-record", ndc],
    queryFn: ({ signal }) => call(getFdaRecord, { ndc }, { signal }),
    staleTime: FRESH_MS,
  });
