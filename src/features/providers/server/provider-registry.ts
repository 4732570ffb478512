import type { Database } from "#/platform/database/database.ts";
import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import {
  ProviderQuery,
  type AnswerSource,
  type Provider,
  type ProviderPage,
} from "../providers.contract.ts";
import { providerServices } from "./all-routes.ts";
import { findProviders, UNKNOWN_SOURCE } from "./find-providers.ts";

const Words = v.omit(ProviderQuery, ["page", "limit"]);

/** By the same rules as the API's. */
function readable({ page, limit, ...words }: ProviderQuery): ProviderQuery {
  const read = v.safeParse(Words, words);
  if (read.success) return { ...read.output, page, limit };
  const [{ message }] = read.issues;
  throw new Failure("invalid-input", message, {
    fields: [{ field: v.getDotPath(read.issues[0]) ?? "", message }],
  });
}

/** The registry for other doors than the API: as it is in this database, without asking anybody. */
export function createProviderRegistry(database: Database) {
  const services = providerServices(database, undefined);
  const { lookup, sources } = services;
  return {
    find: async (query: ProviderQuery): Promise<ProviderPage> =>
      findProviders(services, readable(query)),

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
