import { slugOf } from "#/kernel/text.ts";
import { type Drug, SOURCES } from "../drugs.contract.ts";
import { statusOf } from "../logic/status.ts";
import { drugs } from "./drugs.table.ts";
import { IS_RECALLED } from "./recalls.ts";

/** The columns of `drugs` that make a record of the API. */
export const DRUG_COLUMNS = {
  id: drugs.id,
  brandName: drugs.brandName,
  genericName: drugs.genericName,
  ndcNumber: drugs.ndcNumber,
  dosageForm: drugs.dosageForm,
  strength: drugs.strength,
  manufacturer: drugs.manufacturer,
  category: drugs.category,
  indication: drugs.indication,
  contraindications: drugs.contraindications,
  sideEffects: drugs.sideEffects,
  dosage: drugs.dosage,
  route: drugs.route,
  isControlled: drugs.isControlled,
  isGeneric: drugs.isGeneric,
  createdAt: drugs.createdAt,
  productType: drugs.productType,
  marketingCategory: drugs.marketingCategory,
  applicationNumber: drugs.applicationNumber,
  splId: drugs.splId,
  finished: drugs.finished,
  listingExpirationDate: drugs.listingExpirationDate,
  schedule: drugs.schedule,
  formFamily: drugs.formFamily,
  substances: drugs.substances,
  hasBoxedWarning: drugs.hasBoxedWarning,
  marketedUntil: drugs.marketedUntil,
  isUnderRems: drugs.isUnderRems,
  factsRank: drugs.factsRank,
  isRecalled: IS_RECALLED,
} as const;

export type StoredDrug = Omit<Drug, "href" | "status" | "source" | "createdAt"> & {
  readonly createdAt: Date;
  readonly factsRank: number;
};

export function drugOf({ factsRank, ...row }: StoredDrug, now: Date): Drug {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    status: statusOf(row, now.toISOString().slice(0, 10)),
    source: SOURCES[factsRank] ?? "starter",
    href: hrefOf(row),
  };
}

/** For lists: clinical texts cut to what a card can show. */
export function listedDrug(row: StoredDrug, now: Date): Drug {
  return {
    ...drugOf(row, now),
    indication: shortened(row.indication),
    contraindications: shortened(row.contraindications),
    sideEffects: shortened(row.sideEffects),
    dosage: shortened(row.dosage),
  };
}

/** A product without an NDC is reached by its id. */
export function hrefOf(row: {
  id: string;
  manufacturer: string | null;
  ndcNumber: string | null;
}): string {
  if (row.ndcNumber === null) return `/drugs/${row.id}`;
  const labeler = slugOf(row.manufacturer ?? "") || "unknown";
  return `/drugs/${labeler}/${encodeURIComponent(row.ndcNumber)}`;
}

const CARD_TEXT = 240;

function shortened(text: string | null): string | null {
  if (text === null || text.length <= CARD_TEXT) return text;
  return `${text.slice(0, text.lastIndexOf(" ", CARD_TEXT))} ...`;
}
