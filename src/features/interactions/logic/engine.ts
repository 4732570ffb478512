import { checkEntries } from "./check.ts";
import { readEntry } from "./entries/read-entry.ts";

/** What the screen asks of vocabulary, tables and rules. It is one file, fetched when somebody starts to enter drugs. */
export const engine = { checkEntries, readEntry } as const;

export type Engine = typeof engine;
