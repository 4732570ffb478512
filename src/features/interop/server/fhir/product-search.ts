/** Search and read of products. */
import type { Bundle, FhirResource } from "fhir/r4.js";
import { Failure } from "#/kernel/failure.ts";
import { productKeys } from "#/kernel/ndc.ts";
import type { DrugQuery, ProductCatalog, ProductRecord } from "../../interop.ports.ts";
import { medicationKnowledgeOf } from "../../logic/fhir/medications/medication-knowledge.ts";
import { medicationOf } from "../../logic/fhir/medications/medication.ts";
import {
  PRODUCT_PARAMETERS,
  type ProductNarrowing,
  type ProductType,
} from "../../logic/fhir/medications/product-parameters.ts";
import type { Asked } from "../../logic/fhir/search/asked.ts";
import { searchset } from "../../logic/fhir/search/bundle.ts";
import { refuseModifier } from "../../logic/fhir/search/provider-parameters.ts";
import { searchProblem } from "../../logic/fhir/search/problem.ts";
import type { KeyedHash } from "../keyed-hash.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import type { ProductCodes } from "./product-codes.ts";
import { ignoredNotes } from "./provider-search.ts";
import { START, type Position } from "./search-providers.ts";

export type ProductParts = {
  readonly catalog: ProductCatalog;
  readonly codes: ProductCodes;
  readonly hash: KeyedHash;
  readonly base: string;
};

const MAKERS = { Medication: medicationOf, MedicationKnowledge: medicationKnowledgeOf };

/** So many pages of the catalog are gone through for one page of an answer. */
const MOST_READ = 5;

type Found = {
  readonly records: readonly ProductRecord[];
  readonly next: Position | undefined;
  readonly total: number | undefined;
  readonly notes: readonly string[];
};

export async function searchProducts(
  type: ProductType,
  asked: Asked,
  parts: ProductParts,
): Promise<Bundle> {
  const { hash, base, codes } = parts;
  const narrowings = asked.criteria.flatMap((criterion) => {
    const parameter = PRODUCT_PARAMETERS[type][criterion.name];
    if (parameter === undefined) return [];
    refuseModifier(criterion, parameter);
    return [parameter.read(criterion)];
  });
  const search = JSON.stringify([type, asked.understood]);
  const from = asked.cursor === undefined ? START : readCursor(asked.cursor, search, hash);
  const found = await find(narrowings, { asked, from, parts });
  const products = await codes.withRxNorm(found.records);
  return searchset({
    base,
    type,
    asked,
    matches: products.map((product) => MAKERS[type](product, { base, asOf: "" })),
    included: [],
    total: found.total,
    cursor:
      asked.onlyTotal || !found.next
        ? undefined
        : writeCursor({ ...found.next, asOf: "" }, search, hash),
    notes: [...ignoredNotes(asked), ...found.notes],
  });
}

type Walk = { readonly asked: Asked; readonly from: Position; readonly parts: ProductParts };

async function find(narrowings: readonly ProductNarrowing[], walk: Walk): Promise<Found> {
  const { catalog, codes } = walk.parts;
  const keep = narrowings.flatMap((each) => each.keep ?? []);
  const isKept = (record: ProductRecord) => keep.every((test) => test(record));
  const { keys, query, notes } = await codes.narrowed(narrowings);
  if (keys === undefined) return listed(query, { ...walk, isKept, isFiltered: keep.length > 0 });
  if (Object.keys(query).length > 0) {
    throw searchProblem("not-supported", "", "Codes and words cannot be asked for at once.");
  }
  const records = (await catalog.records(keys)).filter(isKept);
  const end = walk.from.skip + walk.asked.count;
  return {
    records: records.slice(walk.from.skip, end),
    next: end < records.length ? { ...START, skip: end } : undefined,
    total: records.length,
    notes,
  };
}

type Listing = Walk & {
  readonly isKept: (record: ProductRecord) => boolean;
  readonly isFiltered: boolean;
};

async function listed(query: Partial<DrugQuery>, listing: Listing): Promise<Found> {
  const { asked, from, parts, isKept, isFiltered } = listing;
  const limit = Math.max(1, asked.count);
  const found: ProductRecord[] = [];
  const notes = new Set<string>();
  let { page } = from;
  let total = 0;
  for (let read = 0; found.length === 0 && read < MOST_READ; read += 1) {
    const listedPage = await parts.catalog.list({ sort: "relevance", ...query, page, limit });
    total = listedPage.total;
    const keys = listedPage.drugs.flatMap(({ ndcNumber }) => productKeys(ndcNumber ?? ""));
    found.push(...(await parts.catalog.records(keys)).filter(isKept));
    for (const { typed, taken } of listedPage.corrections) {
      notes.add(`No product is called "${typed}"; "${taken}" was looked for.`);
    }
    for (const word of listedPage.leftOut) notes.add(`"${word}" was left out: nothing has it.`);
    page += 1;
    if ((page - 1) * limit >= total) break;
  }
  return {
    records: found,
    next: (page - 1) * limit < total ? { ...START, page } : undefined,
    total: isFiltered ? undefined : total,
    notes: [...notes],
  };
}

/** @throws Failure for a product that is not on record */
export async function readProduct(
  type: ProductType,
  id: string,
  { catalog, codes, base }: ProductParts,
): Promise<FhirResource> {
  const records = await catalog.records(productKeys(id));
  const record = records.find(({ ndc }) => ndc === id);
  if (record === undefined) throw new Failure("not-found", `No product of this NDC is on record.`);
  const [product] = await codes.withRxNorm([record]);
  if (product === undefined) throw new Failure("not-found", `No product of this NDC is on record.`);
  return MAKERS[type](product, { base, asOf: "" });
}
