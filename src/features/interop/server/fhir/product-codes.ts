/** Codes of other vocabularies, to products and from them. */
import { productKeys } from "#/kernel/ndc.ts";
import type { DrugQuery, ProductCatalog, ProductRecord, RxNorm } from "../../interop.ports.ts";
import type { Code, ProductNarrowing } from "../../logic/fhir/medications/product-parameters.ts";
import type { Product } from "../../logic/fhir/medications/product.ts";
import { searchProblem } from "../../logic/fhir/search/problem.ts";
import { SYSTEM } from "../../logic/fhir/systems.ts";

export type Narrowed = {
  /** Of products at full width; undefined where no code was asked for. */
  readonly keys: readonly string[] | undefined;
  readonly query: Partial<DrugQuery>;
  readonly notes: readonly string[];
};

/** Kinds of concepts that are a product. */
const PRODUCTS = new Set(["SCD", "SBD", "GPCK", "BPCK"]);

const RXCUI = /^\d{1,9}$/;

export type ProductCodes = ReturnType<typeof createProductCodes>;

export function createProductCodes(catalog: ProductCatalog, rxnorm: RxNorm) {
  const notLoaded = async (): Promise<string[]> =>
    (await rxnorm.isLoaded()) ? [] : ["No release of RxNorm is loaded here."];

  async function keysOf({ system, code }: Code): Promise<readonly string[]> {
    const isNdc = system === undefined || system === "" || system === SYSTEM.ndc;
    if (isNdc) return productKeys(code);
    if (system !== SYSTEM.rxnorm) {
      const message = `codes are of ${SYSTEM.ndc} or ${SYSTEM.rxnorm}`;
      throw searchProblem("value", "code", message);
    }
    return RXCUI.test(code) ? rxnorm.productsOf(Number(code)) : [];
  }

  /** What to search for, for a substance. */
  async function wordsOf({ system, code }: Code): Promise<string | undefined> {
    if (system === SYSTEM.rxnorm) {
      if (!RXCUI.test(code)) return undefined;
      const concept = (await rxnorm.concepts([Number(code)])).get(Number(code));
      return concept?.name;
    }
    return catalog.nameOfUnii(code);
  }

  async function ingredientQuery(wanted: readonly Code[]): Promise<Narrowed> {
    const [first] = wanted;
    if (first === undefined || wanted.length > 1) {
      throw searchProblem("not-supported", "ingredient-code", "takes one value");
    }
    const search = await wordsOf(first);
    const notes = first.system === SYSTEM.rxnorm ? await notLoaded() : [];
    return search === undefined
      ? { keys: [], query: {}, notes }
      : { keys: undefined, query: { search }, notes };
  }

  return {
    /** All that was asked for together. */
    async narrowed(narrowings: readonly ProductNarrowing[]): Promise<Narrowed> {
      let keys: readonly string[] | undefined;
      let query: Partial<DrugQuery> = {};
      const notes: string[] = [];
      const only = (more: readonly string[]): void => {
        keys = keys === undefined ? [...new Set(more)] : keys.filter((key) => more.includes(key));
      };
      for (const { query: words = {}, codes, ingredients, imprints } of narrowings) {
        query = { ...query, ...words };
        if (codes) {
          only((await Promise.all(codes.map(keysOf))).flat());
          if (codes.some(({ system }) => system === SYSTEM.rxnorm))
            notes.push(...(await notLoaded()));
        }
        if (imprints) only((await Promise.all(imprints.map(catalog.keysOfImprint))).flat());
        if (ingredients) {
          const narrowed = await ingredientQuery(ingredients);
          query = { ...query, ...narrowed.query };
          notes.push(...narrowed.notes);
          if (narrowed.keys) only(narrowed.keys);
        }
      }
      return { keys, query, notes };
    },

    /** A product is told as a concept of RxNorm where its NDC is sold as exactly one. */
    async withRxNorm(records: readonly ProductRecord[]): Promise<Product[]> {
      const ids = await Promise.all(records.map(({ ndc }) => rxnorm.ofNdc(ndc)));
      const concepts = await rxnorm.concepts(ids.flat());
      return records.map((record, at) => {
        const current = (ids[at] ?? []).flatMap((id) => {
          const concept = concepts.get(id);
          return concept && !concept.isSuppressed && PRODUCTS.has(concept.tty) ? [concept] : [];
        });
        return { record, concept: current.length === 1 ? current[0] : undefined };
      });
    },
  };
}
