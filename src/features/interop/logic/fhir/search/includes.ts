import type { Provider } from "../../../interop.ports.ts";
import { itemsOf } from "../providers/items-of.ts";
import type { Mapped } from "../systems.ts";
import type { Item } from "./plan.ts";
import type { ProviderType } from "./provider-parameters.ts";

/** What may come along, by what is asked for: all of it lies in the record of the same provider. */
export const INCLUDES: Readonly<Record<ProviderType, Readonly<Record<string, ProviderType>>>> = {
  Practitioner: {},
  PractitionerRole: {
    "PractitionerRole:practitioner": "Practitioner",
    "PractitionerRole:location": "Location",
    "PractitionerRole:endpoint": "Endpoint",
  },
  Organization: { "Organization:endpoint": "Endpoint" },
  Location: { "Location:organization": "Organization" },
  Endpoint: { "Endpoint:organization": "Organization" },
};

export const REVERSE_INCLUDES: typeof INCLUDES = {
  Practitioner: { "PractitionerRole:practitioner": "PractitionerRole" },
  PractitionerRole: {},
  Organization: {
    "Location:organization": "Location",
    "Endpoint:organization": "Endpoint",
  },
  Location: { "PractitionerRole:location": "PractitionerRole" },
  Endpoint: {},
};

const nameOf = ({ resource }: Item): string => `${resource.resourceType}/${resource.id}`;

/** Each once, and nothing that was found itself. */
export function includedWith(
  found: readonly Item[],
  types: readonly ProviderType[],
  mapped: Mapped,
): Item[] {
  const names = new Set(found.map(nameOf));
  const providers = new Map<string, Provider>(
    found.map(({ provider }) => [provider.number, provider]),
  );
  const all = [...providers.values()].flatMap((provider) =>
    types.flatMap((type) => itemsOf(type, provider, mapped)),
  );
  const referred = new Set(found.flatMap(({ resource }) => referencesIn(resource)));
  return all.filter((item) => {
    const name = nameOf(item);
    const isMeant = referred.has(name) || refersToAny(item, names);
    return !names.has(name) && isMeant;
  });
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "reference" && typeof inner === "string" ? [inner] : referencesIn(inner),
  );
}

const refersToAny = ({ resource }: Item, names: ReadonlySet<string>): boolean =>
  referencesIn(resource).some((reference) => names.has(reference));
