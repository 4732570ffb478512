import type { pills } from "#/features/drugs/server/pill.table.ts";
import { productKey, readNdc } from "#/kernel/ndc.ts";
import type { PillFacts, ProductRecord } from "../records.ts";

export type PillRow = Omit<typeof pills.$inferSelect, "id" | "updatedAt">;

/** How much a source is trusted with a pill's looks: an old collection below the product's own listing. */
export const PILL_RANK = { starter: 0, collection: 1, packageLabel: 2, listing: 3 } as const;

export function rowOfPill(
  product: ProductRecord & { readonly ndc: string; readonly pill: PillFacts },
  rank: (typeof PILL_RANK)[keyof typeof PILL_RANK],
): PillRow {
  const [ndc] = readNdc(product.ndc);
  return {
    identity: `ndc:${product.ndc}`,
    productKey: ndc === undefined ? null : productKey(ndc),
    ndcNumber: product.ndc,
    brandName: product.brandName,
    genericName: product.genericName,
    strength: product.strength ?? "",
    manufacturer: product.manufacturer,
    imprint: product.pill.imprint,
    shape: product.pill.shape ?? null,
    colors: [...product.pill.colors],
    sizeMm: product.pill.sizeMm ?? null,
    pieces: product.pill.pieces ?? null,
    schedule: product.schedule ?? null,
    sourceRank: rank,
  };
}

/** The rows of those products that are pills and have a code. */
export function pillsOf(
  products: readonly ProductRecord[],
  rank: (typeof PILL_RANK)[keyof typeof PILL_RANK],
): PillRow[] {
  return products.flatMap((product) => {
    const { ndc, pill } = product;
    return ndc === undefined || pill === undefined
      ? []
      : [rowOfPill({ ...product, ndc, pill }, rank)];
  });
}
