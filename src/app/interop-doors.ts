import type { Hono } from "hono";
import { OrderReport } from "#/features/dosage/order-check.contract.ts";
import { MedicationReport } from "#/features/interactions/medication-check.contract.ts";
import { createProductNames } from "#/features/interactions/server/product-names.store.ts";
import { MEDICATION_REVIEW, PRESCRIBE, SERVICES } from "#/features/interop/logic/cds/services.ts";
import { cdsDoor } from "#/features/interop/server/cds.door.ts";
import { createCdsClientStore } from "#/features/interop/server/cds-client.store.ts";
import { createCdsFeedbackStore } from "#/features/interop/server/cds-feedback.store.ts";
import { composeFhir } from "#/features/interop/server/fhir/compose-fhir.ts";
import { createKeyedHash, type KeyedHash } from "#/features/interop/server/keyed-hash.ts";
import { createShownAlertStore } from "#/features/interop/server/shown-alert.store.ts";
import type { CheckMedications, Identity } from "#/features/interop/interop.ports.ts";
import { rxnavDoor } from "#/features/interop/server/rxnav/rxnav.door.ts";
import { createDrugSearch } from "#/features/drugs/server/drug-search.store.ts";
import { createMonographStore } from "#/features/drugs/server/monograph.store.ts";
import { createProductRecords } from "#/features/drugs/server/product-record.store.ts";
import { createRxNormStore } from "#/features/rxnorm/server/rxnorm.store.ts";
import { createProviderRegistry } from "#/features/providers/server/provider-registry.ts";
import type { Config } from "#/platform/config/config.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Bindings } from "#/platform/http/bindings.ts";
import type { Limiter } from "#/platform/http/limits/limits.ts";
import type { SharedCounts } from "#/platform/http/limits/shared-count.store.ts";
import { keyOfFolder } from "#/platform/secrets/key-file.ts";
import * as v from "valibot";
import type { Calculate } from "./threads/calculate.ts";

type DoorParts = {
  readonly config: Config;
  readonly origin: string;
  readonly database: Database;
  /** Where what is public is read. */
  readonly reads: Database;
  readonly limiter: Limiter;
  readonly shared: SharedCounts;
  readonly calculate: Calculate;
};

/** The doors for other programs that the configuration opens. */
export function composeDoors(parts: DoorParts): Hono<Bindings>[] {
  const { interop, productName, secretKey, dataDir } = parts.config;
  const shared: Shared = {
    identity: { productName, origin: parts.origin },
    hash: createKeyedHash(() => secretKey ?? keyOfFolder(dataDir)),
  };
  const isCds = interop.some((each) => each.startsWith("cds"));
  return [
    ...(interop.includes("fhir") ? [composeFhirDoor(parts, shared)] : []),
    ...(interop.includes("rxnav") ? [composeRxnavDoor(parts, shared)] : []),
    ...(isCds ? [composeCdsDoor(parts, shared)] : []),
  ];
}

type Shared = { readonly identity: Identity; readonly hash: KeyedHash };

function composeFhirDoor({ reads, limiter }: DoorParts, shared: Shared): Hono<Bindings> {
  const { list } = createDrugSearch(reads, createMonographStore());
  const { byKeys: records, keysOfImprint, nameOfUnii } = createProductRecords(reads);
  return composeFhir({
    ...shared,
    registry: createProviderRegistry(reads),
    catalog: { list, records, keysOfImprint, nameOfUnii },
    rxnorm: createRxNormStore(reads),
    limiter,
  });
}

function checkOf({ calculate }: DoorParts): CheckMedications {
  return async (input) => {
    const { text } = await calculate("medications", input);
    return v.parse(MedicationReport, JSON.parse(text));
  };
}

function composeRxnavDoor(parts: DoorParts, { identity }: Shared): Hono<Bindings> {
  const { reads, limiter } = parts;
  return rxnavDoor({ identity, limiter, rxnorm: createRxNormStore(reads), check: checkOf(parts) });
}

function composeCdsDoor(parts: DoorParts, shared: Shared): Hono<Bindings> {
  const { config, database, reads } = parts;
  return cdsDoor({
    ...shared,
    services: [
      ...SERVICES,
      ...(config.interop.includes("cds-review") ? [MEDICATION_REVIEW] : []),
      ...(config.interop.includes("cds-legacy") ? [PRESCRIBE] : []),
    ],
    check: checkOf(parts),
    checkOrders: async (input) => {
      const { text } = await parts.calculate("orders", input);
      return v.parse(OrderReport, JSON.parse(text));
    },
    rxnorm: createRxNormStore(reads),
    contentsOfNdcs: createProductNames(reads).ofEach,
    shown: createShownAlertStore(database),
    clients: createCdsClientStore(database),
    feedback: createCdsFeedbackStore(database),
    spent: parts.shared,
    limiter: parts.limiter,
    auth: config.cdsAuth,
    now: Date.now,
  });
}
