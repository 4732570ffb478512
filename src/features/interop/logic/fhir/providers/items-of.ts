/** The resources of each type that a provider of the registry makes. */
import type { Provider } from "../../../interop.ports.ts";
import type { Item } from "../search/plan.ts";
import type { ProviderType } from "../search/provider-parameters.ts";
import type { Mapped } from "../systems.ts";
import { endpointsOf } from "./endpoint.ts";
import { locationOf } from "./location.ts";
import { organizationOf } from "./organization.ts";
import { placesOf } from "./places.ts";
import { practitionerOf } from "./practitioner.ts";
import { roleOf } from "./role.ts";

type Make = (provider: Provider, mapped: Mapped) => Item[];

const isPerson = ({ enumeration_type }: Provider): boolean => enumeration_type === "NPI-1";
const isOrganization = ({ enumeration_type }: Provider): boolean => enumeration_type === "NPI-2";

const ofPlaces =
  (make: typeof locationOf | typeof roleOf): Make =>
  (provider, mapped) =>
    placesOf(provider).map((place, at) => ({
      resource: make(provider, place, mapped),
      provider,
      address: place.address,
      isMain: at === 0,
    }));

const MAKERS: Readonly<Record<ProviderType, Make>> = {
  Practitioner: (provider, mapped) =>
    isPerson(provider)
      ? [{ resource: practitionerOf(provider, mapped), provider, isMain: true }]
      : [],
  PractitionerRole: (provider, mapped) =>
    isPerson(provider) ? ofPlaces(roleOf)(provider, mapped) : [],
  Organization: (provider, mapped) =>
    isOrganization(provider)
      ? [{ resource: organizationOf(provider, mapped), provider, isMain: true }]
      : [],
  Location: ofPlaces(locationOf),
  Endpoint: (provider, mapped) =>
    endpointsOf(provider, mapped).map((resource) => ({ resource, provider, isMain: true })),
};

/** None of a number that was deactivated. */
export function itemsOf(type: ProviderType, provider: Provider, mapped: Mapped): Item[] {
  return provider.basic.status === "A" ? MAKERS[type](provider, mapped) : [];
}
