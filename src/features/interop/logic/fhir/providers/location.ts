import type { Location } from "fhir/r4.js";
import type { Provider } from "../../../interop.ports.ts";
import { withMeta } from "../meta.ts";
import { PROFILE, type Mapped } from "../systems.ts";
import { aboutProvider } from "./about-provider.ts";
import { addressOf, telecomOf } from "./contact.ts";
import type { Place } from "./places.ts";
import { nameOf } from "./practitioner.ts";

/** The registry names no places: one is called by whose it is. */
export function locationOf(provider: Provider, place: Place, mapped: Mapped): Location {
  const isOrganization = provider.enumeration_type === "NPI-2";
  const { city } = place.address;
  const resource: Location = {
    resourceType: "Location",
    id: place.locationId,
    status: provider.basic.status === "A" ? "active" : "inactive",
    name: isOrganization ? nameOf(provider) : `Practice of ${nameOf(provider)}`,
    description: city === "" ? "" : `${nameOf(provider)}, ${city}`,
    mode: "instance",
    telecom: telecomOf(place.address),
    address: addressOf(place.address),
    managingOrganization: isOrganization
      ? { reference: `Organization/${provider.number}`, display: nameOf(provider) }
      : undefined,
  };
  return withMeta(resource, aboutProvider(provider, mapped, PROFILE.Location));
}
