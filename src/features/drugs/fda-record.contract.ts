import * as v from "valibot";
import { optionalText, paging } from "#/kernel/schema.ts";

export const FdaRecordQuery = v.object({
  ndc: v.pipe(v.string("Must be an NDC"), v.nonEmpty("Must be an NDC"), v.maxLength(20)),
});

const Approved = v.object({
  application: v.string(),
  tradeName: v.string(),
  applicant: v.string(),
  strength: v.string(),
  /** The Orange Book's code, "AB"; null for what is not rated. */
  rating: v.nullable(v.string()),
  /** What the code says, in a sentence. */
  means: v.string(),
  /** YYYY-MM-DD; null for before 1982. */
  approvedOn: v.nullable(v.string()),
  isReference: v.boolean(),
  marketing: v.picklist(["RX", "OTC", "DISCN"]),
});

const Change = v.object({
  drug: v.string(),
  ingredient: v.string(),
  application: v.string(),
  changedOn: v.string(),
  /** FDA's page of the drug's changes. */
  url: v.string(),
});

/** What FDA's lists say of a product. `asOf` is the day that a list is of; a list that was never read is null. */
export const FdaRecord = v.object({
  orangeBook: v.nullable(
    v.object({
      asOf: v.nullable(v.string()),
      /** The strengths that were approved under the product's application; the product's own alone where it is known. */
      approved: v.array(Approved),
      /** Products of other applications that are rated equivalent to the product's own strength; null where that is not known. */
      equivalents: v.nullable(
        v.array(v.object({ ...Approved.entries, href: v.nullable(v.string()) })),
      ),
    }),
  ),
  safetyChanges: v.nullable(v.object({ asOf: v.nullable(v.string()), changes: v.array(Change) })),
  shortages: v.nullable(
    v.object({
      asOf: v.nullable(v.string()),
      current: v.array(
        v.object({
          presentation: v.string(),
          company: v.string(),
          status: v.string(),
          availability: v.nullable(v.string()),
          reason: v.nullable(v.string()),
          updatedOn: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});
export type FdaRecord = v.InferOutput<typeof FdaRecord>;

export const CHANGES_PAGE = 25;

export const SafetyChangesQuery = v.object({ search: optionalText(100), ...paging(CHANGES_PAGE) });

/** Safety labeling changes of all drugs, the newest first. */
export const SafetyChanges = v.object({
  asOf: v.nullable(v.string()),
  total: v.number(),
  changes: v.array(Change),
});
export type SafetyChanges = v.InferOutput<typeof SafetyChanges>;
