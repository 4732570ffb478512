/** Findings in the shape of the interaction API that the National Library of Medicine ended in January 2024. */
import type {
  Identity,
  MedicationFinding,
  MedicationReport,
  RxNormConcept,
} from "../../interop.ports.ts";

type MinConcept = { readonly rxcui: string; readonly name: string; readonly tty: string };

type InteractionType = {
  readonly comment: string;
  readonly minConcept: readonly [MinConcept, MinConcept];
  readonly interactionPair: readonly {
    readonly interactionConcept: readonly {
      readonly minConceptItem: MinConcept;
      readonly sourceConceptItem: object;
    }[];
    readonly severity: string;
    readonly description: string;
  }[];
};

/** One code of the list, and what it is, where that is known. */
export type Listed = { readonly rxcui: string; readonly concept: RxNormConcept | undefined };

const disclaimer = ({ productName }: Identity): string =>
  `This is ${productName}, not the National Library of Medicine: its own sources, in the shape of the API that ended in January 2024. What is not understood is told as not checked.`;

/** @param report of the codes that are known, in their order */
export function interactionList(
  listed: readonly Listed[],
  report: MedicationReport,
  identity: Identity,
) {
  const known = listed.filter(({ concept }) => concept !== undefined);
  const unknown = listed.filter(({ concept }) => concept === undefined);
  const types = [
    ...report.findings.map((finding) => typeOf(finding, known, identity)),
    ...unknown.map((each) => notChecked(each, "it is no code that is known here", identity)),
    ...report.read.flatMap(({ status }, place) => {
      const each = known[place];
      if (each === undefined || status === "resolved") return [];
      const why =
        status === "uncovered"
          ? "no interactions of it are on record here"
          : "it is not understood here";
      return [notChecked(each, why, identity)];
    }),
  ];
  return {
    nlmDisclaimer: disclaimer(identity),
    userInput: { sources: [""], rxcuis: listed.map(({ rxcui }) => rxcui) },
    ...(types.length > 0 && {
      fullInteractionTypeGroup: [
        {
          sourceDisclaimer: disclaimer(identity),
          sourceName: identity.productName,
          fullInteractionType: types,
        },
      ],
    }),
  };
}

function conceptOf({ rxcui, concept }: Listed): MinConcept {
  return { rxcui, name: concept?.name ?? `RxNorm ${rxcui}`, tty: concept?.tty ?? "" };
}

function severityOf({ contraindicated, severity }: MedicationFinding): string {
  return contraindicated ? "contraindicated" : severity;
}

function typeOf(
  finding: MedicationFinding,
  known: readonly Listed[],
  identity: Identity,
): InteractionType {
  const [one, other] = finding.pair.map((place) => known[place]);
  if (!one || !other) throw new RangeError("A finding is about no code of the list.");
  const concepts = [conceptOf(one), conceptOf(other)] as const;
  const { says, management, drugs } = finding;
  return {
    comment: `Drug1 (${words(concepts[0])}). Drug2 (${words(concepts[1])}). ${drugs.join(" and ")}.`,
    minConcept: concepts,
    interactionPair: [
      {
        interactionConcept: concepts.map((concept) => itemOf(concept, identity)),
        severity: severityOf(finding),
        description: [says, management].filter(Boolean).join(" "),
      },
    ],
  };
}

const words = ({ rxcui, name, tty }: MinConcept): string =>
  `rxcui = ${rxcui}, name = ${name}, tty = ${tty}`;

function itemOf(concept: MinConcept, { origin }: Identity) {
  const { name } = concept;
  const url = `${origin}/drug-interactions#${new URLSearchParams({ d: name }).toString()}`;
  return { minConceptItem: concept, sourceConceptItem: { id: concept.rxcui, name, url } };
}

/** In the place of a pair, so that whoever reads pairs alone reads it: silence would be read as "no interactions". */
function notChecked(each: Listed, why: string, identity: Identity): InteractionType {
  const concept = conceptOf(each);
  const all: MinConcept = { rxcui: "", name: "all others", tty: "" };
  const description = `Not checked: ${concept.name}: ${why}. Interactions may exist.`;
  return {
    comment: description,
    minConcept: [concept, all],
    interactionPair: [
      {
        interactionConcept: [itemOf(concept, identity), itemOf(all, identity)],
        severity: "not checked",
        description,
      },
    ],
  };
}
