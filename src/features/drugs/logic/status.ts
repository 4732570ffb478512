/** What a professional must know of a product before choosing it. */
export const STATUSES = ["active", "discontinued", "listing-expired", "unfinished"] as const;

export type Status = (typeof STATUSES)[number];

type Listing = {
  readonly finished: boolean | null;
  readonly marketedUntil: string | null;
  readonly listingExpirationDate: string | null;
};

/** `today` and the listing's dates are "2026-07-21". */
export function statusOf(listing: Listing, today: string): Status {
  if (listing.finished === false) return "unfinished";
  if (listing.marketedUntil !== null && listing.marketedUntil < today) return "discontinued";
  return listing.listingExpirationDate !== null && listing.listingExpirationDate < today
    ? "listing-expired"
    : "active";
}
