import { namesAgree, type PersonName } from "#/kernel/person-name.ts";

/** What the provider registry says of a number, as far as a claim on it is concerned. */
export type RegistryEntry = {
  readonly organization: boolean;
  readonly active: boolean;
  /** The registered name first, then former and other names. */
  readonly names: readonly PersonName[];
};

export type NpiMatch =
  | "matched"
  | "no-npi"
  | "not-found"
  | "inactive"
  | "organization"
  | "name-differs"
  | "claimed-twice";

/** Whether one person's claim on a number holds, other claims aside. `entry` is null where the registry has no such number. */
export function matchClaim(name: PersonName, entry: RegistryEntry | null): NpiMatch {
  if (entry === null) return "not-found";
  if (entry.organization) return "organization";
  if (!entry.active) return "inactive";
  return entry.names.some((registered) => namesAgree(name, registered))
    ? "matched"
    : "name-differs";
}

/** What each state means, and how to mend it. An NPI is public: a match identifies, it does not prove. */
export const NPI_MATCH_WORDS: Record<NpiMatch, string> = {
  matched: "The number is active in the provider registry and your name agrees with it.",
  "no-npi": "Add your NPI number to have it matched against the provider registry.",
  "not-found":
    "The number is not in the provider data that this site holds. Check it; a number issued lately is matched once the data has it.",
  inactive: "The registry lists this number as deactivated. Check the number.",
  organization: "This number belongs to an organization. Enter your individual NPI.",
  "name-differs":
    "The name in the registry differs from yours. Enter your name as it is registered, or correct the registry.",
  "claimed-twice":
    "Another account claims the same number, so neither is marked. If it is yours, take the number off its profile; if not, write to support from a work e-mail address to settle it.",
};
