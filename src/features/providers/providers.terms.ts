/** What a search is for; at least one of these must be there. */
export const CRITERIA = [
  "npi",
  "lastName",
  "firstName",
  "organization",
  "state",
  "city",
  "zip",
  "specialty",
] as const;

export type Criterion = (typeof CRITERIA)[number];

/** So many are checked in one call. */
export const MOST_NPIS = 5000;
