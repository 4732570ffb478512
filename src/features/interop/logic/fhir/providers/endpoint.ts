import type { Coding, Endpoint } from "fhir/r4.js";
import type { Provider } from "../../../interop.ports.ts";
import { withMeta } from "../meta.ts";
import { shortHash } from "../short-hash.ts";
import { OWN, type Mapped } from "../systems.ts";
import { aboutProvider } from "./about-provider.ts";

const HL7 = "http://terminology.hl7.org/CodeSystem/endpoint-connection-type";

/** Kinds of the registry that FHIR has no code for, by what their names hold. */
export const OWN_ENDPOINT_TYPES = [
  ["rest", "RESTful web service"],
  ["soap", "SOAP web service"],
  ["connect", "CONNECT"],
  ["website", "Website"],
  ["other", "Other"],
] as const;

type Listed = Provider["endpoints"][number];

const idOf = (number: string, endpoint: Listed): string =>
  `${number}-${shortHash(JSON.stringify(endpoint))}`;

export function endpointIds({ number, endpoints }: Provider): string[] {
  return [...new Set(endpoints.map((endpoint) => idOf(number, endpoint)))];
}

export function endpointsOf(provider: Provider, mapped: Mapped): Endpoint[] {
  const { number, endpoints, basic, enumeration_type } = provider;
  const all = endpoints.map((listed): Endpoint => {
    const managing = { reference: `Organization/${number}`, display: basic.organization_name };
    const resource: Endpoint = {
      resourceType: "Endpoint",
      id: idOf(number, listed),
      status: basic.status === "A" ? "active" : "off",
      connectionType: connectionOf(listed.type, mapped),
      managingOrganization: enumeration_type === "NPI-2" ? managing : undefined,
      payloadType: [{ text: listed.use === "" ? "not stated" : listed.use }],
      address: addressOf(listed),
    };
    return withMeta(resource, aboutProvider(provider, mapped));
  });
  return [...new Map(all.map((each) => [each.id, each])).values()];
}

/** An address of Direct is one of e-mail. */
function addressOf({ address }: Listed): string {
  const bare = address.trim().replace(/\s+/g, "%20");
  return /^[^:/@]+@[^:/@]+$/.test(bare) ? `mailto:${bare}` : bare;
}

function connectionOf(type: string, { base }: Mapped): Coding {
  const said = type.toLowerCase();
  if (said.includes("direct")) return { system: HL7, code: "direct-project" };
  if (said.includes("fhir")) return { system: HL7, code: "hl7-fhir-rest" };
  const found = OWN_ENDPOINT_TYPES.find(([code]) => said.includes(code));
  const [code, display] = found ?? ["other", "Other"];
  return { system: `${base}/${OWN.endpointType}`, code, display };
}
