import { productKey, readNdc } from "#/kernel/ndc.ts";
import { slugOf, wordsOf } from "#/kernel/text.ts";
import {
  controlledBySubstances,
  type ControlledStatus,
  firstStated,
} from "../../logic/controlled.ts";
import { controlledInLabel } from "../../logic/controlled-words.ts";
import { familyOf } from "../../logic/dosage-form.ts";
import type { LabelSection } from "../../labels.contract.ts";
import { sectionText, tableText } from "../../logic/label.ts";
import { isUnderRems } from "../../logic/rems.ts";
import { productCategory } from "../../logic/substance-category.ts";
import { summaryOf } from "../../logic/label-text.ts";
import { SECTION } from "../../section.ts";
import type { drugs } from "../../server/drugs.table.ts";
import type { LabelRecord, ProductRecord } from "../records.ts";

/** A row of `drugs` without what the database itself adds. */
export type DrugRow = Omit<
  typeof drugs.$inferSelect,
  "id" | "createdAt" | "updatedAt" | "indicationWords"
>;

/** How exact a source's facts are: its directory fields, its listing, or only the words of its text. */
export const FACTS_RANK = { starter: 0, labelWords: 1, labelListing: 2, directory: 3 } as const;

export type FactsRank = (typeof FACTS_RANK)[keyof typeof FACTS_RANK];

/** What a directory says of a product. Its label, if any, is linked by whoever brings it. */
export function rowOfProduct(
  product: ProductRecord,
  rank: FactsRank,
  place = "",
  inLabel?: ControlledStatus,
): DrugRow {
  const [ndc] = readNdc(product.ndc ?? "");
  const dosageForm = product.dosageForm ?? null;
  const { isControlled, schedule } = firstStated([
    { isControlled: product.schedule === undefined ? null : true, schedule: product.schedule },
    ...(inLabel === undefined ? [] : [inLabel]),
    controlledBySubstances(product.substances),
  ]);
  return {
    identity: product.ndc === undefined ? place : `ndc:${product.ndc}`,
    ndcNumber: product.ndc ?? null,
    productKey: ndc === undefined ? null : productKey(ndc),
    brandName: product.brandName,
    genericName: product.genericName || null,
    manufacturer: product.manufacturer,
    manufacturerSlug: slugOf(product.manufacturer) || "unknown",
    brandKey: wordsOf(product.brandName).join(" "),
    genericKey: wordsOf(product.genericName).join(" "),
    dosageForm,
    formFamily: familyOf(dosageForm ?? ""),
    strength: product.strength === undefined ? null : strengthText(product.strength),
    route: product.routes.join("; ") || null,
    category: productCategory(product),
    substances: [...product.substances],
    classes: [...product.classes],
    schedule: schedule ?? null,
    isControlled,
    isGeneric: isGeneric(product),
    productType: product.productType ?? null,
    marketingCategory: product.marketingCategory ?? null,
    applicationNumber: product.applicationNumber ?? null,
    splId: product.splId ?? null,
    finished: product.finished ?? null,
    listingExpirationDate: product.listingExpiresOn ?? null,
    marketedFrom: product.marketedFrom ?? null,
    marketedUntil: product.marketedUntil ?? null,
    factsRank: rank,
    ...WITHOUT_LABEL,
  };
}

/** FDA's units as people read them: "70 ug/1; 5600 [iU]/1" is "70 mcg; 5600 units". */
function strengthText(strength: string): string {
  return strength
    .replaceAll(/\bug\b/g, "mcg")
    .replaceAll(/\[iU\]|\[USP'U\]/g, "units")
    .replaceAll(/\/1(?=;|$)/g, "");
}

const WITHOUT_LABEL = {
  setId: null,
  labelVersion: null,
  labelEffectiveOn: null,
  hasBoxedWarning: false,
  isUnderRems: false,
  indication: null,
  contraindications: null,
  sideEffects: null,
  dosage: null,
} as const;

/** The rows of a label's products, with the clinical text of the label in short. */
export function rowsOfLabel(label: LabelRecord, rank: FactsRank): DrugRow[] {
  const text = (...codes: string[]) => {
    const found = codes
      .map((code) => sectionText(label.sections, code) || tableText(label.sections, code))
      .find((words) => words !== "");
    return found === undefined ? null : summaryOf(found);
  };
  const clinical = {
    setId: label.setId,
    labelVersion: label.version,
    labelEffectiveOn: label.effectiveOn ?? null,
    splId: label.splId,
    hasBoxedWarning: hasSection(label.sections, SECTION.boxedWarning),
    isUnderRems: isUnderRems(label.sections),
    indication: text(SECTION.indications),
    contraindications: text(SECTION.contraindications),
    sideEffects: text(SECTION.adverseReactions),
    dosage: text(SECTION.dosage),
  };
  return label.products.map((product, index) => ({
    ...rowOfProduct(
      product,
      rank,
      `set:${label.setId}:${index}`,
      controlledInLabel(label.sections, label.title, product.substances.length > 1),
    ),
    ...clinical,
  }));
}

function hasSection(sections: readonly LabelSection[], code: string): boolean {
  return sections.some((section) => section.code === code);
}

/** Approved as a copy, or sold under its generic name alone. */
function isGeneric(product: ProductRecord): boolean {
  if (product.marketingCategory !== undefined) {
    return /ANDA|AUTHORIZED GENERIC/i.test(product.marketingCategory);
  }
  return wordsOf(product.brandName).join(" ") === wordsOf(product.genericName).join(" ");
}
