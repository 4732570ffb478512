/** The news list's state as its address carries it. */
export type NewsAddress = {
  readonly search?: string;
  readonly category?: string;
  readonly source?: string;
  /** Without it by date, the newest first. */
  readonly sort?: "relevance";
  readonly page?: string;
};

const LONGEST = 200;

/** Takes from an address what the news list knows, and nothing else. */
export function newsAddress(said: Readonly<Record<string, unknown>>): NewsAddress {
  const address: { -readonly [field in keyof NewsAddress]: NewsAddress[field] } = {};
  for (const field of ["search", "category", "source"] as const) {
    const value = said[field];
    if (typeof value === "string" && value.trim()) address[field] = value.trim().slice(0, LONGEST);
  }
  if (said["sort"] === "relevance") address.sort = "relevance";
  const page = said["page"];
  if (typeof page === "string" && /^[1-9]\d{0,5}$/.test(page) && page !== "1") address.page = page;
  return address;
}
