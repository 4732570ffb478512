import { givenKey, givenNamesMeant, surnameKey } from "#/kernel/person-name.ts";
import { Failure } from "#/kernel/failure.ts";
import { readNpi } from "#/kernel/npi.ts";
import type { ProviderQuery } from "../providers.contract.ts";
import { CRITERIA, type Criterion } from "../providers.terms.ts";
import { cityKey, organizationKey } from "./search-keys.ts";
import { STATE_CODES, STATES } from "./states.ts";

/** What a query asks, in the keys that providers are stored under. */
export type Criteria = {
  readonly npi?: number;
  readonly surname?: string;
  /** What a surname begins with, where it was typed with an asterisk at its end. */
  readonly surnameStart?: string;
  /** The given name and what it may be registered as, itself first. */
  readonly givens?: readonly string[];
  /** What it begins with: an initial, or what was typed with an asterisk at its end. */
  readonly givenStart?: string;
  readonly organization?: string;
  readonly state?: string;
  readonly city?: string;
  /** Digits: five or fewer. */
  readonly zip5?: string;
  /** Digits beyond the fifth are looked for too. */
  readonly zip?: string;
  /** As typed: what taxonomies it means is not decided here. */
  readonly specialty?: string;
};

/**
 * Reads the criteria of a query.
 * @throws Failure "invalid-input" that names the field; without any criterion too.
 */
export function criteriaOf(query: ProviderQuery): Criteria {
  if (CRITERIA.every((field) => query[field] === undefined)) {
    throw new Failure(
      "invalid-input",
      "Give at least one search criterion: NPI, name, organization, state, city, ZIP or specialty.",
    );
  }
  const digits = query.zip?.replace(/\D/g, "") ?? "";
  return {
    ...(query.npi !== undefined && { npi: npiOf(query.npi) }),
    ...(query.lastName !== undefined && surnameOf(query.lastName)),
    ...(query.firstName !== undefined && givenOf(query.firstName)),
    ...(query.organization !== undefined && { organization: organizationOf(query.organization) }),
    ...(query.state !== undefined && { state: stateOf(query.state) }),
    ...(query.city !== undefined && { city: keyOf("city", cityKey(query.city)) }),
    ...(digits !== "" && { zip5: digits.slice(0, 5) }),
    ...(digits.length > 5 && { zip: digits }),
    ...(query.specialty !== undefined && { specialty: query.specialty }),
  };
}

function npiOf(text: string): number {
  const reading = readNpi(text);
  if (reading.state === "valid") return Number(reading.npi);
  if (reading.state === "not-ten-digits") {
    throw wrong("npi", "NPI numbers must be exactly 10 digits long");
  }
  throw wrong("npi", `not a valid NPI: the last digit should be ${reading.shouldEndIn}`);
}

function surnameOf(text: string): Pick<Criteria, "surname" | "surnameStart"> {
  const key = keyOf("lastName", surnameKey(text));
  return isBeginning("lastName", text, key) ? { surnameStart: key } : { surname: key };
}

function givenOf(text: string): Pick<Criteria, "givens" | "givenStart"> {
  const key = keyOf("firstName", givenKey(text));
  return key.length === 1 || isBeginning("firstName", text, key)
    ? { givenStart: key }
    : { givens: givenNamesMeant(key) };
}

/** As users of the registry's own search know it: an asterisk at the end, after two letters or more. */
function isBeginning(field: Criterion, text: string, key: string): boolean {
  if (!/\*\s*$/.test(text)) return false;
  if (key.length >= LEAST_BEGINNING) return true;
  throw wrong(field, "Must hold at least two letters before the asterisk");
}

const LEAST_BEGINNING = 2;

/** Names of organizations are looked for by how they begin, asterisk or not. */
function organizationOf(text: string): string {
  const key = keyOf("organization", organizationKey(text));
  isBeginning("organization", text, key);
  return key;
}

function stateOf(text: string): string {
  const code = text.toUpperCase();
  if (STATE_CODES.includes(code)) return code;
  const named = Object.entries(STATES).find(([, name]) => name.toUpperCase() === code);
  if (named === undefined) throw wrong("state", "Must be a US state or territory, such as CA");
  return named[0];
}

/** Signs alone are no name; nobody is found by them. */
function keyOf(field: Criterion, key: string): string {
  if (key === "") throw wrong(field, "Must hold letters or digits");
  return key;
}

function wrong(field: Criterion, message: string): Failure {
  return new Failure("invalid-input", `${field}: ${message}`, { fields: [{ field, message }] });
}
