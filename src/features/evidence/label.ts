/** A label as statements are held against it. */
import type { Block, LabelSection } from "#/features/drugs/labels.contract.ts";

export type { Block, LabelSection };

export type LabelText = {
  readonly setId: string;
  /** Nothing for a copy that says neither a version nor a date. */
  readonly version: number | undefined;
  readonly sections: readonly LabelSection[];
};
