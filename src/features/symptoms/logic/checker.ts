import { loadProse } from "../data/conditions/prose.ts";
import type { ConditionProse } from "../symptoms.schema.ts";
import { analyze } from "./analyze.ts";
import { findingOf } from "./findings.ts";
import { conditionOf } from "./model.ts";
import { lexicon } from "./reading/lexicon.ts";
import { searchFindings } from "./search-findings.ts";

/** Everything that needs the knowledge, in one piece: the page fetches it once, when it is opened. */
export type Checker = {
  readonly analyze: typeof analyze;
  readonly search: typeof searchFindings;
  readonly nameOf: (finding: string) => string;
  readonly proseOf: (condition: string) => Promise<ConditionProse | undefined>;
};

export function createChecker(): Checker {
  lexicon();
  return {
    analyze,
    search: searchFindings,
    nameOf: (finding) => findingOf(finding)?.name ?? finding,
    proseOf: async (id) => {
      const system = conditionOf(id)?.system;
      return system === undefined
        ? undefined
        : (await loadProse(system)).find((entry) => entry.id === id);
    },
  };
}
