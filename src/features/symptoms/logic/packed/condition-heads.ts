import type { Condition } from "../../symptoms.schema.ts";
import { SYSTEMS, URGENCIES } from "../../symptoms.terms.ts";
import type { Coder } from "./coding/coder.ts";
import { COLUMNS } from "./coding/columns.ts";

/** What conditions are, besides their names and findings; their course and share of women by place in lists of all different ones. */
export type ConditionHead = Pick<Condition, "system" | "incidence" | "ages" | "urgency"> & {
  readonly dangerous: boolean;
  readonly course: number;
  readonly female: number;
};

const MOST_INCIDENCE = 6;
const MOST_OF_AGE = 4;
const BANDS = 10;

/** A digit for each band of age, foreseen from the three before it and from the system. */
function codeAges(coder: Coder, system: number, given = ""): string {
  let [ages, one, two, most] = ["", 5, 5, 0];
  for (let band = 0; band < BANDS; band += 1) {
    const here = band * 6 + one;
    coder.within(COLUMNS.ages, (here * 6 + two) * 6 + most, here * SYSTEMS.length + system);
    const digit = coder.between(Number(given[band] ?? 0), 0, MOST_OF_AGE);
    [two, one, most] = [one, digit, Math.max(most, digit)];
    ages += String(digit);
  }
  return ages;
}

/** Writes or reads the heads of conditions of which neighbors are like each other. */
export function codeConditionHeads(
  coder: Coder,
  given: readonly (ConditionHead | undefined)[],
): ConditionHead[] {
  let [system, course, female, first, second] = [0, 0, 0, 0, 0];
  return given.map((head) => {
    coder.within(COLUMNS.conditionSystem, system, 0);
    system = coder.between(SYSTEMS.indexOf(head?.system ?? "general"), 0, SYSTEMS.length - 1);
    coder.within(COLUMNS.incidence, system, first * 8 + second);
    const [wanted, spread] = head?.incidence ?? [0, 0];
    first = coder.between(wanted, 0, MOST_INCIDENCE);
    coder.within(COLUMNS.spread, first, second);
    second = coder.between(spread, 0, MOST_INCIDENCE);
    const ages = codeAges(coder, system, head?.ages);
    coder.within(COLUMNS.female, system, female);
    female = coder.count(head?.female ?? 0);
    coder.within(COLUMNS.course, system, course);
    course = coder.count(head?.course ?? 0);
    coder.within(COLUMNS.urgency, system, first);
    const urgency = coder.between(URGENCIES.indexOf(head?.urgency ?? "routine"), 0, 3);
    coder.within(COLUMNS.danger, urgency, system * 4 + urgency);
    const dangerous = coder.bit(head?.dangerous === true ? 1 : 0) === 1;
    return {
      system: SYSTEMS[system] ?? "general",
      incidence: [first, second],
      ages,
      female,
      course,
      urgency: URGENCIES[urgency] ?? "routine",
      dangerous,
    };
  });
}
