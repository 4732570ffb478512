import * as v from "valibot";
import { optionalText, paging } from "#/kernel/schema.ts";
import { PAGE_SIZE, SORTS } from "./drugs.terms.ts";

/** From the least exact to the most. */
export const SOURCES = ["starter", "label-words", "label-listing", "directory"] as const;
export type Source = (typeof SOURCES)[number];

/** One product. Clinical texts are the label's own words, shortened in lists. */
export const Drug = v.object({
  id: v.string(),
  brandName: v.string(),
  genericName: v.nullable(v.string()),
  ndcNumber: v.nullable(v.string()),
  dosageForm: v.nullable(v.string()),
  strength: v.nullable(v.string()),
  manufacturer: v.nullable(v.string()),
  category: v.nullable(v.string()),
  indication: v.nullable(v.string()),
  contraindications: v.nullable(v.string()),
  sideEffects: v.nullable(v.string()),
  dosage: v.nullable(v.string()),
  route: v.nullable(v.string()),
  /** Null where no source says it, which is not "no". */
  isControlled: v.nullable(v.boolean()),
  isGeneric: v.boolean(),
  createdAt: v.string(),
  productType: v.nullable(v.string()),
  marketingCategory: v.nullable(v.string()),
  applicationNumber: v.nullable(v.string()),
  splId: v.nullable(v.string()),
  finished: v.nullable(v.boolean()),
  listingExpirationDate: v.nullable(v.string()),
  /** "CII" to "CV"; null for one that is not controlled, and where its schedule is not stated. */
  schedule: v.nullable(v.string()),
  formFamily: v.string(),
  substances: v.array(v.string()),
  hasBoxedWarning: v.boolean(),
  marketedUntil: v.nullable(v.string()),
  /** Marketing has ended, the listing is past its date, or the product is for further processing only. */
  status: v.picklist(["active", "discontinued", "listing-expired", "unfinished"]),
  /** Lots of it are being recalled, by FDA's enforcement reports as they were last read. */
  isRecalled: v.boolean(),
  /** Its label says that it is available under a risk evaluation and mitigation strategy only. */
  isUnderRems: v.boolean(),
  /** Where its facts come from: the starter content, a label's words, a label's listing, or the NDC directory. */
  source: v.picklist(SOURCES),
  /** The product's page: "/drugs/pfizer-laboratories/0069-0238". */
  href: v.string(),
});

export type Drug = v.InferOutput<typeof Drug>;

export const DrugQuery = v.object({
  search: optionalText(200),
  category: optionalText(100),
  form: optionalText(60),
  manufacturer: optionalText(200),
  rx: v.optional(v.picklist(["rx", "otc"], "Must be rx or otc")),
  /** The same drug in the same form is one entry, its first product; not in the order of labelers, and not for a code. */
  grouped: v.optional(v.picklist(["yes"], "Must be yes")),
  /** Only the products of one such group, by its key. */
  group: optionalText(400),
  sort: v.optional(v.picklist(SORTS, `Must be one of ${SORTS.join(", ")}`), "relevance"),
  ...paging(PAGE_SIZE),
});

export type DrugQuery = v.InferOutput<typeof DrugQuery>;

export const DrugPage = v.object({
  drugs: v.array(Drug),
  /** All that match, over all pages: products, or groups where they are asked for. */
  total: v.number(),
  /** Products, grouped or not. */
  products: v.number(),
  /** The group that stands behind each of `drugs`, in their order; null where products are listed one by one. */
  groups: v.nullable(
    v.array(v.object({ key: v.string(), products: v.number(), labelers: v.number() })),
  ),
  /** Words that were taken for others, because nothing is called as they were typed. */
  corrections: v.array(v.object({ typed: v.string(), taken: v.string() })),
  /** Words that were left out, because no product has them together with the others. */
  leftOut: v.array(v.string()),
  /** Of the ingredients that the search names: their monographs, whether or not a product is here. */
  monographs: v.array(v.object({ id: v.string(), name: v.string() })),
});

export type DrugPage = v.InferOutput<typeof DrugPage>;

export const Categories = v.object({
  categories: v.array(v.object({ name: v.string(), slug: v.string(), count: v.number() })),
});

export const NoInput = v.object({});

export const SuggestionQuery = v.object({ q: optionalText(200) });

export const Suggestions = v.object({
  suggestions: v.array(v.object({ term: v.string(), type: v.string(), href: v.string() })),
});

/** How old what is served is. Times are ISO 8601. */
export const DrugSources = v.object({
  /** When something of FDA's was last read in full; null for never. */
  readAt: v.nullable(v.string()),
  products: v.number(),
  /** Those among them that come with Wardbook and have not been met in FDA's data since. */
  starterProducts: v.number(),
  /** "2026-11-20": the latest day on which starter products were held against their labels. */
  starterCheckedOn: v.string(),
});

export type DrugSources = v.InferOutput<typeof DrugSources>;

/** Another product of the same drug. */
const Relative = v.object({
  id: v.string(),
  brandName: v.string(),
  strength: v.nullable(v.string()),
  dosageForm: v.nullable(v.string()),
  manufacturer: v.nullable(v.string()),
  ndcNumber: v.nullable(v.string()),
  href: v.string(),
});

export const DrugDetail = v.object({
  ...Drug.entries,
  classes: v.array(v.string()),
  /** What its category rests on: FDA's pharmacologic class, or the class of its ingredient here; null without one. */
  categoryBasis: v.nullable(v.picklist(["fda-class", "ingredient-class"])),
  /** Active ingredients; the id is null for one that the vocabulary does not know. */
  ingredients: v.array(
    v.object({ id: v.nullable(v.string()), name: v.string(), hasMonograph: v.boolean() }),
  ),
  /** The label that serves, with what matters most of it in short; the whole is another call. */
  label: v.nullable(
    v.object({
      setId: v.string(),
      version: v.number(),
      effectiveOn: v.nullable(v.string()),
      /** When this version was read here, ISO 8601. */
      importedAt: v.string(),
      /** Whether a reader of an earlier Wardbook read it, which lost exponents and footnotes of tables. */
      readByOlder: v.boolean(),
      versions: v.array(v.object({ version: v.number(), effectiveOn: v.nullable(v.string()) })),
      parts: v.array(v.object({ code: v.string(), title: v.string(), text: v.string() })),
    }),
  ),
  /** Recalls of lots of this product, the latest first. */
  recalls: v.array(
    v.object({
      number: v.string(),
      classification: v.string(),
      status: v.string(),
      reason: v.string(),
      firm: v.string(),
      initiatedOn: v.nullable(v.string()),
      classifiedOn: v.nullable(v.string()),
      isOver: v.boolean(),
    }),
  ),
  packages: v.array(v.object({ ndc: v.string(), description: v.string() })),
  relatives: v.array(Relative),
  /** How many relatives there are; the list stops at 60. */
  relativesTotal: v.number(),
  pill: v.nullable(
    v.object({
      imprint: v.string(),
      shape: v.nullable(v.string()),
      colors: v.array(v.string()),
      sizeMm: v.nullable(v.number()),
      pieces: v.nullable(v.number()),
    }),
  ),
});

export type DrugDetail = v.InferOutput<typeof DrugDetail>;

export const DrugAddress = v.object({ manufacturer: v.string(), ndc: v.string() });
export const DrugId = v.object({ id: v.string() });
