/** All cards of one answer, in their order. The same request gives the same cards but for their ids. */
import type { Identity } from "../../interop.ports.ts";
import type { Alert } from "./alerts.ts";
import { sourceOf, type Card, type Topic } from "./card.ts";
import { cancelling, findingCard, summaryOf } from "./finding-card.ts";
import { notCheckedCard, type Unchecked } from "./not-checked.ts";
import { cutAt, escaped, MOST_OF_SUMMARY } from "./wording.ts";

/** More are folded into one. */
const MOST_ALERTS = 10;

type Told = {
  readonly alerts: readonly Alert[];
  /** How many alerts were shown before and are left out. */
  readonly repeated: number;
  readonly unchecked: readonly Unchecked[];
  readonly withSources: boolean;
  readonly withSuggestions: boolean;
};

/** @param idFor makes the id of a card about this rule or topic. */
export function cardsOf(told: Told, identity: Identity, idFor: (rule: string) => string): Card[] {
  const { alerts, repeated, unchecked, withSources, withSuggestions } = told;
  const info = (topic: Topic, summary: string, detail: string): Card => ({
    uuid: idFor(topic),
    summary: cutAt(summary, MOST_OF_SUMMARY),
    indicator: "info",
    detail,
    source: sourceOf(identity, topic),
  });
  const cards = alerts.slice(0, MOST_ALERTS).map(({ finding, indicator, order }) =>
    findingCard(
      {
        finding,
        indicator,
        uuid: idFor(finding.rule),
        suggestion: withSuggestions ? cancelling(order, idFor(finding.rule)) : undefined,
        withSources,
      },
      identity,
    ),
  );
  const more = alerts.slice(MOST_ALERTS);
  const loudest = more[0]?.indicator;
  if (loudest) {
    const lines = more.map(({ finding }) => `- ${escaped(summaryOf(finding))}`);
    const summary = `${more.length} more: ${more.map(({ finding }) => finding.drugs.join(" and ")).join("; ")}`;
    cards.push({ ...info("more", summary, lines.join("\n")), indicator: loudest });
  }
  const intro = "Interactions may exist that no card here tells:";
  cards.push(...notCheckedCard(unchecked, identity, idFor, intro));
  if (repeated > 0) {
    const alertsThat = repeated === 1 ? "1 alert that was" : `${repeated} alerts that were`;
    const detail = "They stand as they were shown when the order was selected.";
    cards.push(info("not-repeated", `Not repeated: ${alertsThat} shown while ordering`, detail));
  }
  return cards;
}
