import type { LabelSection } from "../labels.contract.ts";
import type { Schedule } from "../logic/schedule.ts";
import type { RecallRow } from "./openfda/openfda-recall.ts";

/** One label version as any of the sources gives it. */
export type LabelRecord = {
  readonly setId: string;
  readonly version: number;
  /** Id of this very version of the document. */
  readonly splId: string;
  /** "2026-07-21"; nothing where the source has no valid date. */
  readonly effectiveOn: string | undefined;
  readonly title: string;
  readonly sections: readonly LabelSection[];
  readonly products: readonly ProductRecord[];
};

/** One product as a label or a directory lists it. What the source does not say is undefined. */
export type ProductRecord = {
  /** As it is written there: "0069-0238". */
  readonly ndc: string | undefined;
  readonly brandName: string;
  readonly genericName: string;
  readonly manufacturer: string;
  readonly dosageForm?: string | undefined;
  readonly strength?: string | undefined;
  readonly routes: readonly string[];
  readonly productType?: string | undefined;
  readonly marketingCategory?: string | undefined;
  readonly applicationNumber?: string | undefined;
  readonly substances: readonly string[];
  readonly classes: readonly string[];
  readonly schedule?: Schedule | undefined;
  readonly finished?: boolean | undefined;
  readonly marketedFrom?: string | undefined;
  readonly marketedUntil?: string | undefined;
  readonly listingExpiresOn?: string | undefined;
  readonly splId?: string | undefined;
  readonly packages: readonly PackageRecord[];
  readonly pill?: PillFacts | undefined;
};

export type PackageRecord = {
  readonly productNdc: string;
  readonly ndc: string;
  readonly description: string;
};

/** What a solid oral dose looks like, in the SPL code lists. */
export type PillFacts = {
  readonly colors: readonly string[];
  readonly shape: string | undefined;
  readonly imprint: string;
  readonly sizeMm: number | undefined;
  /** Pieces that the score marks divide it into; 1 is no score. */
  readonly pieces: number | undefined;
};

/** Anything that one row or document of a source can turn out to be. */
export type DrugRecord =
  /** `rank`: whether the products' facts are a listing, or only read from the label's words. */
  | { readonly kind: "label"; readonly label: LabelRecord; readonly rank: "words" | "listing" }
  | { readonly kind: "listing"; readonly product: ProductRecord }
  | { readonly kind: "package"; readonly package: PackageRecord }
  | { readonly kind: "pill"; readonly product: ProductRecord }
  | { readonly kind: "recall"; readonly recall: RecallRow }
  | {
      readonly kind: "class-index";
      readonly unii: string;
      readonly substance: string;
      readonly classes: readonly string[];
    };
