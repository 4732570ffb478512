/** The search parameters of each type of the registry: what is offered, what `metadata` says of it, and what it asks. */
import type { FhirResource } from "fhir/r4.js";
import { tokenOf, type Criterion } from "./asked.ts";
import type { Narrowing } from "./plan.ts";
import { searchProblem } from "./problem.ts";
import {
  byAddress,
  byFamily,
  byGiven,
  byIdentifier,
  byOrganizationName,
  byPersonName,
  byPlace,
  bySpecialty,
  tooManyNumbers,
} from "./provider-words.ts";
import { whenOf } from "./when.ts";

export const PROVIDER_TYPES = [
  "Practitioner",
  "PractitionerRole",
  "Organization",
  "Location",
  "Endpoint",
] as const;
export type ProviderType = (typeof PROVIDER_TYPES)[number];

export type Parameter<Contribution> = {
  readonly type: "string" | "token" | "reference" | "date";
  readonly says: string;
  readonly modifiers?: readonly string[];
  readonly read: (criterion: Criterion) => Contribution;
};

type Parameters = Readonly<Record<string, Parameter<Narrowing>>>;

/** "Practitioner/1234567893", an address that ends so, or the id alone. */
function referenced(type: string, { name, modifier, values }: Criterion): string[] {
  tooManyNumbers(name, values);
  if (modifier !== "" && modifier !== type) {
    throw searchProblem("not-supported", name, `can refer to ${type} alone`);
  }
  return values.flatMap((value) => {
    const [, ofType = type, id = ""] =
      /^(?:.*?(?:([A-Za-z]+)\/))?([A-Za-z0-9.-]{1,64})$/.exec(value) ?? [];
    return ofType === type && id !== "" ? [id] : [];
  });
}

const NPI = /^\d{10}(?=$|-)/;

const npisOf = (ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((id) => NPI.exec(id)?.[0] ?? [])),
];

const OF_ALL: Parameters = {
  _id: {
    type: "token",
    says: "One id, or several parted by commas.",
    read: ({ name, values }) => {
      tooManyNumbers(name, values);
      return { npis: npisOf(values), keep: ({ resource }) => values.includes(resource.id ?? "") };
    },
  },
  _lastUpdated: {
    type: "date",
    says: "The day of the last update in the registry, beside another parameter.",
    read: ({ name, values }) => {
      const isMeant = whenOf(name, values);
      return { keep: ({ provider }) => isMeant(provider.basic.last_updated) };
    },
  },
};

const ACTIVE: Parameter<Narrowing> = {
  type: "token",
  says: "Deactivated numbers are no resources here: false finds nothing.",
  read: ({ name, values }) => {
    const said = values.map((value) => tokenOf(value).code);
    if (said.some((value) => value !== "true" && value !== "false")) {
      throw searchProblem("value", name, "must be true or false");
    }
    const note = "active: deactivated numbers are found by identifier, which tells since when.";
    return said.includes("true") ? {} : { npis: [], notes: [note] };
  },
};

const IDENTIFIER: Parameter<Narrowing> = {
  type: "token",
  says: "An NPI, with or without its system.",
  read: byIdentifier,
};

const placesFor = (prefix: string): Parameters => ({
  [`${prefix}address-city`]: {
    type: "string",
    says: "The whole name of the city of the main practice.",
    read: byPlace("city"),
  },
  [`${prefix}address-state`]: {
    type: "string",
    says: "The state of the main practice: its two letters, or its name.",
    read: byPlace("state"),
  },
  [`${prefix}address-postalcode`]: {
    type: "string",
    says: "The ZIP code of the main practice, or how it begins.",
    read: byPlace("zip"),
  },
});

const ADDRESS: Parameters = {
  address: {
    type: "string",
    says: "A state, a ZIP code or a city of the main practice.",
    read: byAddress,
  },
  ...placesFor(""),
};

const SPECIALTY: Parameter<Narrowing> = {
  type: "token",
  says: "A code of NUCC's provider taxonomy; with :text, words for a specialty.",
  modifiers: ["text"],
  read: bySpecialty,
};

const PERSON_NAME: Parameter<Narrowing> = {
  type: "string",
  says: "How a family, given or other name begins; or a given and a family name.",
  read: byPersonName,
};

const ORGANIZATION_NAME: Parameter<Narrowing> = {
  type: "string",
  says: "How a name begins, or words of it in any order; other names count too. Of organizations only.",
  read: byOrganizationName,
};

const toOrganization: Parameter<Narrowing> = {
  type: "reference",
  says: "The organization, by id or reference.",
  read: (criterion) => {
    const npis = npisOf(referenced("Organization", criterion));
    return { npis, keep: ({ provider }) => provider.enumeration_type === "NPI-2" };
  },
};

const field =
  (of: (resource: FhirResource) => string | undefined) =>
  ({ values }: Criterion): Narrowing => ({
    keep: ({ resource }) => values.some((value) => tokenOf(value).code === of(resource)),
  });

export const PROVIDER_PARAMETERS: Readonly<Record<ProviderType, Parameters>> = {
  Practitioner: {
    ...OF_ALL,
    identifier: IDENTIFIER,
    name: PERSON_NAME,
    family: { type: "string", says: "How a family name begins.", read: byFamily },
    given: { type: "string", says: "How the given name begins.", read: byGiven },
    active: ACTIVE,
    ...ADDRESS,
  },
  PractitionerRole: {
    ...OF_ALL,
    identifier: IDENTIFIER,
    practitioner: {
      type: "reference",
      says: "The practitioner, by id or reference; practitioner.identifier and practitioner.name chain.",
      read: (criterion) => ({ npis: npisOf(referenced("Practitioner", criterion)) }),
    },
    "practitioner.identifier": IDENTIFIER,
    "practitioner.name": PERSON_NAME,
    specialty: SPECIALTY,
    location: {
      type: "reference",
      says: "The location, by id or reference; location.address-city, -state and -postalcode chain.",
      read: (criterion) => {
        const ids = referenced("Location", criterion).map((id) => id.replace(/-p$/, ""));
        return { npis: npisOf(ids), keep: ({ resource }) => ids.includes(resource.id ?? "") };
      },
    },
    active: ACTIVE,
    ...placesFor("location."),
  },
  Organization: {
    ...OF_ALL,
    identifier: IDENTIFIER,
    name: ORGANIZATION_NAME,
    type: SPECIALTY,
    active: ACTIVE,
    ...ADDRESS,
  },
  Location: { ...OF_ALL, name: ORGANIZATION_NAME, organization: toOrganization, ...ADDRESS },
  Endpoint: {
    ...OF_ALL,
    organization: toOrganization,
    "connection-type": {
      type: "token",
      says: "The kind of connection, such as direct-project.",
      read: field((each) =>
        each.resourceType === "Endpoint" ? each.connectionType.code : undefined,
      ),
    },
    status: {
      type: "token",
      says: "active or off.",
      read: field((each) => (each.resourceType === "Endpoint" ? each.status : undefined)),
    },
  },
};

/** A modifier that is not offered would change what is found. */
export function refuseModifier(
  { name, modifier }: Criterion,
  { modifiers = [], type }: Parameter<unknown>,
): void {
  if (modifier === "" || modifiers.includes(modifier) || type === "reference") return;
  throw searchProblem("not-supported", `${name}:${modifier}`, "this modifier is not supported");
}
