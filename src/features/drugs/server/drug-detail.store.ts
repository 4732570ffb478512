import { and, asc, count, eq, inArray, ne, sql } from "drizzle-orm";
import { pills } from "#/features/drugs/server/pill.table.ts";
import { productKeys } from "#/kernel/ndc.ts";
import { slugOf } from "#/kernel/text.ts";
import type { Database } from "#/platform/database/database.ts";
import type { DrugDetail } from "../drugs.contract.ts";
import type { LabelSection } from "../labels.contract.ts";
import { categoryOf, UNCATEGORIZED } from "../logic/category.ts";
import { sectionText, tableText } from "../logic/label.ts";
import { summaryOf } from "../logic/label-text.ts";
import { SECTION } from "../section.ts";
import { titleOfCode } from "../logic/section-kind.ts";
import { DRUG_COLUMNS, drugOf, hrefOf, type StoredDrug } from "./drug-row.ts";
import { drugs } from "./drugs.table.ts";
import { ingredientsOf } from "./ingredients.ts";
import type { LabelStore } from "./label.store.ts";
import { drugPackages } from "./label.table.ts";
import { recallsOf } from "./recalls.ts";
import type { MonographStore } from "./monograph.store.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_RELATIVES = 60;

const COLUMNS = {
  ...DRUG_COLUMNS,
  classes: drugs.classes,
  productKey: drugs.productKey,
  genericKey: drugs.genericKey,
  setId: drugs.setId,
  labelVersion: drugs.labelVersion,
};

export type DrugDetails = ReturnType<typeof createDrugDetails>;

export function createDrugDetails(
  database: Database,
  labels: LabelStore,
  monographs: MonographStore,
) {
  const select = () => database.select(COLUMNS).from(drugs);
  type Row = Awaited<ReturnType<typeof select>>[number];

  async function detailOf(row: Row): Promise<DrugDetail> {
    const { productKey, genericKey, setId, labelVersion, classes, ...drug } = row;
    const [label, packages, relatives, pill, recalls] = await Promise.all([
      setId === null || labelVersion === null ? null : labelOf(setId, labelVersion),
      productKey === null ? [] : packagesOf(productKey),
      genericKey === "" ? { rows: [], total: 0 } : relativesOf(row),
      productKey === null ? null : pillOf(productKey),
      productKey === null ? [] : recallsOf(database, productKey),
    ]);
    const covered = await monographs.covered();
    return {
      ...drugOf(drug, new Date()),
      classes,
      categoryBasis: categoryBasis(drug, classes),
      ingredients: ingredientsOf(drug).map(({ id, name }) => ({
        id,
        name,
        hasMonograph: id !== null && covered.has(id),
      })),
      label,
      recalls,
      packages,
      relatives: relatives.rows,
      relativesTotal: relatives.total,
      pill,
    };
  }

  async function labelOf(setId: string, version: number): Promise<DrugDetail["label"]> {
    const [label, versions] = await Promise.all([
      labels.find(setId, version),
      labels.versions(setId),
    ]);
    if (label === undefined) return null;
    const { effectiveOn, importedAt, readByOlder, sections } = label;
    const parts = partsOf(sections);
    return { setId, version, effectiveOn, importedAt, readByOlder, versions, parts };
  }

  function packagesOf(productKey: string) {
    return database
      .select({ ndc: drugPackages.ndc, description: drugPackages.description })
      .from(drugPackages)
      .where(eq(drugPackages.productKey, productKey))
      .orderBy(asc(drugPackages.ndc));
  }

  async function relativesOf({ genericKey, id, finished }: Row) {
    const same = and(
      eq(drugs.genericKey, genericKey),
      ne(drugs.id, id),
      // A kilogram of powder for making a drug is no other strength of it.
      finished === false ? undefined : sql`${drugs.finished} IS NOT FALSE`,
    );
    const [found, [all]] = await Promise.all([
      database
        .select({
          id: drugs.id,
          brandName: drugs.brandName,
          strength: drugs.strength,
          dosageForm: drugs.dosageForm,
          manufacturer: drugs.manufacturer,
          ndcNumber: drugs.ndcNumber,
        })
        .from(drugs)
        .where(same)
        .orderBy(asc(drugs.manufacturerSlug), asc(drugs.identity))
        .limit(MOST_RELATIVES),
      database.select({ total: count() }).from(drugs).where(same),
    ]);
    return { rows: found.map((row) => ({ ...row, href: hrefOf(row) })), total: all?.total ?? 0 };
  }

  async function pillOf(productKey: string): Promise<DrugDetail["pill"]> {
    const [pill] = await database
      .select({
        imprint: pills.imprint,
        shape: pills.shape,
        colors: pills.colors,
        sizeMm: pills.sizeMm,
        pieces: pills.pieces,
      })
      .from(pills)
      .where(eq(pills.productKey, productKey))
      .limit(1);
    return pill ?? null;
  }

  return {
    async byId(id: string): Promise<DrugDetail | undefined> {
      if (!UUID.test(id)) return undefined;
      const [row] = await select().where(eq(drugs.id, id));
      return row === undefined ? undefined : detailOf(row);
    },

    /** The labeler as slug or name; the NDC in any form, of the product or a package of it. */
    async byAddress(manufacturer: string, ndc: string): Promise<DrugDetail | undefined> {
      const keys = productKeys(ndc);
      const code = keys.length > 0 ? inArray(drugs.productKey, keys) : eq(drugs.ndcNumber, ndc);
      const labeler = eq(drugs.manufacturerSlug, slugOf(manufacturer) || "unknown");
      const [row] = await select().where(and(code, labeler)).orderBy(asc(drugs.identity)).limit(1);
      return row === undefined ? undefined : detailOf(row);
    },
  };
}

function categoryBasis(
  { category, route }: StoredDrug,
  classes: readonly string[],
): DrugDetail["categoryBasis"] {
  if (category === null || category === UNCATEGORIZED) return null;
  return categoryOf(classes, (route ?? "").split("; ")) === category
    ? "fda-class"
    : "ingredient-class";
}

/** What the first screen shows, in its order. */
const FIRST_SCREEN = [
  SECTION.boxedWarning,
  SECTION.indications,
  SECTION.dosage,
  SECTION.contraindications,
  SECTION.renal,
  SECTION.hepatic,
  SECTION.pregnancy,
  SECTION.lactation,
  SECTION.nursingMothers,
  SECTION.pediatric,
  SECTION.geriatric,
];

function partsOf(sections: readonly LabelSection[]) {
  return FIRST_SCREEN.flatMap((code) => {
    const whole = sectionText(sections, code) || tableText(sections, code);
    // A boxed warning that is cut may end before the sentence that matters.
    const text = code === SECTION.boxedWarning ? whole.trim() : summaryOf(whole);
    return text === "" ? [] : [{ code, title: titleOfCode(code), text }];
  });
}
