import { LOADERS } from "#knowledge/calculators/loaders.js";
import type { Calculator } from "../calculator.ts";

/** A calculator with what it knows, loaded alone; undefined where there is none of that id. */
export async function loadCalculator(id: string): Promise<Calculator | undefined> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  return (await load?.())?.CALCULATOR;
}
