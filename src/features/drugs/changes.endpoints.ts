import { endpoint } from "#/kernel/endpoint.ts";
import type { NoInput } from "./drugs.contract.ts";
import type * as contract from "./changes.contract.ts";

export const listDrugChanges = endpoint<typeof NoInput, typeof contract.DrugChanges>(
  "GET",
  "/api/drugs/changes",
);
