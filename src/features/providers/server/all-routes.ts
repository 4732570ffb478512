import type { Database } from "#/platform/database/database.ts";
import type { Route } from "#/platform/http/serve.ts";
import { createExclusionMarks } from "./exclusion-marks.store.ts";
import type { ProviderServices } from "./find-providers.ts";
import { createNppesClient, type NppesFetch } from "./nppes-client.ts";
import { createProviderLookup } from "./provider-lookup.store.ts";
import { createProviderSearch } from "./provider-search.store.ts";
import { createProviderSources } from "./provider-source.store.ts";
import { providerRoutes } from "./provider.routes.ts";
import { createSpecialtyWords } from "./specialty-words.ts";

/** What answers from one database; `nppes` only where the server may ask others. */
export function providerServices(
  database: Database,
  nppes: ProviderServices["nppes"],
): ProviderServices {
  const words = createSpecialtyWords(database);
  return {
    search: createProviderSearch(database, words),
    lookup: createProviderLookup(database, words),
    sources: createProviderSources(database),
    exclusions: createExclusionMarks(database),
    nppes,
  };
}

/** The whole of this feature's API over one database; `fetch` only where the server may ask others. */
export function allProviderRoutes(database: Database, fetch: NppesFetch | undefined): Route[] {
  return providerRoutes(providerServices(database, fetch && createNppesClient({ fetch })));
}
