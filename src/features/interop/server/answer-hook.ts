/** From a request to its cards. Nothing of the request is kept, or told in an error. */
import * as v from "valibot";
import {
  MOST_MEDICATIONS,
  type MedicationCheck,
} from "#/features/interactions/medication-check.contract.ts";
import { Failure } from "#/kernel/failure.ts";
import type { CheckMedications, ContentsOfNdcs, Identity } from "../interop.ports.ts";
import { alertsOf, type Alert } from "../logic/cds/alerts.ts";
import { cardsOf } from "../logic/cds/cards.ts";
import type { Card } from "../logic/cds/card.ts";
import { LEVELS, type Overrides } from "../logic/cds/indicator.ts";
import { uncheckedOf } from "../logic/cds/not-checked.ts";
import { patientOf } from "../logic/cds/patient-of.ts";
import { readRequest, type CdsCall } from "../logic/cds/read-request.ts";
import type { Service } from "../logic/cds/services.ts";
import { settingsOf, type Settings } from "../logic/cds/settings.ts";
import { cardId } from "./card-id.ts";
import type { CdsClient } from "./cds-client.store.ts";
import type { KeyedHash } from "./keyed-hash.ts";
import type { ShownAlertStore } from "./shown-alert.store.ts";

/** Who asks, as far as an answer depends on it. */
export type Asking = Pick<CdsClient, "iss" | "overrides" | "settings">;

export type HookParts = {
  readonly check: CheckMedications;
  readonly contentsOfNdcs: ContentsOfNdcs;
  readonly shown: ShownAlertStore;
  readonly hash: KeyedHash;
  readonly identity: Identity;
  readonly now: () => number;
};

const StoredOverrides = v.fallback(v.record(v.string(), v.picklist(LEVELS)), {});
const StoredSettings = v.fallback(v.record(v.string(), v.unknown()), {});

/** @throws Failure where the request is wrong, or holds nothing that could be checked. */
export async function answerHook(
  body: unknown,
  service: Service,
  asking: Asking,
  parts: HookParts,
): Promise<{ readonly cards: readonly Card[] }> {
  const call = readRequest(body, service.hook);
  if (!call.medications.some(({ ordered }) => ordered)) return cardsWithoutOrders(call, service);
  if (!call.chart.hasMedications && call.medications.length < 2) throw nothingToCheck();
  const medications = await wordingsOf(call, parts);
  const context = patientOf(call.chart.entries, parts.now());
  const report = await parts.check({ medications, context });
  const settings = settingsOf(call.request, v.parse(StoredSettings, asking.settings));
  const overrides: Overrides = v.parse(StoredOverrides, asking.overrides);
  const alerts = alertsOf(call.medications, report, settings, overrides);
  const fresh = await withoutRepeated(alerts, { call, service, settings, asking, parts });
  const told = {
    alerts: fresh,
    repeated: alerts.length - fresh.length,
    unchecked: uncheckedOf(call, report),
    withSources: settings["show-evidence-support"],
    withSuggestions: service.hook === "order-select",
  };
  const card = { iss: asking.iss, service: service.id };
  return { cards: cardsOf(told, parts.identity, (rule) => cardId(card, rule, parts.hash)) };
}

/** A chart that came without medications has none to check; one that did not come may have. */
function cardsWithoutOrders({ chart }: CdsCall, { hook }: Service): { cards: readonly Card[] } {
  if (hook === "patient-view" && !chart.hasMedications) throw nothingToCheck();
  return { cards: [] };
}

function nothingToCheck(): Failure {
  const message =
    "Nothing can be checked: there is one order, and neither the prefetch medications nor statements came with it.";
  return new Failure("precondition-failed", message);
}

/** Each medication in all its wordings: what its codes stand for comes last. */
async function wordingsOf(
  { medications }: CdsCall,
  { contentsOfNdcs }: HookParts,
): Promise<MedicationCheck["medications"]> {
  const checked = medications.slice(0, MOST_MEDICATIONS);
  const ndcs = checked.flatMap((each) => each.ndcs);
  const contents = ndcs.length === 0 ? [] : await contentsOfNdcs(ndcs);
  const contentOf = new Map(ndcs.map((code, place) => [code, contents[place] ?? null]));
  return checked.map((each) => {
    const ofNdcs = each.ndcs.map((code) => contentOf.get(code) ?? null);
    return [...each.texts, ...ofNdcs.filter((text) => text !== null)];
  });
}

type Showing = {
  readonly call: CdsCall;
  readonly service: Service;
  readonly settings: Settings;
  readonly asking: Asking;
  readonly parts: HookParts;
};

/** The two levels of PDDI-CDS: what was shown at selecting is remembered there, and left out at signing, where both are asked for. */
async function withoutRepeated(
  alerts: readonly Alert[],
  { call, service, settings, asking, parts }: Showing,
): Promise<readonly Alert[]> {
  const { context, userId, user } = call.request;
  const who = context.userId ?? userId ?? user;
  const { patientId, encounterId = "" } = context;
  if (who === undefined || patientId === undefined) return alerts;
  const keyOf = ({ mark }: Alert): string =>
    parts.hash("shown", [asking.iss, who, patientId, encounterId, mark]).toString("base64url");
  if (service.hook === "order-select" && settings["cache-for-order-sign-filtering"]) {
    await parts.shown.keep(alerts.map(keyOf));
  }
  if (service.hook !== "order-sign" || !settings["filter-out-repeated-alerts"]) return alerts;
  const before = await parts.shown.among(alerts.map(keyOf));
  const stays = ({ indicator }: Alert): boolean =>
    indicator === "critical" && settings["never-filter-critical"];
  return alerts.filter((alert) => stays(alert) || !before.has(keyOf(alert)));
}
