import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "#/platform/database/database.ts";
import { checksumOf } from "#/platform/ingest/file/checksum.ts";
import { jsonLines } from "#/platform/ingest/formats/json-lines.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import { recordRun } from "#/platform/ingest/run/run.ts";
import { ingestRuns } from "#/platform/ingest/run/run.table.ts";
import { textOf } from "#/platform/ingest/formats/text.ts";
import { SCHEDULES } from "../../logic/schedule.ts";
import { drugs } from "../../server/drugs.table.ts";
import { createImportStore } from "../store/import.store.ts";
import { PILL_RANK, pillsOf } from "../pillbox/pill-row.ts";
import { FACTS_RANK, rowOfProduct } from "../store/product-row.ts";
import { refreshSearch } from "../search-index/refresh-search.ts";

export const STARTER_PRODUCTS = join(import.meta.dirname, "../../../../../data/starter/products");

const MAX_LINE = 10_000;

/** A product of the starter content: facts of a label, named by its set id and version, and nothing else of it. */
export const StarterProduct = v.strictObject({
  ndc: v.pipe(v.string(), v.regex(/^\d{4,5}-\d{3,4}$/)),
  brand: v.pipe(v.string(), v.nonEmpty()),
  generic: v.pipe(v.string(), v.nonEmpty()),
  ingredients: v.pipe(v.array(v.string()), v.nonEmpty()),
  labeler: v.pipe(v.string(), v.nonEmpty()),
  form: v.pipe(v.string(), v.nonEmpty()),
  /** Left out where the label's words leave a choice. */
  strength: v.optional(v.pipe(v.string(), v.regex(/\d/))),
  routes: v.array(v.string()),
  type: v.optional(v.string()),
  category: v.optional(v.string()),
  application: v.optional(v.string()),
  substances: v.array(v.string()),
  classes: v.array(v.string()),
  schedule: v.optional(v.picklist(SCHEDULES)),
  pill: v.optional(
    v.strictObject({
      colors: v.array(v.string()),
      shape: v.string(),
      imprint: v.string(),
      sizeMm: v.optional(v.number()),
      pieces: v.optional(v.number()),
    }),
  ),
  checked: v.strictObject({ setId: v.pipe(v.string(), v.uuid()), version: v.optional(v.number()) }),
  checkedOn: v.pipe(v.string(), v.isoDate()),
});

export type StarterProduct = v.InferOutput<typeof StarterProduct>;

/** Every starter product, in the order of the files. @throws ValiError for a line that is none. */
export async function readStarterProducts(folder = STARTER_PRODUCTS): Promise<StarterProduct[]> {
  const products: StarterProduct[] = [];
  for (const file of (await readdir(folder)).toSorted()) {
    const text = textOf(createReadStream(join(folder, file)), file);
    for await (const row of jsonLines(text, MAX_LINE)) {
      products.push(v.parse(StarterProduct, "value" in row ? row.value : row.problem));
    }
  }
  return products;
}

/** The name under which the run log keeps that the starter products were loaded. */
export const STARTER_SOURCE = "starter products";

const AT_ONCE = 500;

/**
 * Adds the starter products to whatever the drug reference holds, once for each state of them. What an import knows of a
 * product stays as it is: they only fill its gaps. @returns how many there were to load.
 */
export async function loadStarterDrugs(
  database: Database,
  folder = STARTER_PRODUCTS,
): Promise<number> {
  const checksum = await checksumOfAll(folder);
  if (await isLoaded(database, checksum)) return 0;
  const wasEmpty = (await database.$count(drugs)) === 0;
  const products = (await readStarterProducts(folder)).map(asRecord);
  const about = { source: STARTER_SOURCE, origin: "starter content", progress: SILENT };
  await recordRun(database, about, async (run) => {
    await createImportStore(database).transaction(async (writes) => {
      for (let from = 0; from < products.length; from += AT_ONCE) {
        const some = products.slice(from, from + AT_ONCE);
        const rows = some.map((product) => rowOfProduct(product, FACTS_RANK.starter));
        for (const outcome of await writes.products(rows)) run.accept(outcome);
        await writes.pills(pillsOf(some, PILL_RANK.starter));
      }
    });
    // Over a full directory that takes a while: a server does it behind its first answers.
    if (wasEmpty) await refreshSearch(database);
    return { checksum };
  });
  return products.length;
}

async function isLoaded(database: Database, checksum: string): Promise<boolean> {
  const runs = and(
    eq(ingestRuns.source, STARTER_SOURCE),
    eq(ingestRuns.status, "completed"),
    eq(ingestRuns.checksum, checksum),
  );
  return (await database.$count(ingestRuns, runs)) > 0;
}

async function checksumOfAll(folder: string): Promise<string> {
  const hash = createHash("sha256");
  for (const file of (await readdir(folder)).toSorted())
    hash.update(await checksumOf(join(folder, file)));
  return hash.digest("hex");
}

export function asRecord(product: StarterProduct) {
  return {
    ndc: product.ndc,
    brandName: product.brand,
    genericName: product.generic,
    manufacturer: product.labeler,
    dosageForm: product.form,
    strength: product.strength,
    routes: product.routes,
    productType: product.type,
    marketingCategory: product.category,
    applicationNumber: product.application,
    substances: product.substances,
    classes: product.classes,
    schedule: product.schedule,
    finished: true,
    packages: [],
    pill: product.pill && {
      ...product.pill,
      sizeMm: product.pill.sizeMm,
      pieces: product.pill.pieces,
    },
  };
}
