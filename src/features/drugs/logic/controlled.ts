import { resolveName } from "#/features/substances/logic/resolve.ts";
import { substanceOf } from "#/features/substances/logic/vocabulary.ts";
import { type Schedule, scheduleOf } from "./schedule.ts";

const known = new Map<string, Schedule | undefined>();

/**
 * The DEA schedule of a product's one substance, for listings that do not say it. Of a combination the schedule is
 * its own and not its parts', so there it stays unknown.
 */
export function scheduleOfSubstances(substances: readonly string[]): Schedule | undefined {
  const [name] = substances;
  if (name === undefined || substances.length > 1) return undefined;
  if (!known.has(name)) known.set(name, lookUp(name));
  return known.get(name);
}

function lookUp(name: string): Schedule | undefined {
  const found = resolveName(name);
  if (found.status !== "resolved" || found.spellings.length > 0) return undefined;
  const [id] = found.ingredients;
  if (id === undefined || found.ingredients.length > 1) return undefined;
  return scheduleOf(substanceOf(id)?.schedule ?? "");
}
