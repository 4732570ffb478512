/** From a request to its cards. Nothing of the request is kept, or told in an error. */
import * as v from "valibot";
import type { Card } from "../logic/cds/card.ts";
import { LEVELS } from "../logic/cds/indicator.ts";
import { readRequest, type CdsCall } from "../logic/cds/read-request.ts";
import type { Service } from "../logic/cds/services.ts";
import { settingsOf } from "../logic/cds/settings.ts";
import { answerAllergies } from "./answer-allergies.ts";
import { answerDoses } from "./answer-doses.ts";
import { answerInteractions, nothingToCheck } from "./answer-interactions.ts";
import type { Asking, HookParts } from "./answering.ts";
import { cardId } from "./card-id.ts";

const StoredOverrides = v.fallback(v.record(v.string(), v.picklist(LEVELS)), {});
const StoredSettings = v.fallback(v.record(v.string(), v.unknown()), {});

const ANSWERS = {
  interactions: answerInteractions,
  allergies: answerAllergies,
  doses: answerDoses,
};

/** @throws Failure where the request is wrong, or holds nothing that could be checked. */
export async function answerHook(
  body: unknown,
  service: Service,
  asking: Asking,
  parts: HookParts,
): Promise<{ readonly cards: readonly Card[] }> {
  const call = readRequest(body, service.hook);
  if (!call.medications.some(({ ordered }) => ordered)) return cardsWithoutOrders(call, service);
  const card = { iss: asking.iss, service: service.id };
  const cards = await ANSWERS[service.checks]({
    call,
    service,
    settings: settingsOf(call.request, v.parse(StoredSettings, asking.settings)),
    overrides: v.parse(StoredOverrides, asking.overrides),
    asking,
    parts,
    idFor: (rule) => cardId(card, rule, parts.hash),
  });
  return { cards };
}

/** A chart that came without medications has none to check; one that did not come may have. */
function cardsWithoutOrders({ chart }: CdsCall, { hook }: Service): { cards: readonly Card[] } {
  if (hook === "patient-view" && !chart.hasMedications) throw nothingToCheck();
  return { cards: [] };
}
