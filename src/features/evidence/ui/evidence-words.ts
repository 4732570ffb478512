import type { Feature } from "../scorecard.schema.ts";
import type { Standing } from "../standing.ts";

export const FEATURE_WORDS: Readonly<Record<Feature, string>> = {
  monographs: "Monographs",
  dosing: "Dosage calculator",
  interactions: "Interaction checker",
  symptoms: "Symptom checker",
  calculators: "Clinical calculators",
  pills: "Pill identifier",
};

type StandingWords = { readonly name: string; readonly means: string; readonly color: string };

export const STANDING_WORDS: Readonly<Record<Standing, StandingWords>> = {
  "supported twice": {
    name: "Two labels",
    means: "Its words and figures stand together in the cited label, and in one of another labeler",
    color: "fill-fine",
  },
  supported: {
    name: "One label",
    means: "Its words and figures stand together in the cited label",
    color: "fill-fine/60",
  },
  guideline: {
    name: "Guideline or paper",
    means: "A named guideline, table or publication with its year; not held against it by machine",
    color: "fill-info",
  },
  "not found": {
    name: "Not found",
    means:
      "The cited section neither says it nor something else: worded otherwise, reckoned, or not there",
    color: "fill-minor",
  },
  "no label at hand": {
    name: "Label not at hand",
    means: "A label is cited that nobody here could hold it against",
    color: "fill-control",
  },
  "no document": {
    name: "No document",
    means: "General knowledge, or a source that was not at hand: unchecked",
    color: "fill-line",
  },
  contradicted: {
    name: "Contradicted",
    means: "The cited section says something else. The build fails while there is one",
    color: "fill-major",
  },
};

/** Kinds of statements, as a reader calls them. */
const KIND_WORDS: Readonly<Record<string, string>> = {
  boxed: "Boxed warnings",
  cap: "Most in one dose",
  contraindication: "Contraindications",
  "day-max": "Most in a day",
  dose: "Doses",
  effects: "Effects",
  hepatic: "Liver",
  indications: "Indications",
  interaction: "Interaction rules",
  interactions: "Key interactions of monographs",
  lactation: "Lactation",
  loading: "First doses",
  monitoring: "Monitoring",
  note: "Notes on doses",
  pregnancy: "Pregnancy",
  renal: "Kidneys",
};
export const kindWords = (kind: string): string => KIND_WORDS[kind] ?? kind;

/** What an import is called in the run log, and what it brings. */
const SOURCE_WORDS: Readonly<Record<string, string>> = {
  "starter products": "Starter content of products and labels",
  "controlled status": "Controlled status of products, worked out from their labels",
  drugs: "Drug products and labels (FDA)",
  spl: "Structured product labels (DailyMed)",
  labels: "Labels changed since, asked for daily (openFDA)",
  "opened labels": "Labels of products that were opened (openFDA)",
  "labels read again": "Labels read again by a newer reader (openFDA)",
  directory: "NDC directory (FDA)",
  recalls: "Recalls (openFDA)",
  pills: "Pill appearance (Pillbox)",
  providers: "Providers (NPPES)",
  deactivations: "Deactivated NPIs (NPPES)",
  taxonomy: "Specialties (NUCC taxonomy)",
  exclusions: "Exclusions (OIG)",
  rxnorm: "RxNorm, prescribable content (NLM)",
  "orange-book": "Approved products and their ratings (Orange Book)",
  "label-changes": "Safety labeling changes (FDA)",
  shortages: "Drug shortages (FDA)",
  news: "News feeds",
};
export const sourceWords = (source: string): string => SOURCE_WORDS[source] ?? source;
