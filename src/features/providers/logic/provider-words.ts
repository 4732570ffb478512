import { displayName } from "#/kernel/person-name.ts";
import type { Provider, ProviderAddress } from "../providers.contract.ts";

/** The name as people write it: "Dr. Ana García-López, M.D." or the organization's. */
export function providerName({ basic }: Provider): string {
  if (basic.organization_name !== undefined) return displayName(basic.organization_name);
  const { first_name, middle_name, last_name, name_suffix, credential } = basic;
  const name = [first_name, middle_name, last_name, name_suffix].filter(Boolean).join(" ");
  if (name === "") return "Name withheld by the registry";
  return credential ? `${displayName(name)}, ${credential}` : displayName(name);
}

export function primaryTaxonomy({ taxonomies }: Provider) {
  return taxonomies.find(({ primary }) => primary) ?? taxonomies[0];
}

export function practiceOf({ addresses }: Provider): ProviderAddress | undefined {
  return addresses.find(({ address_purpose }) => address_purpose === "LOCATION");
}

/** "1 Main St", "Suite 2", "Chicago, IL 60611-0001". */
export function addressLines(address: ProviderAddress): string[] {
  const place = [displayName(address.city), address.state].filter(Boolean).join(", ");
  const abroad = address.country_code !== "US" ? address.country_code : "";
  return [
    displayName(address.address_1),
    displayName(address.address_2),
    [place, zipText(address.postal_code), abroad].filter(Boolean).join(" "),
  ].filter(Boolean);
}

export function zipText(zip: string): string {
  return /^\d{9}$/.test(zip) ? `${zip.slice(0, 5)}-${zip.slice(5)}` : zip;
}

/** "(312) 555-0101"; anything that is not ten digits stays as it is. */
export function phoneText(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (digits.length !== 10) return phone;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

export function mapHref(address: ProviderAddress): string {
  const { address_1, city, state, postal_code } = address;
  const place = [address_1, city, state, postal_code.slice(0, 5)].filter(Boolean).join(", ");
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}

/** A day as it is written in the US: "Jul 8, 2020". */
export function dayText(date: string): string {
  const at = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(at)) return date;
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(at);
}
