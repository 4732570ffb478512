import type { DrugSearch } from "#/features/drugs/server/drug-search.store.ts";
import type { MonographStore } from "#/features/drugs/server/monograph.store.ts";
import type { Drug } from "#/features/drugs/drugs.contract.ts";
import { type AskedDrug, askedDrug } from "#/features/search/logic/asked-drug.ts";
import { drugAnswer } from "#/features/search/logic/drug-answer.ts";
import type { DrugAnswer } from "#/features/search/search.contract.ts";
import type { Answering } from "#/features/search/server/search.routes.ts";
import type { Monograph } from "#/features/substances/monograph.schema.ts";
import { resolveName } from "#/features/substances/logic/resolve.ts";

const MOST_ANSWERS = 2;

/** Ten or eleven digits, or a code in parts: what is printed on a package or scanned from it. */
const looksLikeNdc = (typed: string): boolean =>
  /^(\d{10,11}|\d{4,5}-\d{3,4}(-\d{1,2})?)$/.test(typed.trim());

/** The products of a code, in whatever form it is written. */
export async function productsOf(search: DrugSearch, typed: string, most: number): Promise<Drug[]> {
  if (!looksLikeNdc(typed)) return [];
  const query = { search: typed.trim(), sort: "relevance", page: 1, limit: most } as const;
  return [...(await search.list(query)).drugs];
}

/** By brand, ingredient, misspelling or code: what the monographs say, in the answer of the search itself. */
export function drugAnswers(
  { monographs, drugs }: { monographs: MonographStore; drugs: DrugSearch },
  isOtherwiseKnown: (word: string) => boolean,
): Answering {
  const read = new Map<string, Promise<Monograph | undefined>>();
  const monographOf = (id: string) => {
    const before = read.get(id);
    if (before !== undefined) return before;
    const found = monographs.find(id);
    read.set(id, found);
    // What could not be read is tried again.
    found.catch(() => read.delete(id));
    return found;
  };
  return async (typed, how) => {
    const [product] = how === "written" ? await productsOf(drugs, typed, 1) : [];
    const asked = product ? inProduct(product) : askedDrug(typed, how, isOtherwiseKnown);
    if (asked === undefined) return [];
    const found = await Promise.all(asked.ingredients.slice(0, MOST_ANSWERS).map(monographOf));
    return found.flatMap((monograph): DrugAnswer[] =>
      monograph === undefined ? [] : [drugAnswer(monograph, asked)],
    );
  };
}

function inProduct({ substances, genericName, brandName }: Drug): AskedDrug | undefined {
  const reading = resolveName(substances.join(" / ") || (genericName ?? brandName));
  if (reading.status !== "resolved") return undefined;
  return {
    ingredients: reading.ingredients,
    named: brandName,
    readFrom: brandName,
    aspects: [],
  };
}
