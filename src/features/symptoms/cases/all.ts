import * as v from "valibot";
import { SYSTEMS } from "../symptoms.terms.ts";
import { Case } from "./case.schema.ts";
import { fixture } from "./fixtures.ts";

const { system: _system, ...written } = Case.entries;
const File = v.array(v.strictObject(written));

/** The cases of all body systems. */
export const CASES: readonly Case[] = SYSTEMS.filter((system) => system !== "general")
  .toSorted()
  .flatMap((system) => fixture(`cases/${system}.yaml`, File).map((one) => ({ ...one, system })));

/** Those that are told again in a few words: the same patients and answers. */
export const BRIEF_CASES: readonly Case[] = CASES.flatMap(({ brief, ...one }) =>
  brief === undefined ? [] : [{ ...one, text: brief }],
);
