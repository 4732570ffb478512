import { wordsOf } from "#/kernel/text.ts";
import { strengthTerms } from "../../logic/asked-words.ts";
import { groupKeyOf } from "../../logic/drug-groups.ts";
import { PostingList } from "../../logic/posting-list.ts";
import type { drugPostings } from "../../server/search.table.ts";

export type PostingKind = (typeof drugPostings.$inferSelect)["kind"];

/** What a product is found by. */
export type Findable = {
  readonly brandKey: string;
  readonly genericKey: string;
  readonly substances: readonly string[];
  readonly manufacturer: string | null;
  readonly manufacturerSlug: string;
  readonly classes: readonly string[];
  readonly category: string | null;
  readonly dosageForm: string | null;
  readonly route: string | null;
  readonly strength: string | null;
  readonly formFamily: string;
  readonly productType: string | null;
  readonly finished: boolean | null;
  readonly indicationWords: string;
};

/** The lists of one term: all places, and those that have the word in their name. */
type Lists = { readonly places: PostingList; named?: PostingList };

export type GatheredPosting = Lists & { readonly kind: PostingKind; readonly term: string };

/** Gathers the posting lists of products that come in the order of their places. */
export class PostingGatherer {
  readonly #lists = new Map<PostingKind, Map<string, Lists>>();
  /** Labelers, classes and categories recur by the thousand, and splitting them costs. */
  readonly #words = new Map<string, readonly string[]>();

  add(place: number, product: Findable): void {
    for (const word of this.#namedWords(product)) {
      const lists = this.#list("word", word);
      lists.places.add(place);
      (lists.named ??= new PostingList()).add(place);
    }
    for (const text of [
      ...product.substances,
      product.manufacturer ?? "",
      ...product.classes.map((name) => name.replace(/\s*\[.*\]$/, "")),
      product.category ?? "",
      product.dosageForm ?? "",
      product.route ?? "",
    ]) {
      for (const word of this.#wordsOf(text)) this.#list("word", word).places.add(place);
    }
    for (const term of strengthTerms(product.strength ?? "")) {
      this.#list("word", term).places.add(place);
    }
    for (const word of product.indicationWords.split(" ")) {
      if (word !== "") this.#list("word", word).places.add(place);
    }
    this.#put(place, "name", product.brandKey);
    this.#put(place, "name", product.genericKey);
    this.#put(place, "category", product.category ?? "");
    this.#put(place, "family", product.formFamily);
    this.#put(place, "form", product.dosageForm?.toLowerCase() ?? "");
    this.#put(place, "labeler", product.manufacturerSlug);
    this.#put(place, "type", product.productType?.toLowerCase() ?? "");
    this.#put(place, "group", groupKeyOf(product));
    if (product.finished === false) this.#list("unfinished", "").places.add(place);
  }

  *gathered(): Generator<GatheredPosting> {
    for (const [kind, terms] of this.#lists) {
      for (const [term, lists] of terms) yield { kind, term, ...lists };
    }
  }

  #namedWords({ brandKey, genericKey }: Findable): readonly string[] {
    return this.#wordsOf(`${brandKey} ${genericKey}`);
  }

  #wordsOf(text: string): readonly string[] {
    let words = this.#words.get(text);
    if (words === undefined) {
      words = wordsOf(text);
      this.#words.set(text, words);
    }
    return words;
  }

  #put(place: number, kind: PostingKind, term: string): void {
    if (term !== "") this.#list(kind, term).places.add(place);
  }

  #list(kind: PostingKind, term: string): Lists {
    const terms = this.#lists.get(kind) ?? new Map<string, Lists>();
    this.#lists.set(kind, terms);
    const lists = terms.get(term) ?? { places: new PostingList() };
    terms.set(term, lists);
    return lists;
  }
}
