/** Addresses and numbers of the registry as FHIR writes them. */
import type { Address, ContactPoint } from "fhir/r4.js";
import type { ProviderAddress } from "../../../interop.ports.ts";

/** "606110001" is "60611-0001". */
function zipOf(digits: string): string {
  return /^\d{9}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

export function addressOf(address: ProviderAddress): Address {
  const isMailing = address.address_purpose === "MAILING";
  return {
    use: "work",
    type: isMailing ? "postal" : "physical",
    line: [address.address_1, address.address_2].filter((line) => line !== ""),
    city: address.city,
    state: address.state,
    postalCode: zipOf(address.postal_code),
    country: address.country_code,
  };
}

export function telecomOf({ telephone_number, fax_number }: ProviderAddress): ContactPoint[] {
  return [...phone("phone", telephone_number), ...phone("fax", fax_number)];
}

export function phone(system: "phone" | "fax", value: string): ContactPoint[] {
  return value === "" ? [] : [{ system, value, use: "work" }];
}

/** Each once, the first first. */
export function telecomsOf(addresses: readonly ProviderAddress[]): ContactPoint[] {
  const all = addresses.flatMap(telecomOf);
  return [...new Map(all.map((each) => [`${each.system} ${each.value}`, each])).values()];
}
