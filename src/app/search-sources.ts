import { CALCULATOR_HEADS } from "#knowledge/calculators/heads.js";
import {
  createDrugSuggestions,
  type Suggestion,
} from "#/features/drugs/server/drug-suggestions.store.ts";
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
import type { SearchSource, SearchSources } from "#/features/search/server/search.routes.ts";
import { PAGE_PLACES, TOOL_PLACES } from "#/features/site/logic/places.ts";
import { nameOf } from "#/features/substances/logic/vocabulary.ts";
import { CONDITIONS } from "#/features/symptoms/logic/packed/condition-table.ts";
import { otherNamesOf } from "#/features/symptoms/logic/packed/other-names.ts";
import { Failure } from "#/kernel/failure.ts";
import { readNpi } from "#/kernel/npi.ts";
import { shortDate } from "#/kernel/relative-time.ts";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import { wordsOf } from "#/kernel/text.ts";
import type { Database } from "#/platform/database/database.ts";

type Searched = ReturnType<typeof storesOf>;

function storesOf(database: Database) {
  const words = createSpecialtyWords(database);
  return {
    suggestions: createDrugSuggestions(database),
    monographs: createMonographStore(),
    articles: createArticleStore(database),
    providers: createProviderSearch(database, words),
    lookup: createProviderLookup(database, words),
  };
}

/** Where each kind of thing that the search finds comes from. */
export function searchSources(database: Database): SearchSources {
  const searched = storesOf(database);
  return {
    tools: listedSource([...TOOL_PLACES, ...calculatorPlaces()]),
    drugs: drugSource(searched),
    providers: providerSource(searched),
    articles: forgivingSource(articleSource(searched.articles), medicalWords(searched)),
    conditions: listedSource(
      CONDITIONS.map(({ id, name, icd10 }) => ({
        title: name,
        detail: `${icd10}, drugs for it`,
        href: `/drugs/search?${new URLSearchParams({ q: name })}`,
        alsoCalled: otherNamesOf(id),
      })),
    ),
    pages: listedSource(PAGE_PLACES),
  };
}

const calculatorPlaces = () =>
  CALCULATOR_HEADS.map(({ id, name, also }) => ({
    title: name,
    detail: "Calculator",
    href: `/calculators/${id}`,
    alsoCalled: also,
  }));

const MOST_MONOGRAPHS = 2;

/** What we wrote on an ingredient first, then names that products have. */
function drugSource({ suggestions, monographs }: Searched): SearchSource {
  let written: SearchSource | undefined;
  const ourOwn = async () =>
    (written ??= listedSource(
      [...(await monographs.covered())].map((id) => ({
        title: nameOf(id),
        detail: "Monograph",
        href: `/drugs/ingredients/${id}`,
      })),
    ));
  return {
    more: (typed) => `/drugs/search?${new URLSearchParams({ q: typed })}`,
    async find(typed, most) {
      const { find } = await ourOwn();
      const named = await suggestions.suggestAsWritten(typed);
      return [...(await find(typed, MOST_MONOGRAPHS)), ...named.map(productHit)].slice(0, most);
    },
    async findAlike(typed, most) {
      const { find, findAlike = find } = await ourOwn();
      const named = await suggestions.suggest(typed);
      return [...(await findAlike(typed, MOST_MONOGRAPHS)), ...named.map(productHit)].slice(
        0,
        most,
      );
    },
  };
}

function productHit({ term, type, href }: Suggestion): Hit {
  return { title: term, detail: type, href };
}

function providerSource({ providers, lookup }: Searched): SearchSource {
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
function medicalWords({ monographs }: Searched): () => Promise<ReadonlySet<string>> {
  let words: ReadonlySet<string> | undefined;
  return async () => {
    const conditions = CONDITIONS.flatMap(({ id, name }) => [name, ...otherNamesOf(id)]);
    const drugs = await monographs.covered();
    words ??= new Set([...SPECIALTIES, ...conditions, ...drugs].flatMap(wordsOf));
    return words;
  };
}
