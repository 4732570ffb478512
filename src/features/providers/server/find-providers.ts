import { Failure } from "#/kernel/failure.ts";
import { pageCount } from "#/kernel/page.ts";
import { criteriaOf } from "../logic/criteria.ts";
import type { AnswerSource, ProviderPage, ProviderQuery } from "../providers.contract.ts";
import type { ExclusionMarks } from "./exclusion-marks.store.ts";
import type { Asked, NppesClient } from "./nppes-client.ts";
import type { ProviderLookup } from "./provider-lookup.store.ts";
import type { Found, ProviderSearch } from "./provider-search.store.ts";
import type { ProviderSourceStore } from "./provider-source.store.ts";
import { MOST_COUNTED } from "./search-branches.ts";

export type ProviderServices = {
  readonly search: ProviderSearch;
  readonly lookup: ProviderLookup;
  readonly sources: ProviderSourceStore;
  readonly exclusions: ExclusionMarks;
  /** None where the server may not fetch anything. */
  readonly nppes: NppesClient | undefined;
};

export const UNKNOWN_SOURCE: AnswerSource = { kind: "samples", as_of: "", exclusions_as_of: null };

/**
 * Answers a search from the mirror of the registry; where that has not been loaded, from the NPPES API; and where that
 * cannot be reached, from the samples, if one of them is meant. A number that the mirror does not know is asked of the API too.
 */
export async function findProviders(
  services: ProviderServices,
  query: ProviderQuery,
): Promise<ProviderPage> {
  const { nppes, exclusions } = services;
  const { answers, exclusionsAsOf } = await services.sources.loaded();
  const pageOfAsked = async (asked: Asked) => {
    const providers = await exclusions.mark(asked.providers);
    const source = { ...asked.source, exclusions_as_of: exclusionsAsOf };
    return pageOf({ ...asked, providers }, query, source);
  };
  if (answers?.kind === "registry") {
    const found = await search(services, query);
    const unknownNumber = found.total === 0 && onlyNumber(query);
    if (nppes === undefined || !unknownNumber) return pageOf(found, query, answers);
    const asked = await nppes.find(query).catch(() => undefined);
    return asked === undefined || asked.total === 0
      ? pageOf(found, query, answers)
      : pageOfAsked(asked);
  }
  const asked = await nppes?.find(query).catch(notReached);
  if (asked !== undefined && !(asked instanceof Failure)) return pageOfAsked(asked);
  const sampled = await services.search.find(criteriaOf(query), query);
  // That no sample is meant does not say that nobody is.
  if (asked !== undefined && sampled.total === 0) throw asked;
  return pageOf(sampled, query, answers ?? UNKNOWN_SOURCE);
}

/** That the API did not answer is no answer; that it refuses, or that it may not be asked just now, is passed on. */
function notReached(error: unknown): Failure {
  if (error instanceof Failure && error.code === "upstream-failed") return error;
  throw error;
}

async function search(services: ProviderServices, query: ProviderQuery): Promise<Found> {
  const criteria = criteriaOf(query);
  if (!onlyNumber(query) || criteria.npi === undefined)
    return services.search.find(criteria, query);
  const providers = query.page === 1 ? await services.lookup.byNumber(criteria.npi) : [];
  return { providers, total: providers.length, capped: false, corrections: [] };
}

function onlyNumber({ npi, page: _page, limit: _limit, ...others }: ProviderQuery): boolean {
  return npi !== undefined && Object.values(others).every((value) => value === undefined);
}

function pageOf(found: Found, { page, limit }: ProviderQuery, source: AnswerSource): ProviderPage {
  const pages = pageCount(Math.min(found.total, MOST_COUNTED), limit);
  return {
    result_count: found.total,
    result_count_capped: found.capped,
    results: [...found.providers],
    pagination: {
      current_page: page,
      total_pages: pages,
      has_prev: page > 1,
      has_next: page < pages,
    },
    corrections: [...found.corrections],
    source,
  };
}
