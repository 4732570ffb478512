import { fold } from "#/kernel/text.ts";
import type { drugSuggestions } from "../../server/search.table.ts";

type Suggestion = typeof drugSuggestions.$inferSelect;

/** What of a product the search box may offer. */
export type Suggestible = {
  readonly brandName: string;
  readonly brandKey: string;
  readonly genericName: string | null;
  readonly genericKey: string;
  readonly manufacturer: string | null;
  readonly manufacturerSlug: string;
  readonly category: string | null;
  readonly classes: readonly string[];
};

const ESTABLISHED = " [EPC]";

/** Counts the products behind each brand, generic name, labeler, category and established class. */
export class SuggestionGatherer {
  readonly #byKey = new Map<
    string,
    { type: Suggestion["type"]; term: string; folded: string; products: number }
  >();

  add(product: Suggestible): void {
    const { brandKey, genericKey, manufacturerSlug, category } = product;
    if (brandKey !== genericKey) this.#count("brand", brandKey, product.brandName);
    this.#count("generic", genericKey, product.genericName?.toLowerCase() ?? "");
    this.#count("labeler", manufacturerSlug.replaceAll("-", " "), product.manufacturer ?? "");
    if (category !== null) this.#count("category", category.toLowerCase(), category);
    for (const name of product.classes) {
      if (!name.endsWith(ESTABLISHED)) continue;
      const term = name.slice(0, -ESTABLISHED.length);
      this.#count("class", fold(term), term);
    }
  }

  /** Each type and term once: two names that are written alike and folded otherwise are one. */
  gathered(): Suggestion[] {
    const byTerm = new Map(
      [...this.#byKey.values()].map((one) => [`${one.type} ${one.term}`, one]),
    );
    return [...byTerm.values()];
  }

  #count(type: Suggestion["type"], folded: string, term: string): void {
    if (folded === "" || term === "") return;
    const key = `${type} ${folded}`;
    const known = this.#byKey.get(key);
    if (known === undefined) this.#byKey.set(key, { type, term, folded, products: 1 });
    else known.products += 1;
  }
}
