import { parseAddressSearch } from "./address-search.ts";

export type AddressParts = {
  readonly path: string;
  readonly search: Record<string, string>;
  readonly hash: string;
};

/** Takes an address of this site apart: "/npi?npi=12#top" is path "/npi", search { npi: "12" }, hash "top". */
export function addressParts(href: string): AddressParts {
  const { pathname, search, hash } = new URL(href, "http://this.site");
  return { path: pathname, search: parseAddressSearch(search), hash: hash.slice(1) };
}
