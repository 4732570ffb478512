/** From a parameter's values to what the registry is asked. */
import { readNpi } from "#/kernel/npi.ts";
import { fold } from "#/kernel/text.ts";
import type { Provider, ProviderAddress } from "../../../interop.ports.ts";
import { SYSTEM } from "../systems.ts";
import { tokenOf, type Criterion } from "./asked.ts";
import type { Narrowing, Phase, ProviderWords } from "./plan.ts";
import { searchProblem } from "./problem.ts";

const MOST_NUMBERS = 200;

export function tooManyNumbers(name: string, numbers: readonly unknown[]): void {
  if (numbers.length <= MOST_NUMBERS) return;
  throw searchProblem("too-costly", name, `holds more than ${MOST_NUMBERS} values`);
}

/** NPIs; what is none finds nobody, and says why. */
export function byIdentifier({ name, values }: Criterion): Narrowing {
  tooManyNumbers(name, values);
  const notes: string[] = [];
  const npis = values.flatMap((value) => {
    const { system, code } = tokenOf(value);
    if (system !== undefined && system !== "" && system !== SYSTEM.npi) {
      notes.push(`${name}: only numbers of ${SYSTEM.npi} are known here.`);
      return [];
    }
    const reading = readNpi(code);
    if (reading.state === "valid") return [reading.npi];
    notes.push(
      reading.state === "wrong-check-digit"
        ? `${name}: ${reading.npi} is no NPI: its last digit, the check digit, should be ${reading.shouldEndIn}.`
        : `${name}: an NPI has ten digits.`,
    );
    return [];
  });
  return { npis, notes };
}

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

function longEnough(name: string, value: string): void {
  if (lettersOf(value).length >= 2) return;
  throw searchProblem("too-costly", name, "needs at least two letters");
}

const begins = (whole: string, start: string): boolean =>
  lettersOf(whole).toUpperCase().startsWith(lettersOf(start).toUpperCase());

const hasFamily =
  (start: string) =>
  ({ basic, other_names }: Provider): boolean =>
    begins(basic.last_name, start) ||
    other_names.some(({ name }) => name.split(" ").some((word) => begins(word, start)));

const hasGiven =
  (start: string) =>
  ({ basic }: Provider): boolean =>
    begins(basic.first_name, start);

export function byFamily({ name, values }: Criterion): Narrowing {
  return { phases: values.flatMap((value) => familyPhases(name, value)) };
}

/** By how it begins; where nobody's does, by what it may be misspelt for. */
function familyPhases(name: string, value: string): Phase[] {
  longEnough(name, value);
  const bare = value.replaceAll("*", "");
  const has = hasFamily(bare);
  return [
    { query: { lastName: `${bare}*` }, has },
    { query: { lastName: bare }, has, isLastResort: true },
  ];
}

export function byGiven({ name, values }: Criterion): Narrowing {
  return {
    phases: values.map((value) => {
      longEnough(name, value);
      const bare = value.replaceAll("*", "");
      return { query: { firstName: `${bare}*` }, has: hasGiven(bare) };
    }),
  };
}

/** Any part of a person's name: one word may be either, of several the first or the last is the given name. */
export function byPersonName({ name, values }: Criterion): Narrowing {
  return { phases: values.flatMap((value) => personPhases(name, value)) };
}

function personPhases(name: string, value: string): Phase[] {
  longEnough(name, value);
  const words = value.replaceAll("*", "").split(/\s+/).filter(Boolean);
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  const whole = words.join(" ");
  if (words.length === 1) {
    const given = { query: { firstName: `${first}*` }, has: hasGiven(first) };
    const [family, meant] = familyPhases(name, first);
    return [family, given, meant].filter((phase) => phase !== undefined);
  }
  const split = (firstName: string, lastName: string): Phase[] =>
    [firstName, lastName].every((part) => lettersOf(part).length >= 2)
      ? [
          {
            query: { firstName: `${firstName}*`, lastName: `${lastName}*` },
            has: (each) => hasGiven(firstName)(each) && hasFamily(lastName)(each),
          },
        ]
      : [];
  return [
    ...split(first, words.slice(1).join(" ")),
    ...split(last, words.slice(0, -1).join(" ")),
    { query: { lastName: `${whole}*` }, has: hasFamily(whole) },
  ];
}

export function byOrganizationName({ name, values }: Criterion): Narrowing {
  return {
    phases: values.map((value) => {
      longEnough(name, value);
      const has = ({ basic, other_names }: Provider): boolean =>
        [basic.organization_name ?? "", ...other_names.map((other) => other.name)].some((each) =>
          begins(each, value),
        );
      return { query: { organization: value }, has };
    }),
  };
}

/** NUCC codes, or with `:text` words for a specialty. */
export function bySpecialty({ name, modifier, values }: Criterion): Narrowing {
  if (modifier === "text") return onePhase(name, values, (specialty) => ({ specialty }));
  const codes = values.map((value) => {
    const { system, code } = tokenOf(value);
    const isNucc = system === undefined || system === "" || system === SYSTEM.nucc;
    if (!isNucc || !/^[0-9A-Z]{9}X$/i.test(code)) {
      const message = `must be a code of ${SYSTEM.nucc}, ten characters such as 207RC0000X; words go into ${name}:text`;
      throw searchProblem("value", name, message);
    }
    return code.toUpperCase();
  });
  return {
    phases: codes.map((specialty) => ({
      query: { specialty },
      has: ({ taxonomies }) => taxonomies.some(({ code }) => code === specialty),
    })),
  };
}

function onePhase(
  name: string,
  values: readonly string[],
  queryOf: (value: string) => ProviderWords,
): Narrowing {
  const [value = ""] = values;
  if (values.length > 1) throw searchProblem("not-supported", name, "takes one value");
  return { phases: [{ query: queryOf(value) }] };
}

type Place = "city" | "state" | "zip";

const OF_ADDRESS: Readonly<Record<Place, (address: ProviderAddress) => string>> = {
  city: ({ city }) => city,
  state: ({ state }) => state,
  zip: ({ postal_code }) => postal_code,
};

/** By the main practice, which the registry is searched by; of further places those stay that are meant too. */
export const byPlace = (place: Place) => {
  const isIn = (address: ProviderAddress, value: string): boolean =>
    begins(OF_ADDRESS[place](address), value);
  return ({ values }: Criterion): Narrowing => ({
    phases: values.map((value) => ({
      query: { [place]: value },
      has: ({ addresses }) =>
        addresses.some((each) => each.address_purpose === "LOCATION" && isIn(each, value)),
    })),
    keep: ({ address, isMain }) =>
      address === undefined || isMain || values.some((value) => isIn(address, value)),
  });
};

/** A state, a ZIP code or a city, as it looks. */
export function byAddress(criterion: Criterion): Narrowing {
  const [value = ""] = criterion.values;
  if (criterion.values.length > 1) {
    throw searchProblem("not-supported", criterion.name, "takes one value");
  }
  if (/^\d{3,5}(-?\d{4})?$/.test(value)) return byPlace("zip")(criterion);
  return byPlace(/^[A-Za-z]{2}$/.test(value) ? "state" : "city")(criterion);
}
