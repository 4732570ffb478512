import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./fda-record.contract.ts";

export const getFdaRecord = endpoint<typeof contract.FdaRecordQuery, typeof contract.FdaRecord>(
  "GET",
  "/api/drugs/fda-record",
);

export const listSafetyChanges = endpoint<
  typeof contract.SafetyChangesQuery,
  typeof contract.SafetyChanges
>("GET", "/api/drugs/safety-changes");
