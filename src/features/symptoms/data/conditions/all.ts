import type { Condition } from "../../symptoms.schema.ts";

/** The conditions of all systems, one after the other. */
export const CONDITIONS: readonly Condition[] = [];
