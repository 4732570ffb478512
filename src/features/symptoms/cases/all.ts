import type { Case } from "./case.schema.ts";

/** The cases of all body systems. */
export const CASES: readonly Case[] = [];
