import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./providers.contract.ts";

export const findProviders = endpoint<typeof contract.ProviderQuery, typeof contract.ProviderPage>(
  "GET",
  "/api/npi",
);

export const checkNpis = endpoint<typeof contract.NpiList, typeof contract.NpiChecks>(
  "POST",
  "/api/npi/bulk",
);
