import { CRITERIA, type Criterion } from "../providers.terms.ts";

/** A search as it stands in the address of the page. */
export type SearchAddress = { readonly [Name in Criterion]?: string } & { readonly page?: number };

/** Takes from an address what is a search of ours, and nothing else. */
export function searchAddress(parameters: Readonly<Record<string, unknown>>): SearchAddress {
  const found: { [Name in Criterion]?: string } = {};
  for (const name of CRITERIA) {
    const value = parameters[name];
    if (typeof value === "string" && value.trim() !== "") found[name] = value.trim().slice(0, 200);
  }
  const page = Number(parameters["page"]);
  return Number.isInteger(page) && page > 1 && page < 1_000_000 ? { ...found, page } : found;
}

export function isSearch({ page: _page, ...criteria }: SearchAddress): boolean {
  return Object.keys(criteria).length > 0;
}

/** Whether it is more than a number: then the advanced panel shows it. */
export function isAdvanced({ npi: _npi, page: _page, ...criteria }: SearchAddress): boolean {
  return Object.keys(criteria).length > 0;
}
