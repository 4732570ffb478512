import { serve, type Route } from "#/platform/http/serve.ts";
import * as contract from "../providers.contract.ts";
import * as endpoints from "../providers.endpoints.ts";
import { checkNpis } from "./check-npis.ts";
import { findProviders, type ProviderServices } from "./find-providers.ts";

/** Five thousand numbers as text. */
const BULK_BODY = 512 * 1024;

export function providerRoutes(services: ProviderServices): Route[] {
  return [
    serve(
      endpoints.findProviders,
      { input: contract.ProviderQuery, output: contract.ProviderPage },
      { access: "anyone", cache: "public" },
      (query) => findProviders(services, query),
    ),
    serve(
      endpoints.checkNpis,
      { input: contract.NpiList, output: contract.NpiChecks },
      { access: "anyone", maxBody: BULK_BODY, limit: { calls: 60, seconds: 60 } },
      ({ npis }) => checkNpis(services, npis),
    ),
  ];
}
