import type { FhirResource } from "fhir/r4.js";
import type { Hono } from "hono";
import type { Bindings } from "#/platform/http/bindings.ts";
import type { Limiter } from "#/platform/http/limits/limits.ts";
import type { Identity, ProductCatalog, ProviderRegistry, RxNorm } from "../../interop.ports.ts";
import { overrideReasonSystem } from "../../logic/cds/override-reasons.ts";
import { capabilityStatement } from "../../logic/fhir/capability.ts";
import { ownDefinitions } from "../../logic/fhir/own-definitions.ts";
import { FHIR_PATH } from "../../logic/fhir/systems.ts";
import type { KeyedHash } from "../keyed-hash.ts";
import { createFhirReader } from "./fhir-reader.ts";
import { fhirDoor } from "./fhir.door.ts";
import { createProductCodes } from "./product-codes.ts";
import { productTypes } from "./product-types.ts";
import { terminology } from "./terminology.ts";
import { providerTypes } from "./provider-types.ts";

const OPERATIONS = [
  { on: "CodeSystem", names: ["lookup", "validate-code"] },
  { on: "ConceptMap", names: ["translate"] },
] as const;

type Parts = {
  readonly identity: Identity;
  readonly registry: ProviderRegistry;
  readonly catalog: ProductCatalog;
  readonly rxnorm: RxNorm;
  readonly hash: KeyedHash;
  readonly limiter: Limiter;
};

export function composeFhir(parts: Parts): Hono<Bindings> {
  const { identity, registry, catalog, rxnorm, hash, limiter } = parts;
  const base = `${identity.origin}${FHIR_PATH}`;
  const codes = createProductCodes(catalog, rxnorm);
  const types = [
    ...providerTypes({ registry, hash, base }),
    ...productTypes({ catalog, codes, hash, base }),
  ];
  const definitions = new Map<string, () => Promise<FhirResource>>([
    [
      "metadata",
      async () => {
        const { as_of: date } = await registry.source();
        const { productName } = identity;
        return capabilityStatement({ base, productName, date, types, operations: OPERATIONS });
      },
    ],
    ["CodeSystem/override-reasons", async () => overrideReasonSystem(identity.origin)],
    ...ownDefinitions(base).map(
      (each) => [`${each.resourceType}/${each.id}`, async () => each] as const,
    ),
  ]);
  const read = createFhirReader({
    types,
    operations: terminology({ catalog, rxnorm }),
    definitions,
  });
  return fhirDoor({ read, limiter });
}
