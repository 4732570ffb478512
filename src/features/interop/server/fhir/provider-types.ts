import { INCLUDES, REVERSE_INCLUDES } from "../../logic/fhir/search/includes.ts";
import {
  PROVIDER_PARAMETERS,
  PROVIDER_TYPES,
} from "../../logic/fhir/search/provider-parameters.ts";
import { PROFILE } from "../../logic/fhir/systems.ts";
import { readProviderResource, searchType, type ProviderParts } from "./provider-search.ts";
import type { ServedType } from "./type-door.ts";

const SAYS = {
  Practitioner: "A person of the registry; its id is the NPI.",
  PractitionerRole:
    "A person at a place of practice. Whom they work for there the registry does not say. US Core's profile is claimed only where there is a number or an endpoint to reach them by.",
  Organization: "An organization of the registry; its id is the NPI.",
  Location: "A place of practice. Searches look at the main practice address alone.",
  Endpoint: "Where electronic messages reach a provider.",
};

/** The types that the registry makes. */
export function providerTypes(parts: ProviderParts): ServedType[] {
  return PROVIDER_TYPES.map((type) => ({
    type,
    parameters: PROVIDER_PARAMETERS[type],
    includes: Object.keys(INCLUDES[type]),
    reverseIncludes: Object.keys(REVERSE_INCLUDES[type]),
    profile: type === "Endpoint" ? undefined : PROFILE[type],
    says: SAYS[type],
    read: (id) => readProviderResource(type, id, parts),
    search: (asked) => searchType(type, asked, parts),
  }));
}
