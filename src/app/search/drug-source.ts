import type { Drug } from "#/features/drugs/drugs.contract.ts";
import type { DrugSearch } from "#/features/drugs/server/drug-search.store.ts";
import type {
  DrugSuggestions,
  Suggestion,
} from "#/features/drugs/server/drug-suggestions.store.ts";
import type { MonographStore } from "#/features/drugs/server/monograph.store.ts";
import { askedDrug } from "#/features/search/logic/asked-drug.ts";
import { inOneLine } from "#/features/search/logic/drug-answer.ts";
import type { Hit } from "#/features/search/search.contract.ts";
import { listedSource } from "#/features/search/server/listed-source.ts";
import type { Answering, SearchSource } from "#/features/search/server/search.routes.ts";
import { nameOf, substanceOf } from "#/features/substances/logic/vocabulary.ts";
import { productsOf } from "./drug-answers.ts";

type DrugStores = {
  readonly suggestions: DrugSuggestions;
  readonly monographs: MonographStore;
  readonly drugs: DrugSearch;
};

const MOST_MONOGRAPHS = 2;

/** What we wrote on an ingredient first, by its name, another name or a brand, then names that products have. */
export function drugSource(
  { suggestions, monographs, drugs }: DrugStores,
  answer: Answering,
): SearchSource {
  let written: SearchSource | undefined;
  const ourOwn = async () =>
    (written ??= listedSource(
      [...(await monographs.covered())].map((id) => {
        const { synonyms = [], brands = [], tallMan } = substanceOf(id) ?? {};
        return {
          title: nameOf(id),
          detail: tallMan === undefined ? "Monograph" : `Monograph, ${tallMan}`,
          href: `/drugs/ingredients/${id}`,
          alsoCalled: [...synonyms, ...brands],
        };
      }),
    ));
  const answered = async (typed: string, how: "written" | "meant") =>
    (await answer(typed, how)).map((one): Hit => ({
      title: one.name,
      detail: inOneLine(one),
      href: one.href,
    }));
  return {
    more: (typed) => `/drugs/search?${new URLSearchParams({ q: typed })}`,
    async find(typed, most) {
      const name = askedDrug(typed, "written")?.named ?? typed;
      const products = await productsOf(drugs, typed, most);
      const { find } = await ourOwn();
      const [first, own, named] = await Promise.all([
        answered(typed, "written"),
        find(name, MOST_MONOGRAPHS),
        suggestions.suggestAsWritten(name),
      ]);
      const hits = [...first, ...products.map(codedHit), ...own, ...named.map(productHit)];
      return eachOnce(hits).slice(0, most);
    },
    async findAlike(typed, most) {
      const { find, findAlike = find } = await ourOwn();
      const [first, own, named] = await Promise.all([
        answered(typed, "meant"),
        findAlike(typed, MOST_MONOGRAPHS),
        suggestions.suggest(typed),
      ]);
      return eachOnce([...first, ...own, ...named.map(productHit)]).slice(0, most);
    },
  };
}

function eachOnce(hits: readonly Hit[]): Hit[] {
  const byAddress = new Map<string, Hit>();
  for (const hit of hits) if (!byAddress.has(hit.href)) byAddress.set(hit.href, hit);
  return [...byAddress.values()];
}

function productHit({ term, type, href }: Suggestion): Hit {
  return { title: term, detail: type, href };
}

function codedHit({ brandName, strength, manufacturer, ndcNumber, href }: Drug): Hit {
  return {
    title: [brandName, strength].filter(Boolean).join(" "),
    detail: [manufacturer, ndcNumber && `NDC ${ndcNumber}`].filter(Boolean).join(" · "),
    href,
  };
}
