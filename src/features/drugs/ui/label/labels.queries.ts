import { queryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import { compareLabels, getLabel } from "../../labels.endpoints.ts";

export const labelQuery = (setId: string, version: number) =>
  queryOptions({
    queryKey: ["/api/labels", setId, version],
    queryFn: ({ signal }) => call(getLabel, { setId, version }, { signal }),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const labelChangesQuery = (setId: string, from: number, to: number) =>
  queryOptions({
    queryKey: ["/api/labels", setId, "changes", from, to],
    queryFn: ({ signal }) => call(compareLabels, { setId, from, to }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
