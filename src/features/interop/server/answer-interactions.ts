/** Interactions and duplicates, and what of them is not repeated. */
import { Failure } from "#/kernel/failure.ts";
import { MOST_MEDICATIONS } from "../interop.contract.ts";
import { alertsOf, type Alert } from "../logic/cds/alerts.ts";
import type { Card } from "../logic/cds/card.ts";
import { cardsOf } from "../logic/cds/cards.ts";
import { uncheckedOf } from "../logic/cds/not-checked.ts";
import { patientOf } from "../logic/cds/patient-of.ts";
import type { Answering } from "./answering.ts";
import { wordingsOf } from "./wordings.ts";

/** @throws Failure where there is one order, and nothing to hold it against came along */
export async function answerInteractions(answering: Answering): Promise<Card[]> {
  const { call, service, settings, overrides, parts, idFor } = answering;
  if (!call.chart.hasMedications && call.medications.length < 2) throw nothingToCheck();
  const medications = await wordingsOf(call.medications.slice(0, MOST_MEDICATIONS), parts);
  const context = patientOf(call.chart.entries, parts.now());
  const report = await parts.check({ medications, context });
  const alerts = alertsOf(call.medications, report, settings, overrides);
  const fresh = await withoutRepeated(alerts, answering);
  const told = {
    alerts: fresh,
    repeated: alerts.length - fresh.length,
    unchecked: uncheckedOf(call, report),
    withSources: settings["show-evidence-support"],
    withSuggestions: service.hook === "order-select",
  };
  return cardsOf(told, parts.identity, idFor);
}

export function nothingToCheck(): Failure {
  const message =
    "Nothing can be checked: there is one order, and neither the prefetch medications nor statements came with it.";
  return new Failure("precondition-failed", message);
}

/** The two levels of PDDI-CDS: what was shown at selecting is remembered there, and left out at signing, where both are asked for. */
async function withoutRepeated(
  alerts: readonly Alert[],
  { call, service, settings, asking, parts }: Answering,
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
