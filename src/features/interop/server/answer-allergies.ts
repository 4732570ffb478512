/** Orders held against the allergies on record. */
import { Failure } from "#/kernel/failure.ts";
import { MOST_MEDICATIONS } from "../interop.contract.ts";
import { allergiesOf, type ChartAllergy } from "../logic/cds/allergies-of.ts";
import { allergyCards, allergyMatches } from "../logic/cds/allergy-cards.ts";
import type { Card } from "../logic/cds/card.ts";
import { notCheckedCard, whyUnread, type Unchecked } from "../logic/cds/not-checked.ts";
import type { ReadMedication } from "../interop.ports.ts";
import { plain } from "../logic/cds/wording.ts";
import type { Answering } from "./answering.ts";
import { wordingsOf } from "./wordings.ts";

/** @throws Failure where no list of allergies came along: an order is not without allergies because nobody sent them. */
export async function answerAllergies(answering: Answering): Promise<Card[]> {
  const { call, service, overrides, parts, idFor } = answering;
  const all = allergiesOf(call.chart.entries);
  if (!call.chart.hasAllergies && all.length === 0) {
    const message = "Nothing can be checked: the prefetch allergies did not come.";
    throw new Failure("precondition-failed", message);
  }
  if (all.length === 0) return [];
  const ordered = call.medications.filter((each) => each.ordered);
  const orders = ordered.slice(0, MOST_MEDICATIONS / 2);
  const allergies = all.slice(0, MOST_MEDICATIONS - orders.length);
  const medications = await wordingsOf([...orders, ...allergies], parts);
  const { read } = await parts.check({ medications });
  const readOrders = orders.map((of, place) => ({ of, read: read[place] }));
  const readAllergies = allergies.map((of, at) => ({ of, read: read[orders.length + at] }));
  const matches = allergyMatches(readOrders, readAllergies);
  const telling = {
    identity: parts.identity,
    overrides,
    withSuggestions: service.hook === "order-select",
    idFor,
  };
  const unchecked: Unchecked[] = [
    ...readOrders.flatMap(({ of, read: each }) => unread(of.label, each)),
    ...readAllergies.flatMap(({ of, read: each }) => unreadAllergy(of, each)),
    ...[...ordered.slice(orders.length), ...all.slice(allergies.length)].map(({ label }) => ({
      what: plain(label),
      why: "beyond what one check takes",
    })),
  ];
  return [
    ...allergyCards(matches, telling),
    ...notCheckedCard(
      unchecked,
      parts.identity,
      idFor,
      "Allergies may matter that no card here tells:",
    ),
  ];
}

function unread(label: string, read: ReadMedication | undefined): Unchecked[] {
  const why = whyUnread(read);
  return why === undefined ? [] : [{ what: plain(label), why }];
}

/** A class of drugs is not an ingredient: it is named, so that somebody looks. */
function unreadAllergy(
  { label, isOther }: ChartAllergy,
  read: ReadMedication | undefined,
): Unchecked[] {
  if (isOther && (read?.ingredients.length ?? 0) === 0) return [];
  const why = whyUnread(read);
  return why === undefined ? [] : [{ what: `allergy to ${plain(label)}`, why }];
}
