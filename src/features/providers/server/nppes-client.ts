import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import { criteriaOf } from "../logic/criteria.ts";
import { cityKey } from "../logic/search-keys.ts";
import type { AnswerSource, Provider, ProviderQuery } from "../providers.contract.ts";
import { ApiAnswer, providerOfApi } from "./nppes-answer.ts";
import type { Found } from "./provider-search.store.ts";

export type NppesFetch = (url: string, init: RequestInit) => Promise<Response>;

type Options = {
  readonly fetch: NppesFetch;
  readonly address?: string;
  readonly now?: () => number;
  readonly timeoutMs?: number;
  /** Calls a minute that this server allows itself. */
  readonly callsAMinute?: number;
};

export type NppesClient = ReturnType<typeof createNppesClient>;
export type Asked = Found & { readonly source: Omit<AnswerSource, "exclusions_as_of"> };

const ADDRESS = "https://npiregistry.cms.hhs.gov/api/";
/** The API gives at most 200 at once, and from 1,200 on repeats the last page without saying so. */
const AT_ONCE = 200;
const MOST_SKIPPED = 1000;
const KEPT_MS = 10 * 60_000;
/** An empty answer is asked for again: the API gives some for numbers that it knows a moment later. */
const TRIES = 2;

/** Asks the NPPES API, version 2.1. Refusals are failures; answers are kept for a while. */
export function createNppesClient({
  fetch,
  address = ADDRESS,
  now = Date.now,
  timeoutMs = 6000,
  callsAMinute = 60,
}: Options) {
  const kept = new LRUCache<string, { at: number; providers: Provider[] }>({ max: 500 });
  let calls: number[] = [];

  async function ask(parameters: URLSearchParams): Promise<Provider[]> {
    const started = now();
    calls = calls.filter((at) => started - at < 60_000);
    if (calls.length >= callsAMinute) {
      throw new Failure("unavailable", "The NPPES API is asked too often; please wait a minute.", {
        retryAfter: 60,
      });
    }
    calls.push(started);
    const response = await fetch(`${address}?${parameters}`, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    }).catch((cause: unknown) => {
      throw new Failure("upstream-failed", "The NPPES API did not answer.", { cause });
    });
    const body: unknown = await response.json().catch(() => undefined);
    const answer = v.safeParse(ApiAnswer, body);
    if (!response.ok || !answer.success) {
      throw new Failure("upstream-failed", "The NPPES API answered with something unreadable.");
    }
    if ("Errors" in answer.output) {
      const said = answer.output.Errors.map(({ description }) => description).join("; ");
      throw new Failure("invalid-input", `The NPPES API refuses this search: ${said}.`);
    }
    return answer.output.results.map(providerOfApi);
  }

  async function block(parameters: URLSearchParams) {
    const key = parameters.toString();
    const known = kept.get(key);
    if (known !== undefined && now() - known.at < KEPT_MS) return known;
    let providers: Provider[] = [];
    for (let attempt = 0; attempt < TRIES && providers.length === 0; attempt += 1) {
      providers = await ask(parameters);
    }
    const fresh = { at: now(), providers };
    // That nobody was found may be the API's mood: it is not kept.
    if (providers.length > 0) kept.set(key, fresh);
    return fresh;
  }

  return {
    /** @throws Failure: "invalid-input" where the API refuses, else "upstream-failed" or "unavailable". */
    async find(query: ProviderQuery): Promise<Asked> {
      const from = (query.page - 1) * query.limit;
      const skip = Math.min(Math.floor(from / AT_ONCE) * AT_ONCE, MOST_SKIPPED);
      const { at, providers } = await block(parametersOf(query, skip));
      const matching = providers.filter((provider) => practisesThere(provider, query));
      const full = providers.length === AT_ONCE;
      const total = skip + matching.length;
      return {
        providers: matching.slice(from - skip, from - skip + query.limit),
        total,
        capped: full,
        corrections: [],
        source: { kind: "nppes-api", as_of: new Date(at).toISOString() },
      };
    },
  };
}

function parametersOf(query: ProviderQuery, skip: number): URLSearchParams {
  const parameters = new URLSearchParams({ version: "2.1", limit: String(AT_ONCE) });
  const npi = criteriaOf(query).npi;
  const named: Readonly<Record<string, string | undefined>> = {
    number: npi === undefined ? undefined : String(npi),
    last_name: query.lastName,
    first_name: query.firstName,
    organization_name: query.organization,
    state: criteriaOf(query).state,
    city: query.city,
    postal_code: query.zip?.replace(/\D/g, ""),
    taxonomy_description: query.specialty,
    skip: skip === 0 ? undefined : String(skip),
  };
  for (const [name, value] of Object.entries(named)) {
    // An asterisk would be a wildcard there, and is none here.
    if (value !== undefined) parameters.set(name, value.replaceAll("*", ""));
  }
  return parameters;
}

/** The API finds a place in mailing addresses too; a search is for where somebody practises. */
function practisesThere({ addresses }: Provider, query: ProviderQuery): boolean {
  const { state, city, zip5 } = criteriaOf(query);
  return addresses.some(
    (one) =>
      one.address_purpose !== "MAILING" &&
      (state === undefined || one.state === state) &&
      (city === undefined || cityKey(one.city) === city) &&
      (zip5 === undefined || one.postal_code.startsWith(zip5)),
  );
}
