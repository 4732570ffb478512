import type { FhirResource } from "fhir/r4.js";
import type { Hono } from "hono";
import type { Bindings } from "#/platform/http/bindings.ts";
import type { Limiter } from "#/platform/http/limits/limits.ts";
import type { Identity, ProviderRegistry } from "../../interop.ports.ts";
import { overrideReasonSystem } from "../../logic/cds/override-reasons.ts";
import { capabilityStatement } from "../../logic/fhir/capability.ts";
import { ownDefinitions } from "../../logic/fhir/own-definitions.ts";
import { FHIR_PATH } from "../../logic/fhir/systems.ts";
import type { KeyedHash } from "../keyed-hash.ts";
import { createFhirReader } from "./fhir-reader.ts";
import { fhirDoor } from "./fhir.door.ts";
import { providerTypes } from "./provider-types.ts";

type Parts = {
  readonly identity: Identity;
  readonly registry: ProviderRegistry;
  readonly hash: KeyedHash;
  readonly limiter: Limiter;
};

export function composeFhir({ identity, registry, hash, limiter }: Parts): Hono<Bindings> {
  const base = `${identity.origin}${FHIR_PATH}`;
  const types = providerTypes({ registry, hash, base });
  const definitions = new Map<string, () => Promise<FhirResource>>([
    [
      "metadata",
      async () => {
        const { as_of: date } = await registry.source();
        const { productName } = identity;
        return capabilityStatement({ base, productName, date, types, operations: [] });
      },
    ],
    ["CodeSystem/override-reasons", async () => overrideReasonSystem(identity.origin)],
    ...ownDefinitions(base).map(
      (each) => [`${each.resourceType}/${each.id}`, async () => each] as const,
    ),
  ]);
  const read = createFhirReader({ types, operations: new Map(), definitions });
  return fhirDoor({ read, limiter });
}
