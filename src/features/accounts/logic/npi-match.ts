import { namesAgree, type PersonName } from "#/kernel/person-name.ts";

/** What the provider registry says of a number, as far as a claim on it is concerned. */
export type RegistryEntry = {
  readonly organization: boolean;
  readonly active: boolean;
  /** The registered name first, then former and other names. */
  readonly names: readonly PersonName[];
};

/** What the registry says of one person's claim, */
type RegistryMatch = "matched" | "not-found" | "inactive" | "organization" | "name-differs";

/** and what becomes of it. Only "matched" is shown to others: an NPI is public, so until then the claim is anybody's. */
export type NpiMatch = RegistryMatch | "no-npi" | "unconfirmed" | "claimed-twice" | "contested";

/** Whether one person's claim on a number holds, other claims aside. `entry` is null where the registry has no such number. */
export function matchClaim(name: PersonName, entry: RegistryEntry | null): RegistryMatch {
  if (entry === null) return "not-found";
  if (entry.organization) return "organization";
  if (!entry.active) return "inactive";
  return entry.names.some((registered) => namesAgree(name, registered))
    ? "matched"
    : "name-differs";
}

/** One account's claim on a number. */
export type Claim = {
  readonly match: RegistryMatch;
  /** Whether the e-mail address of the account is confirmed. */
  readonly confirmed: boolean;
  /** Whether the operator has seen a proof from outside the registry. */
  readonly proven: boolean;
};

/**
 * The states of all claims on one number, in their order. Without a confirmed address a claim neither holds nor takes
 * anything from another's. Of two that hold neither does; a contest suspends them. A proof settles both.
 * @param contested whether somebody says that the number is theirs, and nobody has settled it.
 */
export function statesOf(claims: readonly Claim[], contested: boolean): NpiMatch[] {
  const holding = claims.filter(({ match, confirmed }) => match === "matched" && confirmed);
  const proven = holding.filter((claim) => claim.proven);
  return claims.map((claim) => {
    if (claim.match !== "matched") return claim.match;
    if (!claim.confirmed) return "unconfirmed";
    if (claim.proven) return proven.length > 1 ? "claimed-twice" : "matched";
    if (contested) return "contested";
    return holding.length > 1 ? "claimed-twice" : "matched";
  });
}

/** What each state means, and how to mend it. An NPI is public: a match identifies, it does not prove. */
export const NPI_MATCH_WORDS: Record<NpiMatch, string> = {
  matched: "The number is active in the provider registry and your name agrees with it.",
  unconfirmed:
    "The number is active in the provider registry and your name agrees with it. Others see that once your e-mail address is confirmed.",
  contested:
    "Somebody says that this number is theirs, so your claim is not shown to others until it is settled. Write to support from a work e-mail address.",
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
