/** The cards of CDS Hooks 2.0 as we answer them. */
import type { Identity } from "../../interop.ports.ts";
import type { Indicator } from "./indicator.ts";

type Coding = { readonly system: string; readonly code: string; readonly display: string };

export type Suggestion = {
  readonly label: string;
  readonly uuid: string;
  readonly isRecommended: false;
  readonly actions: readonly {
    readonly type: "delete";
    readonly description: string;
    readonly resourceId: string;
  }[];
};

export type Card = {
  readonly uuid: string;
  readonly summary: string;
  readonly indicator: Indicator;
  readonly detail: string;
  readonly source: { readonly label: string; readonly url: string; readonly topic: Coding };
  readonly overrideReasons?: readonly Coding[];
  readonly suggestions?: readonly Suggestion[];
  readonly selectionBehavior?: "at-most-one";
};

const TOPICS = {
  interaction: "Drug interaction",
  duplicate: "Duplicate medication",
  allergy: "Allergy",
  dose: "Dose",
  "not-checked": "Not checked",
  "not-repeated": "Not repeated",
  more: "Further alerts",
} as const;
export type Topic = keyof typeof TOPICS;

/** What cards are about that no rule made. */
export const TOPIC_NAMES: readonly string[] = Object.keys(TOPICS);

/** @param drugs are filled in on the page behind the link: in the fragment, which no server sees. */
export function sourceOf(
  { productName, origin }: Identity,
  topic: Topic,
  drugs: readonly string[] = [],
): Card["source"] {
  if (topic === "dose") {
    const coding = { system: `${origin}/cds-services/topics`, code: topic, display: TOPICS[topic] };
    return {
      label: `${productName} dosage calculator`,
      url: `${origin}/dosage-calculator`,
      topic: coding,
    };
  }
  const fragment = new URLSearchParams(drugs.map((drug) => ["d", drug])).toString();
  return {
    label: `${productName} drug interaction checker`,
    url: `${origin}/drug-interactions${fragment === "" ? "" : `#${fragment}`}`,
    topic: { system: `${origin}/cds-services/topics`, code: topic, display: TOPICS[topic] },
  };
}
