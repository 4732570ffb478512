import { loadProse } from "./prose.ts";
import type { SymptomAnalysis, SymptomInquiry } from "../symptoms.contract.ts";
import type { ConditionProse } from "../symptoms.schema.ts";
import { analyze } from "./analyze.ts";
import { FINDINGS } from "./packed/finding-table.ts";
import { conditionOf } from "./model.ts";
import { lines } from "./packed/packing.ts";
import { lexicon } from "./reading/phrases/lexicon.ts";
import { type FoundFinding, searchFindings } from "./search-findings.ts";

/** What is fetched when a condition is opened. */
export type OpenedCondition = ConditionProse & { readonly otherNames: readonly string[] };

/** Everything that needs the knowledge, in one piece. It can be asked over a wire: arguments and answers are plain data. */
export type Checker = {
  readonly analyze: (
    inquiry: SymptomInquiry,
    ignored: readonly string[],
  ) => Promise<SymptomAnalysis>;
  readonly search: (text: string, chosen: readonly string[]) => Promise<readonly FoundFinding[]>;
  readonly proseOf: (condition: string) => Promise<OpenedCondition | null>;
  /** Of all findings: their ids and their names, a line each. */
  readonly names: () => Promise<{ readonly ids: string; readonly names: string }>;
};

export const CHECKER: Checker = {
  analyze: async (inquiry, ignored) => analyze(inquiry, ignored),
  search: async (text, chosen) => searchFindings(text, chosen),
  proseOf: async (id) => {
    const system = conditionOf(id)?.system;
    if (system === undefined) return null;
    const [prose, { otherNamesOf }] = await Promise.all([
      loadProse(system),
      import("./packed/other-names.ts"),
    ]);
    const entry = prose.find((one) => one.id === id);
    return entry === undefined ? null : { ...entry, otherNames: otherNamesOf(id) };
  },
  names: async () => {
    // Indexed before the first letter is typed.
    lexicon();
    // Two texts go from thread to thread at once; two thousand pairs are copied one by one where letters are being typed.
    return {
      ids: lines(FINDINGS.map(({ id }) => id)),
      names: lines(FINDINGS.map(({ name }) => name)),
    };
  },
};
