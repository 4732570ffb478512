/** What every answer of a service rests on. */
import type {
  CheckMedications,
  CheckOrders,
  ContentsOfNdcs,
  Identity,
  RxNorm,
} from "../interop.ports.ts";
import type { Overrides } from "../logic/cds/indicator.ts";
import type { CdsCall } from "../logic/cds/read-request.ts";
import type { Service } from "../logic/cds/services.ts";
import type { Settings } from "../logic/cds/settings.ts";
import type { CdsClient } from "./cds-client.store.ts";
import type { KeyedHash } from "./keyed-hash.ts";
import type { ShownAlertStore } from "./shown-alert.store.ts";

/** Who asks, as far as an answer depends on it. */
export type Asking = Pick<CdsClient, "iss" | "overrides" | "settings">;

export type HookParts = {
  readonly check: CheckMedications;
  readonly checkOrders: CheckOrders;
  readonly contentsOfNdcs: ContentsOfNdcs;
  readonly rxnorm: Pick<RxNorm, "concepts">;
  readonly shown: ShownAlertStore;
  readonly hash: KeyedHash;
  readonly identity: Identity;
  readonly now: () => number;
};

/** A request that was read, with how its client wants it answered. */
export type Answering = {
  readonly call: CdsCall;
  readonly service: Service;
  readonly settings: Settings;
  readonly overrides: Overrides;
  readonly asking: Asking;
  readonly parts: HookParts;
  /** Makes the id of a card about this rule or topic. */
  readonly idFor: (rule: string) => string;
};
