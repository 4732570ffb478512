import type { Organization, OrganizationContact } from "fhir/r4.js";
import type { Provider } from "../../../interop.ports.ts";
import { withMeta } from "../meta.ts";
import { PROFILE, SYSTEM, type Mapped } from "../systems.ts";
import { aboutProvider, exclusionsOf, npiOf } from "./about-provider.ts";
import { addressOf, phone, telecomsOf } from "./contact.ts";
import { endpointIds } from "./endpoint.ts";

export function organizationOf(provider: Provider, mapped: Mapped): Organization {
  const { number, basic, addresses, taxonomies, other_names } = provider;
  const name = basic.organization_name ?? "";
  const resource: Organization = {
    resourceType: "Organization",
    id: number,
    extension: exclusionsOf(provider, mapped),
    identifier: npiOf(provider),
    active: basic.status === "A",
    type: taxonomies.map(({ code, desc }) => ({
      coding: [{ system: SYSTEM.nucc, code }],
      text: desc,
    })),
    name,
    alias: other_names.map((other) => other.name),
    telecom: telecomsOf(addresses),
    address: addresses.map(addressOf),
    // The registry has the parent's name and not its number.
    partOf: { display: basic.parent_organization },
    contact: contactOf(basic.authorized_official),
    endpoint: endpointIds(provider).map((id) => ({ reference: `Endpoint/${id}` })),
  };
  return withMeta(
    resource,
    aboutProvider(provider, mapped, name === "" ? undefined : PROFILE.Organization),
  );
}

function contactOf(official: Provider["basic"]["authorized_official"]): OrganizationContact[] {
  if (official === undefined) return [];
  const { name, title, telephone_number } = official;
  return [
    {
      purpose: { text: title === "" ? "Authorized official" : `Authorized official, ${title}` },
      name: { text: name },
      telecom: phone("phone", telephone_number),
    },
  ];
}
