import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./labels.contract.ts";

export const getLabel = endpoint<typeof contract.LabelQuery, typeof contract.LabelDocument>(
  "GET",
  "/api/labels/{setId}",
);

export const compareLabels = endpoint<typeof contract.ChangesQuery, typeof contract.LabelChanges>(
  "GET",
  "/api/labels/{setId}/changes",
);
