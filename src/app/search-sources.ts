import { CALCULATOR_HEADS } from "#knowledge/calculators/heads.js";
import { createDrugSuggestions } from "#/features/drugs/server/drug-suggestions.store.ts";
import { createDrugSearch } from "#/features/drugs/server/drug-search.store.ts";
import { createMonographStore } from "#/features/drugs/server/monograph.store.ts";
import { articleHref } from "#/features/news/logic/article-address.ts";
import { type ArticleStore, createArticleStore } from "#/features/news/server/article.store.ts";
import { criteriaOf } from "#/features/providers/logic/criteria.ts";
import {
  practiceOf,
  primaryTaxonomy,
  providerName,
} from "#/features/providers/logic/provider-words.ts";
import type { Provider, ProviderQuery } from "#/features/providers/providers.contract.ts";
import { createProviderLookup } from "#/features/providers/server/provider-lookup.store.ts";
import {
  createProviderSearch,
  type ProviderSearch,
} from "#/features/providers/server/provider-search.store.ts";
import { createSpecialtyWords } from "#/features/providers/server/specialty-words.ts";
import type { Hit } from "#/features/search/search.contract.ts";
import { forgivingSource } from "#/features/search/server/forgiving-source.ts";
import { listedSource } from "#/features/search/server/listed-source.ts";
import type {
  Answering,
  Searched,
  SearchSource,
  SearchSources,
} from "#/features/search/server/search.routes.ts";
import { PAGE_PLACES, TOOL_PLACES } from "#/features/site/logic/places.ts";
import { CONDITIONS } from "#/features/symptoms/logic/packed/condition-table.ts";
import { otherNamesOf } from "#/features/symptoms/logic/packed/other-names.ts";
import { Failure } from "#/kernel/failure.ts";
import { readNpi } from "#/kernel/npi.ts";
import { shortDate } from "#/kernel/relative-time.ts";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import { wordsOf } from "#/kernel/text.ts";
import type { Database } from "#/platform/database/database.ts";
import { checkerWith, conditionsWith, findingMeant } from "./search/conditions-by-findings.ts";
import { drugAnswers } from "./search/drug-answers.ts";
import { drugSource } from "./search/drug-source.ts";

type Stores = ReturnType<typeof storesOf>;

function storesOf(database: Database) {
  const words = createSpecialtyWords(database);
  const monographs = createMonographStore();
  return {
    suggestions: createDrugSuggestions(database),
    monographs,
    drugs: createDrugSearch(database, monographs),
    articles: createArticleStore(database),
    providers: createProviderSearch(database, words),
    lookup: createProviderLookup(database, words),
  };
}

/** Where each kind of thing that the search finds comes from, and what it answers itself. */
export function searchSources(database: Database): Searched {
  const stores = storesOf(database);
  const answer = drugAnswers(stores, (word) => CONDITION_WORDS.has(word));
  return { sources: sourcesOf(stores, answer), answer };
}

function sourcesOf(stores: Stores, answer: Answering): SearchSources {
  return {
    tools: toolSource(),
    drugs: drugSource(stores, answer),
    providers: providerSource(stores),
    articles: forgivingSource(articleSource(stores.articles), medicalWords(stores)),
    conditions: conditionSource(),
    pages: listedSource(PAGE_PLACES),
  };
}

const namesOfConditions = CONDITIONS.flatMap(({ id, name }) => [name, ...otherNamesOf(id)]);
const CONDITION_WORDS: ReadonlySet<string> = new Set(namesOfConditions.flatMap(wordsOf));

/** "eGFR" is also asked for as "GFR". */
const unprefixed = (name: string): string[] =>
  [...name.matchAll(/\be([A-Z]{2,})\b/g)].flatMap(([, rest]) => rest ?? []);

const calculatorPlaces = () =>
  CALCULATOR_HEADS.map(({ id, name, also }) => ({
    title: name,
    detail: "Calculator",
    href: `/calculators/${id}`,
    alsoCalled: [...also, ...[name, ...also].flatMap(unprefixed)],
  }));

/** Tools by their names; what is a finding opens the symptom checker with it. */
function toolSource(): SearchSource {
  const listed = listedSource([...TOOL_PLACES, ...calculatorPlaces()]);
  return {
    ...listed,
    async find(typed, most) {
      const finding = findingMeant(typed);
      const checker = finding === undefined ? [] : [checkerWith(finding)];
      return [...checker, ...(await listed.find(typed, most))].slice(0, most);
    },
  };
}

/** Conditions by their names, and those that present with what was typed. */
function conditionSource(): SearchSource {
  const listed = listedSource(
    CONDITIONS.map(({ id, name, icd10 }) => ({
      title: name,
      detail: `${icd10}, drugs for it`,
      href: `/drugs/search?${new URLSearchParams({ q: name })}`,
      alsoCalled: otherNamesOf(id),
    })),
  );
  return {
    ...listed,
    async find(typed, most) {
      const named = await listed.find(typed, most);
      const finding = named.length === most ? undefined : findingMeant(typed);
      if (finding === undefined) return named;
      const titles = new Set(named.map(({ title }) => title));
      const others = conditionsWith(finding, most).filter(({ title }) => !titles.has(title));
      return [...named, ...others].slice(0, most);
    },
  };
}

function providerSource({ providers, lookup }: Stores): SearchSource {
  return {
    async find(typed, most) {
      const reading = readNpi(typed);
      if (reading.state === "valid") {
        return (await lookup.byNumbers([Number(reading.npi)])).map(providerHit);
      }
      const words = wordsOf(typed);
      if (words.length > 3 || words.some((word) => /\d/.test(word))) return [];
      const [lastName] = words.slice(-1);
      const [firstName] = words.length > 1 ? words : [];
      const query: ProviderQuery = { lastName, firstName, page: 1, limit: most };
      return (await named(providers, query)).map(providerHit);
    },
  };
}

/** Words that no name can be made of find nobody. */
async function named(providers: ProviderSearch, query: ProviderQuery) {
  try {
    return (await providers.find(criteriaOf(query), query)).providers;
  } catch (error) {
    if (error instanceof Failure && error.code === "invalid-input") return [];
    throw error;
  }
}

function providerHit(provider: Provider): Hit {
  const practice = practiceOf(provider);
  const place = practice && `${practice.city}, ${practice.state}`;
  const specialty = primaryTaxonomy(provider)?.desc;
  const marks = [specialty, place, provider.sample ? "sample" : undefined];
  return {
    title: providerName(provider),
    detail: marks.filter(Boolean).join(" · "),
    href: `/npi?npi=${provider.number}`,
  };
}

function articleSource(articles: ArticleStore): SearchSource {
  return {
    more: (typed) => `/news?${new URLSearchParams({ search: typed })}`,
    async find(typed, most) {
      const query = {
        search: typed,
        category: undefined,
        source: undefined,
        sort: "date",
      } as const;
      const found = await articles.list({ ...query, page: 1, limit: most });
      return found.articles.map((article) => ({
        title: article.title,
        detail: `${article.source}, ${article.isDated ? shortDate(new Date(article.publishedDate)) : "undated"}`,
        href: articleHref(article),
      }));
    },
  };
}

/** The words that news are likely searched by: specialties, conditions and ingredients. */
function medicalWords({ monographs }: Stores): () => Promise<ReadonlySet<string>> {
  let words: ReadonlySet<string> | undefined;
  return async () => {
    const drugs = await monographs.covered();
    words ??= new Set([...SPECIALTIES, ...namesOfConditions, ...drugs].flatMap(wordsOf));
    return words;
  };
}
