import { SCORECARD } from "#knowledge/scorecard.js";
import type { Database } from "#/platform/database/database.ts";
import { type Policy, type Route, serve } from "#/platform/http/serve.ts";
import type { SourceState } from "#/platform/ingest/run/source-state.store.ts";
import { EvidenceAnswer, NoInput } from "../evidence.contract.ts";
import { getEvidence } from "../evidence.endpoints.ts";
import { ReviewList, ReviewQuery } from "../reviews.contract.ts";
import { listReviews } from "../reviews.endpoints.ts";
import { createReviewStore } from "./review.store.ts";

const PUBLIC: Policy = { access: "anyone", cache: "public" };

/** @param addressesOf gives the page of a product of each label, by set id. */
export function evidenceRoutes(
  database: Database,
  addressesOf: (setIds: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  sources: () => Promise<SourceState[]>,
): Route[] {
  const reviews = createReviewStore(database);
  return [
    serve(getEvidence, { input: NoInput, output: EvidenceAnswer }, PUBLIC, async () => ({
      scorecard: SCORECARD,
      sources: await sources(),
      reviews: await reviews.counts(),
    })),
    serve(listReviews, { input: ReviewQuery, output: ReviewList }, PUBLIC, async ({ about }) => {
      const rows = await reviews.list(about);
      const addresses = await addressesOf([...new Set(rows.map(({ setId }) => setId))]);
      return {
        reviews: rows.map(({ statement: id, setId, ...row }) => ({
          ...row,
          id,
          setId,
          href: addresses.get(setId) ?? null,
        })),
      };
    }),
  ];
}
