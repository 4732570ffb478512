import { sweep } from "../src/features/dosage/logic/sweep/patients.testing.ts";
import {
  SWEEP_RULES,
  brokenRules,
  jumps,
} from "../src/features/dosage/logic/sweep/rules.testing.ts";
import type { Figure } from "./measure.ts";

const NONE = { what: "none may", value: 0 };

/** Every regimen on record in six states of kidneys and liver and at two heights, held against the rules of answers. */
export async function sweepDoses(): Promise<Figure[]> {
  const started = performance.now();
  const answers = sweep();
  const took = performance.now() - started;
  const broken = [...brokenRules(answers), ...jumps(answers)];
  const withDose = answers.filter(({ answer }) => answer.status === "dose").length;
  const rules = [
    ...new Set([...SWEEP_RULES.map(({ rule }) => rule), ...broken.map(({ rule }) => rule)]),
  ];
  return [
    { what: "doses: answers swept", measured: answers.length, unit: "answers" },
    { what: "doses: of them with a dose", measured: withDose, unit: "answers" },
    { what: "doses: time for an answer", measured: took / answers.length, unit: "ms" },
    ...rules.map((rule) => ({
      what: `doses: break "${rule}"`,
      measured: broken.filter((each) => each.rule === rule).length,
      unit: "answers",
      against: NONE,
    })),
  ];
}
