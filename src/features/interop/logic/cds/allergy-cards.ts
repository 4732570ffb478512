/** An order of what the chart says the patient is allergic to. */
import type { Identity, ReadMedication } from "../../interop.ports.ts";
import type { ChartAllergy } from "./allergies-of.ts";
import { sourceOf, type Card } from "./card.ts";
import { cancelling } from "./finding-card.ts";
import { levelOfTopic, type Indicator, type Overrides } from "./indicator.ts";
import { overrideReasons } from "./override-reasons.ts";
import type { Listed } from "./read-request.ts";
import { cutAt, escaped, MOST_OF_SUMMARY, plain } from "./wording.ts";

export type AllergyMatch = {
  readonly order: Listed;
  readonly allergy: ChartAllergy;
  /** The ingredients that both name. */
  readonly shared: readonly string[];
};

type Read<Of> = { readonly of: Of; readonly read: ReadMedication | undefined };

/** By ingredient alone: what is related to it is told by no card, and the services say so. */
export function allergyMatches(
  orders: readonly Read<Listed>[],
  allergies: readonly Read<ChartAllergy>[],
): AllergyMatch[] {
  const known = ({ read }: Read<unknown>) => read?.ingredients ?? [];
  return orders.flatMap((order) =>
    allergies.flatMap((allergy): AllergyMatch[] => {
      const ids = new Set(known(allergy).map(({ id }) => id));
      const shared = known(order).filter(({ id }) => ids.has(id));
      if (shared.length === 0) return [];
      return [{ order: order.of, allergy: allergy.of, shared: shared.map(({ name }) => name) }];
    }),
  );
}

type Telling = {
  readonly identity: Identity;
  readonly overrides: Overrides;
  readonly withSuggestions: boolean;
  readonly idFor: (rule: string) => string;
};

export function allergyCards(matches: readonly AllergyMatch[], telling: Telling): Card[] {
  const level = levelOfTopic("allergy", telling.overrides);
  return level === "off" ? [] : matches.map((match) => cardOf(match, level, telling));
}

function cardOf(
  { order, allergy, shared }: AllergyMatch,
  indicator: Indicator,
  { identity, withSuggestions, idFor }: Telling,
): Card {
  const what = shared.join(", ");
  const reactions = plain(allergy.reactions);
  const did = reactions === "" ? "" : ` (${reactions})`;
  const suggestion = withSuggestions ? cancelling(order, idFor("allergy")) : undefined;
  const detail = [
    `**Ordered:** ${escaped(plain(order.label))}`,
    `**Allergy on record:** ${escaped(plain(allergy.label))}${escaped(did)}`,
    `**Both name:** ${escaped(what)}`,
    "Only the same ingredient is looked for. Relatives of it, in which the same allergy may show, are not.",
  ].join("\n\n");
  return {
    uuid: idFor("allergy"),
    summary: cutAt(`Allergy on record: ${what}${did}`, MOST_OF_SUMMARY),
    indicator,
    detail,
    source: sourceOf(identity, "allergy", shared),
    overrideReasons: overrideReasons(identity.origin),
    ...(suggestion && { suggestions: [suggestion], selectionBehavior: "at-most-one" as const }),
  };
}
