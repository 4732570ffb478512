import { call } from "#/platform/client/calls/call.ts";
import type { NoteOf, Said } from "#/platform/client/statement-notes.ts";
import type { Review } from "../reviews.contract.ts";
import { listReviews } from "../reviews.endpoints.ts";
import { ReviewNote } from "./review-note.tsx";

/** Notes beside statements whose label has changed; null where there are none. */
export async function askReviewNotes(about: string, signal: AbortSignal): Promise<NoteOf | null> {
  const { reviews } = await call(listReviews, { about }, { signal });
  if (reviews.length === 0) return null;
  return (said) => {
    const concerned = reviews.filter((review) => concerns(review, said));
    return concerned.length === 0 ? null : <ReviewNote reviews={concerned} />;
  };
}

/** What holds for every use of a drug concerns each of its doses. */
function concerns({ record, says, use }: Review, said: Said): boolean {
  if (record !== said.record) return false;
  if (said.says !== undefined) return says === said.says;
  return said.use === undefined || use === null || use === said.use;
}
