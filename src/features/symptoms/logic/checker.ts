import { loadProse } from "../data/conditions/prose.ts";
import type { ConditionProse } from "../symptoms.schema.ts";
import { analyze } from "./analyze.ts";
import { findingOf } from "./findings.ts";
import { conditionOf } from "./model.ts";
import { prepareLexicon } from "./reading/lexicon.ts";
import { searchFindings } from "./search-findings.ts";

/** What is fetched when a condition is opened. */
type OpenedCondition = ConditionProse & { readonly otherNames: readonly string[] };

/** Everything that needs the knowledge, in one piece: the page fetches it once, when it is opened. */
export type Checker = {
  readonly analyze: typeof analyze;
  readonly search: typeof searchFindings;
  readonly nameOf: (finding: string) => string;
  readonly proseOf: (condition: string) => Promise<OpenedCondition | undefined>;
};

export async function createChecker(): Promise<Checker> {
  await prepareLexicon();
  return {
    analyze,
    search: searchFindings,
    nameOf: (finding) => findingOf(finding)?.name ?? finding,
    proseOf: async (id) => {
      const system = conditionOf(id)?.system;
      if (system === undefined) return undefined;
      const [prose, { otherNamesOf }] = await Promise.all([
        loadProse(system),
        import("./other-names.ts"),
      ]);
      const entry = prose.find((one) => one.id === id);
      return entry && { ...entry, otherNames: otherNamesOf(id) };
    },
  };
}
