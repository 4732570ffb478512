/** Orders above the largest dose on record, or of a drug that a record forbids this patient. */
import type { Identity, OrderFinding } from "../../interop.ports.ts";
import { sourceOf, type Card } from "./card.ts";
import { levelOfTopic, type Overrides } from "./indicator.ts";
import { overrideReasons } from "./override-reasons.ts";
import type { Listed } from "./read-request.ts";
import { cutAt, escaped, MOST_OF_SUMMARY, plain } from "./wording.ts";

export type CheckedDose = { readonly order: Listed; readonly finding: OrderFinding };

type Telling = {
  readonly identity: Identity;
  readonly overrides: Overrides;
  readonly idFor: (rule: string) => string;
};

export function doseCards(checked: readonly CheckedDose[], telling: Telling): Card[] {
  const { identity, overrides, idFor } = telling;
  const level = levelOfTopic("dose", overrides);
  if (level === "off") return [];
  return checked
    .filter(({ finding: { status } }) => status === "above" || status === "contraindicated")
    .map(({ order, finding }) => ({
      uuid: idFor("dose"),
      summary: cutAt(`${finding.medication}: ${finding.says[0] ?? ""}`, MOST_OF_SUMMARY),
      indicator: level,
      detail: detailOf(order, finding),
      source: sourceOf(identity, "dose"),
      overrideReasons: overrideReasons(identity.origin),
    }));
}

function detailOf(order: Listed, { says, source, checked }: OrderFinding): string {
  return [
    `**Ordered:** ${escaped(plain(order.label))}`,
    ...says.map((text) => escaped(text)),
    `**Source:** ${escaped([source, checked].filter(Boolean).join(". "))}`,
  ].join("\n\n");
}
