import type { ConditionProse } from "../../symptoms.schema.ts";
import type { System } from "../../symptoms.terms.ts";

const LOADERS: Partial<Record<System, () => Promise<readonly ConditionProse[]>>> = {};

/** What is read of the conditions of a body system; one module each, fetched on first use. */
export async function loadProse(system: System): Promise<readonly ConditionProse[]> {
  return (await LOADERS[system]?.()) ?? [];
}
