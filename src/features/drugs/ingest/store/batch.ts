import type { Outcome, Run } from "#/platform/ingest/run/run.ts";
import type { ClassIndex, ImportStore } from "./import.store.ts";
import { type LabelRow, rowOfLabel } from "./label-row.ts";
import type { RecallRow } from "../openfda/openfda-recall.ts";
import { PILL_RANK, type PillRow, pillsOf } from "../pillbox/pill-row.ts";
import { type DrugRow, FACTS_RANK, rowOfProduct, rowsOfLabel } from "./product-row.ts";
import type { DrugRecord, PackageRecord } from "../records.ts";

/** What one record of the source turned into. */
type Rows = {
  readonly products: readonly DrugRow[];
  readonly labels: readonly LabelRow[];
  readonly packages: readonly PackageRecord[];
  readonly pills: readonly PillRow[];
  readonly classes: readonly ClassIndex[];
  readonly recalls: readonly RecallRow[];
};

const NOTHING: Rows = {
  products: [],
  labels: [],
  packages: [],
  pills: [],
  classes: [],
  recalls: [],
};

const MAX_RECORDS = 500;
const MAX_LABELS = 25;

/**
 * Gathers records and writes them together: 25 labels or 500 others a transaction. While one batch is being
 * written the next one is read; a failure of the write comes out of the next call.
 */
export function createBatch(store: ImportStore, run: Run) {
  let records: Rows[] = [];
  let writing: Promise<void> = Promise.resolve();

  async function write(batch: readonly Rows[]): Promise<void> {
    const outcomes = await store.transaction(async (writes) => ({
      labels: await writes.labels(batch.flatMap((record) => record.labels)),
      products: await writes.products(batch.flatMap((record) => record.products)),
      packages: await writes.packages(batch.flatMap((record) => record.packages)),
      pills: await writes.pills(batch.flatMap((record) => record.pills)),
      classes: await writes.classes(batch.flatMap((record) => record.classes)),
      recalls: await writes.recalls(batch.flatMap((record) => record.recalls)),
    }));
    for (const record of batch) {
      const parts = [
        ...outcomes.labels.splice(0, record.labels.length),
        ...outcomes.products.splice(0, record.products.length),
        ...outcomes.packages.splice(0, record.packages.length),
        ...outcomes.pills.splice(0, record.pills.length),
        ...outcomes.classes.splice(0, record.classes.length),
        ...outcomes.recalls.splice(0, record.recalls.length),
      ];
      run.accept(together(parts));
    }
  }

  async function next(): Promise<void> {
    await writing;
    if (records.length === 0) return;
    writing = write(records);
    // Whoever awaits it gets the failure; until then it is not an unhandled one.
    writing.catch(() => undefined);
    records = [];
  }

  return {
    async add(record: DrugRecord): Promise<void> {
      records.push(rowsOf(record));
      const most = record.kind === "label" ? MAX_LABELS : MAX_RECORDS;
      if (records.length >= most) await next();
    },
    async flush(): Promise<void> {
      await next();
      await writing;
    },
  };
}

/** A record is new if its label or its listing is, and changed if any part of it is. */
function together(parts: readonly Outcome[]): Outcome {
  const [first = "unchanged"] = parts;
  if (parts.every((part) => part === "unchanged")) return "unchanged";
  return first === "inserted" ? "inserted" : "updated";
}

function rowsOf(record: DrugRecord): Rows {
  switch (record.kind) {
    case "label": {
      const { label } = record;
      const [rank, pillRank] =
        record.rank === "listing"
          ? ([FACTS_RANK.labelListing, PILL_RANK.listing] as const)
          : ([FACTS_RANK.labelWords, PILL_RANK.packageLabel] as const);
      return {
        ...NOTHING,
        labels: [rowOfLabel(label)],
        products: rowsOfLabel(label, rank),
        packages: label.products.flatMap((product) => product.packages),
        pills: pillsOf(label.products, pillRank),
      };
    }
    case "listing": {
      const { product } = record;
      return {
        ...NOTHING,
        products: [rowOfProduct(product, FACTS_RANK.directory)],
        packages: product.packages,
      };
    }
    case "package":
      return { ...NOTHING, packages: [record.package] };
    case "pill":
      return { ...NOTHING, pills: pillsOf([record.product], PILL_RANK.collection) };
    case "recall":
      return { ...NOTHING, recalls: [record.recall] };
    case "class-index":
      return { ...NOTHING, classes: [record] };
  }
}
