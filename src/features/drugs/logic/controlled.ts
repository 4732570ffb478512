import { substanceOf } from "#/features/substances/logic/vocabulary.ts";
import { listedSubstance } from "./listed-substance.ts";
import { type Schedule, scheduleOf } from "./schedule.ts";

/**
 * The DEA schedule of a product's one substance, for listings that do not say it. Of a combination the schedule is
 * its own and not its parts', so there it stays unknown.
 */
export function scheduleOfSubstances(substances: readonly string[]): Schedule | undefined {
  const [name] = substances;
  if (name === undefined || substances.length > 1) return undefined;
  const { id, exact } = listedSubstance(name);
  return id !== undefined && exact ? scheduleOf(substanceOf(id)?.schedule ?? "") : undefined;
}
