import { Failure } from "#/kernel/failure.ts";
import { type Policy, type Route, serve } from "#/platform/http/serve.ts";
import {
  FdaRecord,
  FdaRecordQuery,
  SafetyChanges,
  SafetyChangesQuery,
} from "../fda-record.contract.ts";
import { getFdaRecord, listSafetyChanges } from "../fda-record.endpoints.ts";
import type { FdaRecordStore } from "./fda-record.store.ts";

const PUBLIC: Policy = { access: "anyone", cache: "public" };

export function fdaRecordRoutes(store: FdaRecordStore): Route[] {
  return [
    serve(getFdaRecord, { input: FdaRecordQuery, output: FdaRecord }, PUBLIC, async ({ ndc }) => {
      const found = await store.ofProduct(ndc);
      if (found === undefined) throw new Failure("not-found", "There is no product of this NDC.");
      return found;
    }),
    serve(
      listSafetyChanges,
      { input: SafetyChangesQuery, output: SafetyChanges },
      PUBLIC,
      ({ search = "", page, limit }) => store.safetyChanges(search, page, limit),
    ),
  ];
}
