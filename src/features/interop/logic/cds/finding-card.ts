/** One finding as a card: what may happen, why, what to do, and what it rests on. */
import type { MedicationFinding, Identity } from "../../interop.ports.ts";
import { sourceOf, type Card, type Suggestion } from "./card.ts";
import type { Indicator } from "./indicator.ts";
import { overrideReasons } from "./override-reasons.ts";
import type { Listed } from "./read-request.ts";
import { cutAt, escaped, MOST_OF_SUMMARY } from "./wording.ts";

const MOST_SOURCES = 6;
const LONGEST_NAME = 48;

type Shown = {
  readonly finding: MedicationFinding;
  readonly indicator: Indicator;
  readonly uuid: string;
  /** What may be suggested, if anything. */
  readonly suggestion: Suggestion | undefined;
  readonly withSources: boolean;
};

export function findingCard(
  { finding, indicator, uuid, suggestion, withSources }: Shown,
  identity: Identity,
): Card {
  return {
    uuid,
    summary: summaryOf(finding),
    indicator,
    detail: detailOf(finding, withSources),
    source: sourceOf(identity, finding.kind, finding.drugs),
    overrideReasons: overrideReasons(identity.origin),
    ...(suggestion && {
      suggestions: [suggestion],
      selectionBehavior: "at-most-one" as const,
    }),
  };
}

export function summaryOf({ drugs, says }: MedicationFinding): string {
  const [one, other] = drugs.map((drug) => cutAt(drug, LONGEST_NAME));
  return cutAt(`${one} and ${other}: ${says}`, MOST_OF_SUMMARY);
}

const GROUNDS = {
  contraindication: "A label of one of the two lists it under Contraindications.",
  "boxed warning": "A label of one of the two has it in its boxed warning.",
  "high-priority list": "It is on the published list of high-priority interactions.",
};

const PREDICTED =
  "Predicted from how the body handles the two drugs. No source at hand states it of this pair.";

/** GitHub-flavored markdown. */
export function detailOf(finding: MedicationFinding, withSources: boolean): string {
  const { drugs, severity, tier, grounds, says, changes, mechanism, management, instead } = finding;
  const parts: readonly (readonly [string, string])[] = [
    [`${drugs[0]} and ${drugs[1]}, ${severity}`, says],
    ["For this patient", changes.join(" ")],
    ["Why", mechanism],
    ["What to do", management],
    ["Instead", instead],
    ["Weight", grounds.map((ground) => GROUNDS[ground]).join(" ")],
    ["How sure", tier === "predicted" ? PREDICTED : ""],
  ];
  const paragraphs = parts
    .filter(([, text]) => text !== "")
    .map(([title, text]) => `**${escaped(title)}:** ${escaped(text)}`);
  const sources = withSources ? sourcesOf(finding) : [];
  return [...paragraphs, ...sources].join("\n\n");
}

function sourcesOf({ basis }: MedicationFinding): string[] {
  if (basis.length === 0) return [];
  const lines = basis
    .slice(0, MOST_SOURCES)
    .map(
      ({ source, year, citation }) =>
        `- ${escaped(source)}${year === null ? "" : `, ${year}`}: ${escaped(citation)}`,
    );
  const more = basis.length - MOST_SOURCES;
  return [["**Sources:**", "", ...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join("\n")];
}

/** To take back the order that was just selected, where that leaves nothing that was given before untaken. */
export function cancelling(order: Listed | undefined, uuid: string): Suggestion | undefined {
  if (!order?.ordered || order.replaces || order.reference === undefined) return undefined;
  const description = "Cancel this order";
  return {
    label: description,
    uuid,
    isRecommended: false,
    actions: [{ type: "delete", description, resourceId: order.reference }],
  };
}
