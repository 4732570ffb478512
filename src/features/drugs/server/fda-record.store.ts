import { and, asc, count, desc, eq, ilike, inArray, max, ne, or, sql } from "drizzle-orm";
import { productKeys } from "#/kernel/ndc.ts";
import type { Database } from "#/platform/database/database.ts";
import { ingestRuns } from "#/platform/ingest/run/run.table.ts";
import type { FdaRecord, SafetyChanges } from "../fda-record.contract.ts";
import { areEquivalent, ratingWords } from "../logic/equivalence.ts";
import { strengthKey } from "../logic/strength-key.ts";
import { hrefOf } from "./drug-row.ts";
import { drugs } from "./drugs.table.ts";
import { drugShortages, orangeBookProducts, safetyLabelChanges } from "./fda-lists.table.ts";

type Approved = typeof orangeBookProducts.$inferSelect;

const MOST_EQUIVALENTS = 60;
const MOST_CHANGES = 20;
/** The starter content's facts stand under this name in the run log, each list under its own. */
const LISTS = ["orange-book", "label-changes", "shortages"] as const;

const CHANGES = "https://www.accessdata.fda.gov/scripts/cder/safetylabelingchanges/index.cfm";

export type FdaRecordStore = ReturnType<typeof createFdaRecordStore>;

/** What FDA's lists say of products: approvals and their ratings, safety labeling changes, shortages. */
export function createFdaRecordStore(database: Database) {
  async function daysOfLists() {
    const rows = await database
      .select({ name: ingestRuns.source, asOf: max(ingestRuns.contentOn) })
      .from(ingestRuns)
      .where(and(inArray(ingestRuns.source, [...LISTS]), eq(ingestRuns.status, "completed")))
      .groupBy(ingestRuns.source);
    return new Map(rows.map(({ name, asOf }) => [name, asOf]));
  }

  async function productOf(ndc: string) {
    const keys = productKeys(ndc);
    if (keys.length === 0) return undefined;
    const [row] = await database
      .select({
        productKey: drugs.productKey,
        application: drugs.applicationNumber,
        strength: drugs.strength,
      })
      .from(drugs)
      .where(inArray(drugs.productKey, keys))
      .orderBy(asc(drugs.identity))
      .limit(1);
    return row;
  }

  async function orangeBookOf(application: string, strength: string | null) {
    const all = await database
      .select()
      .from(orangeBookProducts)
      .where(eq(orangeBookProducts.application, application))
      .orderBy(asc(orangeBookProducts.productNumber));
    const key = strength === null ? undefined : strengthKey(strength);
    const same = all.filter((one) => key !== undefined && strengthKey(one.strength) === key);
    const approved = same.length > 0 ? same : all;
    const [own, another] = approved;
    const equivalents = own && another === undefined ? await equivalentsOf(own) : null;
    return { approved: approved.map(shown), equivalents };
  }

  async function equivalentsOf(own: Approved) {
    const rows = await database
      .select()
      .from(orangeBookProducts)
      .where(
        and(
          eq(orangeBookProducts.ingredient, own.ingredient),
          eq(orangeBookProducts.form, own.form),
          eq(orangeBookProducts.route, own.route),
          eq(orangeBookProducts.strength, own.strength),
          eq(orangeBookProducts.marketing, own.marketing),
          ne(orangeBookProducts.application, own.application),
        ),
      )
      .orderBy(desc(orangeBookProducts.isReference), asc(orangeBookProducts.applicant));
    const equal = rows
      .filter(({ rating }) => areEquivalent(own.rating, rating))
      .slice(0, MOST_EQUIVALENTS);
    const pages = await pagesOf(equal.map(({ application }) => application));
    return equal.map((one) => ({ ...shown(one), href: pages.get(one.application) ?? null }));
  }

  /** A product that is here, by the application under which it is sold. */
  async function pagesOf(applications: readonly string[]) {
    if (applications.length === 0) return new Map<string, string>();
    const rows = await database
      .selectDistinctOn([drugs.applicationNumber], {
        id: drugs.id,
        application: drugs.applicationNumber,
        manufacturer: drugs.manufacturer,
        ndcNumber: drugs.ndcNumber,
      })
      .from(drugs)
      .where(inArray(drugs.applicationNumber, [...applications]))
      .orderBy(drugs.applicationNumber, drugs.identity);
    return new Map(rows.map((row) => [row.application ?? "", hrefOf(row)]));
  }

  async function changesOf(application: string) {
    const rows = await database
      .select()
      .from(safetyLabelChanges)
      .where(eq(safetyLabelChanges.application, application))
      .orderBy(desc(safetyLabelChanges.changedOn))
      .limit(MOST_CHANGES);
    return rows.map(changeOf);
  }

  function shortagesOf(productKey: string) {
    return database
      .select({
        presentation: drugShortages.presentation,
        company: drugShortages.company,
        status: drugShortages.status,
        availability: drugShortages.availability,
        reason: drugShortages.reason,
        updatedOn: drugShortages.updatedOn,
      })
      .from(drugShortages)
      .where(
        and(
          eq(drugShortages.productKey, productKey),
          sql`${drugShortages.status} NOT ILIKE 'resolved'`,
        ),
      )
      .orderBy(asc(drugShortages.presentation));
  }

  return {
    async ofProduct(ndc: string): Promise<FdaRecord | undefined> {
      const [product, days] = await Promise.all([productOf(ndc), daysOfLists()]);
      if (product === undefined) return undefined;
      const { application, strength, productKey } = product;
      const read = async <T>(list: (typeof LISTS)[number], rows: () => Promise<T>) =>
        days.has(list) ? { asOf: days.get(list) ?? null, ...(await rows()) } : null;
      const none = { approved: [], equivalents: null };
      return {
        orangeBook: await read("orange-book", async () =>
          application === null ? none : orangeBookOf(application, strength),
        ),
        safetyChanges: await read("label-changes", async () => ({
          changes: application === null ? [] : await changesOf(application),
        })),
        shortages: await read("shortages", async () => ({
          current: productKey === null ? [] : await shortagesOf(productKey),
        })),
      };
    },

    async safetyChanges(search: string, page: number, limit: number): Promise<SafetyChanges> {
      const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
      const wanted =
        search === ""
          ? undefined
          : or(ilike(safetyLabelChanges.drug, like), ilike(safetyLabelChanges.ingredient, like));
      const [rows, [all], days] = await Promise.all([
        database
          .select()
          .from(safetyLabelChanges)
          .where(wanted)
          .orderBy(
            desc(safetyLabelChanges.changedOn),
            asc(safetyLabelChanges.drug),
            asc(safetyLabelChanges.application),
          )
          .limit(limit)
          .offset((page - 1) * limit),
        database.select({ total: count() }).from(safetyLabelChanges).where(wanted),
        daysOfLists(),
      ]);
      return {
        asOf: days.get("label-changes") ?? null,
        total: all?.total ?? 0,
        changes: rows.map(changeOf),
      };
    },
  };
}

function shown(product: Approved) {
  const { application, tradeName, applicant, strength, rating, approvedOn, ...rest } = product;
  const { isReference, marketing } = rest;
  const means = ratingWords(rating, marketing);
  return {
    application,
    tradeName,
    applicant,
    strength,
    rating,
    means,
    approvedOn,
    isReference,
    marketing,
  };
}

function changeOf({ number, ...change }: typeof safetyLabelChanges.$inferSelect) {
  return { ...change, url: `${CHANGES}?event=searchdetail.page&DrugNameID=${number}` };
}
