/** Orders held against the largest doses on record. */
import { Failure } from "#/kernel/failure.ts";
import type { CheckedOrder, OrderCheck } from "../interop.ports.ts";
import type { Card } from "../logic/cds/card.ts";
import { doseCards, type CheckedDose } from "../logic/cds/dose-cards.ts";
import { notCheckedCard, whyUnread, type Unchecked } from "../logic/cds/not-checked.ts";
import { orderDoseOf } from "../logic/cds/order-dose.ts";
import { dosedPatientOf } from "../logic/cds/patient-of.ts";
import type { Listed } from "../logic/cds/read-request.ts";
import { plain } from "../logic/cds/wording.ts";
import type { Answering } from "./answering.ts";
import { wordingsOf } from "./wordings.ts";

const MOST_ORDERS = 20;

type Asked = { readonly order: Listed; readonly dose: CheckedOrder };

/** @throws Failure where the patient's age or weight did not come along */
export async function answerDoses({ call, overrides, parts, idFor }: Answering): Promise<Card[]> {
  const patient = completed(dosedPatientOf(call.chart.entries, parts.now()));
  const ordered = call.medications.filter((each) => each.ordered);
  const orders = ordered.slice(0, MOST_ORDERS);
  const wordings = await wordingsOf(orders, parts);
  const { read } = await parts.check({ medications: wordings });
  const asked: Asked[] = [];
  const unchecked: Unchecked[] = ordered.slice(MOST_ORDERS).map(({ label }) => ({
    what: plain(label),
    why: "beyond what one check takes",
  }));
  for (const [place, order] of orders.entries()) {
    const [only, ...others] = read[place]?.ingredients ?? [];
    const why = whyUnread(read[place], others.length > 0);
    const dose = orderDoseOf(order.dosage, wordings[place] ?? []);
    if (why !== undefined || only === undefined || typeof dose === "string") {
      const reason = why ?? (typeof dose === "string" ? dose : "not understood");
      unchecked.push({ what: plain(order.label), why: reason });
    } else asked.push({ order, dose: { ...dose, medication: only.name } });
  }
  const report = await parts.checkOrders({ orders: asked.map(({ dose }) => dose), patient });
  const checked = asked.flatMap(({ order }, place): CheckedDose[] => {
    const finding = report.orders[place];
    return finding ? [{ order, finding }] : [];
  });
  for (const { order, finding } of checked) {
    if (finding.status !== "not-checked") continue;
    unchecked.push({ what: plain(order.label), why: finding.says.join(" ") });
  }
  return [
    ...doseCards(checked, { identity: parts.identity, overrides, idFor }),
    ...notCheckedCard(unchecked, parts.identity, idFor, "These doses were not checked:"),
  ];
}

function completed(patient: Partial<OrderCheck["patient"]>): OrderCheck["patient"] {
  const { ageYears, weightKg } = patient;
  if (ageYears !== undefined && weightKg !== undefined) return { ...patient, ageYears, weightKg };
  const what = [
    ...(ageYears === undefined ? ["the patient's whole birth date"] : []),
    ...(weightKg === undefined ? ["a weight that is not too old"] : []),
  ].join(" and ");
  const message = `Nothing can be checked: ${what} did not come in the prefetch.`;
  throw new Failure("precondition-failed", message);
}
