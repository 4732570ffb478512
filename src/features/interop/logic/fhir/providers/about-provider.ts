import type { Extension } from "fhir/r4.js";
import type { Provider } from "../../../interop.ports.ts";
import { OWN, SYSTEM, type Mapped } from "../systems.ts";

/** What every resource of a provider says of where it is from. */
export function aboutProvider({ basic, sample }: Provider, { asOf }: Mapped, profile?: string) {
  const source = sample
    ? "urn:wardbook:made-up-samples"
    : `https://download.cms.gov/nppes/NPI_Files.html#${asOf}`;
  return { source, updated: basic.last_updated, profile, isSample: sample };
}

export function npiOf({ number }: Provider) {
  return [{ use: "official" as const, system: SYSTEM.npi, value: number }];
}

/** Marks of OIG's list; one that was found by name and state is told as a possible match. */
export function exclusionsOf({ exclusions }: Provider, { base }: Mapped): Extension[] {
  return exclusions.map((mark) => ({
    url: `${base}/${OWN.exclusion}`,
    extension: [
      { url: "matchedBy", valueCode: mark.matched_by },
      { url: "excludedOn", valueString: mark.excluded_on },
      { url: "basis", valueString: mark.basis },
      { url: "listedAs", valueString: mark.listed_as },
    ].filter(({ valueString }) => valueString !== ""),
  }));
}
