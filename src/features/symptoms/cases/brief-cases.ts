import { CASES } from "./all.ts";
import type { Case } from "./case.schema.ts";
import { BRIEFS } from "./data/brief.ts";

/** The cases told in a few words: the same patients and answers, four to six findings each. */
export const BRIEF_CASES: readonly Case[] = CASES.flatMap((one) => {
  const text = BRIEFS[one.id];
  return text === undefined ? [] : [{ ...one, text }];
});
