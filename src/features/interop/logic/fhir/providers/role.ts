import type { PractitionerRole } from "fhir/r4.js";
import type { Provider } from "../../../interop.ports.ts";
import { withMeta } from "../meta.ts";
import { PROFILE, SYSTEM, type Mapped } from "../systems.ts";
import { aboutProvider, npiOf } from "./about-provider.ts";
import { telecomOf } from "./contact.ts";
import { endpointIds } from "./endpoint.ts";
import type { Place } from "./places.ts";
import { nameOf } from "./practitioner.ts";

/** Somebody at one of the places where they practise. For whom they work there the registry does not say. */
export function roleOf(provider: Provider, place: Place, mapped: Mapped): PractitionerRole {
  const { number, basic, taxonomies } = provider;
  const endpoint = place.roleId === number ? endpointIds(provider) : [];
  const telecom = telecomOf(place.address);
  const conforms = telecom.length + endpoint.length > 0;
  const resource: PractitionerRole = {
    resourceType: "PractitionerRole",
    id: place.roleId,
    identifier: npiOf(provider),
    active: basic.status === "A",
    practitioner: { reference: `Practitioner/${number}`, display: nameOf(provider) },
    specialty: taxonomies.map(({ code, desc }) => ({
      coding: [{ system: SYSTEM.nucc, code }],
      text: desc,
    })),
    location: [{ reference: `Location/${place.locationId}` }],
    telecom,
    endpoint: endpoint.map((id) => ({ reference: `Endpoint/${id}` })),
  };
  return withMeta(
    resource,
    aboutProvider(provider, mapped, conforms ? PROFILE.PractitionerRole : undefined),
  );
}
