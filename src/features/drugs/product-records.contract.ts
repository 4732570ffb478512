/** A product with all that is on record of it, as other doors than the API give it on. */
import type { DrugDetail } from "./drugs.contract.ts";

export type ProductRecord = Pick<
  DrugDetail,
  | "brandName"
  | "genericName"
  | "dosageForm"
  | "strength"
  | "manufacturer"
  | "route"
  | "isGeneric"
  | "schedule"
  | "status"
  | "substances"
  | "classes"
  | "packages"
  | "pill"
  | "recalls"
  | "isUnderRems"
  | "source"
  | "href"
> & {
  readonly ndc: string;
  /** At full width (kernel/ndc.ts). */
  readonly productKey: string;
  /** FDA's codes of the substances, in their order; null for one that is not known. */
  readonly uniis: readonly (string | null)[];
  readonly label: {
    readonly setId: string;
    readonly version: number;
    readonly effectiveOn: string | null;
  } | null;
  /** ISO 8601. */
  readonly updatedAt: string;
};
