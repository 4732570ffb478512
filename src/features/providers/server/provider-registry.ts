import type { Database } from "#/platform/database/database.ts";
import type { AnswerSource, Provider, ProviderPage, ProviderQuery } from "../providers.contract.ts";
import { providerServices } from "./all-routes.ts";
import { findProviders, UNKNOWN_SOURCE } from "./find-providers.ts";

/** The registry for other doors than the API: as it is in this database, without asking anybody. */
export function createProviderRegistry(database: Database) {
  const services = providerServices(database, undefined);
  const { lookup, sources } = services;
  return {
    find: (query: ProviderQuery): Promise<ProviderPage> => findProviders(services, query),

    async byNumbers(npis: readonly number[]): Promise<Provider[]> {
      const [only] = npis;
      return npis.length === 1 && only !== undefined
        ? lookup.byNumber(only)
        : lookup.byNumbers(npis);
    },

    async source(): Promise<AnswerSource> {
      return (await sources.loaded()).answers ?? UNKNOWN_SOURCE;
    },
  };
}
