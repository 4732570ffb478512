import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import { givenKey } from "#/kernel/person-name.ts";
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
/** Of all answers together, so that they take some 20 MB at most. */
const MOST_KEPT = 10_000;
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
  const kept = new LRUCache<string, { at: number; providers: Provider[] }>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ providers }) => providers.length,
  });
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
      const found = new Map<string, Provider>();
      let asked = now();
      let isFull = true;
      for (let skip = 0; isFull && skip <= MOST_SKIPPED; skip += AT_ONCE) {
        const { at, providers } = await block(parametersOf(query, skip));
        const before = found.size;
        const matching = providers.filter((provider) => isMeant(provider, query));
        for (const provider of matching) found.set(provider.number, provider);
        asked = Math.min(asked, at);
        // A block that repeats what was there says nothing new, and nor do those behind it.
        isFull = providers.length === AT_ONCE && (matching.length === 0 || found.size > before);
        if (found.size >= from + query.limit) break;
      }
      return {
        providers: [...found.values()].slice(from, from + query.limit),
        total: found.size,
        capped: isFull,
        corrections: [],
        source: { kind: "nppes-api", as_of: new Date(asked).toISOString() },
      };
    },
  };
}

function parametersOf(query: ProviderQuery, skip: number): URLSearchParams {
  const parameters = new URLSearchParams({ version: "2.1", limit: String(AT_ONCE) });
  const { npi, state, givenStart } = criteriaOf(query);
  const zip = query.zip?.replace(/\D/g, "");
  const named: Readonly<Record<string, string | undefined>> = {
    number: npi === undefined ? undefined : String(npi),
    last_name: query.lastName && asTyped(query.lastName),
    // It knows no initials; who has this one is looked for in what it answers.
    first_name: givenStart?.length === 1 ? undefined : query.firstName && asTyped(query.firstName),
    organization_name: query.organization && begun(withoutWildcard(query.organization)),
    state,
    city: query.city && withoutWildcard(query.city),
    postal_code: zip !== undefined && zip.length < 5 ? begun(zip) : zip,
    taxonomy_description: query.specialty && withoutWildcard(query.specialty),
    skip: skip === 0 ? undefined : String(skip),
  };
  for (const [name, value] of Object.entries(named)) {
    if (value !== undefined) parameters.set(name, value);
  }
  return parameters;
}

/** It takes an asterisk at the end of a name as we do. */
function asTyped(text: string): string {
  const name = withoutWildcard(text).trim();
  return /\*\s*$/.test(text) ? begun(name) : name;
}

/** Anywhere else an asterisk would be a wildcard there, and is none here. */
function withoutWildcard(typed: string): string {
  return typed.replaceAll("*", "");
}

/** What begins so; the API takes that from the second character on. */
function begun(text: string): string {
  return text.length < 2 ? text : `${text}*`;
}

/** The API finds a place in mailing addresses too; a search is for where somebody practises. */
function isMeant({ addresses, basic }: Provider, query: ProviderQuery): boolean {
  const { state, city, zip5, givenStart } = criteriaOf(query);
  if (givenStart !== undefined && !givenKey(basic.first_name).startsWith(givenStart)) return false;
  if ((state ?? city ?? zip5) === undefined) return true;
  return addresses.some(
    (one) =>
      one.address_purpose !== "MAILING" &&
      (state === undefined || one.state === state) &&
      (city === undefined || cityKey(one.city) === city) &&
      (zip5 === undefined || one.postal_code.startsWith(zip5)),
  );
}
