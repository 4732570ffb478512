import { and, desc, eq, gte, inArray, not, sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import type { DrugChange } from "../changes.contract.ts";
import type { LabelSection } from "../labels.contract.ts";
import { SECTION } from "../section.ts";
import { hrefOf } from "./drug-row.ts";
import { drugs } from "./drugs.table.ts";
import type { LabelStore } from "./label.store.ts";
import { labels } from "./label.table.ts";
import { drugRecalls } from "./recall.table.ts";
import { OVER } from "./recalls.ts";

const MOST = 5;
/** Labels that are looked into for a boxed warning that changed. */
const MOST_LABELS = 24;
const DAYS = 30;

const PRODUCT = {
  id: drugs.id,
  brandName: drugs.brandName,
  manufacturer: drugs.manufacturer,
  ndcNumber: drugs.ndcNumber,
};

/** What FDA changed lately about drugs: recalls of lots, and boxed warnings of labels that are kept here. */
export function createDrugChanges(database: Database, store: LabelStore, now = () => new Date()) {
  const since = () => new Date(now().getTime() - DAYS * 86_400_000).toISOString().slice(0, 10);

  async function recalls(): Promise<DrugChange[]> {
    const rows = await database
      .select()
      .from(drugRecalls)
      .where(and(gte(drugRecalls.initiatedOn, since()), not(OVER)))
      .orderBy(desc(drugRecalls.initiatedOn), desc(drugRecalls.recallNumber))
      .limit(MOST);
    return Promise.all(
      rows.map(async ({ classification, product, firm, initiatedOn, productKeys }) => {
        const [named] = await database
          .select(PRODUCT)
          .from(drugs)
          .where(inArray(drugs.productKey, productKeys))
          .orderBy(drugs.id)
          .limit(1);
        return {
          kind: "recall" as const,
          what: classification,
          drug: named?.brandName ?? product,
          detail: `Lots recalled by ${firm}`,
          on: initiatedOn ?? "",
          source: "FDA enforcement report",
          href: named === undefined ? null : hrefOf(named),
        };
      }),
    );
  }

  async function boxedWarnings(): Promise<DrugChange[]> {
    const renewed = await database
      .select({ setId: labels.setId })
      .from(labels)
      .where(gte(labels.effectiveOn, since()))
      .groupBy(labels.setId)
      .orderBy(sql`max(${labels.effectiveOn}) DESC`, labels.setId)
      .limit(MOST_LABELS);
    const found = await Promise.all(renewed.map(({ setId }) => boxedWarningOf(setId)));
    return found.flatMap((change) => change ?? []).slice(0, MOST);
  }

  async function boxedWarningOf(setId: string): Promise<DrugChange | undefined> {
    const [newest, before] = await store.versions(setId);
    if (newest === undefined || before === undefined || newest.effectiveOn === null) return;
    const [label, earlier] = await Promise.all([
      store.find(setId, newest.version),
      store.find(setId, before.version),
    ]);
    if (label === undefined || earlier === undefined) return;
    const what = whatChanged(boxOf(earlier.sections), boxOf(label.sections));
    if (what === undefined) return;
    const [product] = await database
      .select(PRODUCT)
      .from(drugs)
      .innerJoin(labels, eq(labels.splId, drugs.splId))
      .where(eq(labels.setId, setId))
      .orderBy(drugs.id)
      .limit(1);
    return {
      kind: "boxed-warning",
      what,
      drug: product?.brandName ?? label.title,
      detail: `Boxed warning, label version ${label.version}`,
      on: newest.effectiveOn,
      source: "FDA label",
      href: product === undefined ? null : hrefOf(product),
    };
  }

  return {
    async latest(): Promise<DrugChange[]> {
      const all = (await Promise.all([recalls(), boxedWarnings()])).flat();
      return all.toSorted((one, other) => other.on.localeCompare(one.on)).slice(0, MOST);
    },
  };
}

const boxOf = (sections: readonly LabelSection[]): string =>
  JSON.stringify(
    sections.filter(({ code }) => code === SECTION.boxedWarning).map(({ blocks }) => blocks),
  );

const NONE = "[]";

function whatChanged(before: string, after: string): string | undefined {
  if (before === after) return undefined;
  if (before === NONE) return "New";
  return after === NONE ? "Removed" : "Changed";
}
