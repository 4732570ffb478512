/** Fetches what the checker needs, part by part: each part is unpacked in a task of its own, so that typing goes on between them. */
import { nextTask } from "#/kernel/next-task.ts";
import type { Engine } from "./engine.ts";
import type { Entry } from "./entries/read-entry.ts";
import type { SuggestDrugs } from "./entries/suggest-drugs.ts";

/**
 * The names, which are all that suggestions need.
 * @param turn resolves when the next part may be unpacked.
 */
export async function loadSuggestions(turn: () => Promise<void>): Promise<SuggestDrugs> {
  await turn();
  await import("#/features/substances/logic/vocabulary.ts");
  await turn();
  await import("#/features/substances/logic/terms.ts");
  await turn();
  await import("#/features/substances/logic/term-index.ts");
  await turn();
  return (await import("./entries/suggest-drugs.ts")).suggestDrugs;
}

/** A list that takes every way through the engine: a combination, a duplicate, doses, a misspelling, rules of every kind. */
const EVERYDAY = [
  "warfarin 5 mg daily",
  "aspirin 81 mg po qd",
  "lisinopril-hydrochlorothiazide 20-12.5 mg tab",
  "hydrochlorothiazide 25 mg",
  "simvastatin 20 mg qhs",
  "amiodarone",
  "clarithromycin 500 mg bid",
  "sertralin 50 mg",
  "tramadol prn",
  "citalopram 40 mg daily",
];

/** Each line is read once while the page is open: a list that grows by a drug reads that drug. */
function readOnce(read: Engine["readEntry"]): Engine["readEntry"] {
  const known = new Map<string, Entry>();
  return (input) => {
    const before = known.get(input);
    if (before) return before;
    const entry = read(input);
    known.set(input, entry);
    return entry;
  };
}

/** Names, tables and rules, made ready: what runs the first time is compiled then, and that is not to happen in the first check. */
export async function loadEngine(): Promise<Engine> {
  await loadSuggestions(nextTask);
  await nextTask();
  await import("./rules/groups.ts");
  await nextTask();
  await import("./rules/rule-index.ts");
  await nextTask();
  const { engine } = await import("./engine.ts");
  const readEntry = readOnce(engine.readEntry);
  await nextTask();
  const entries: Entry[] = [];
  for (const line of EVERYDAY) {
    entries.push(engine.readEntry(line));
    await nextTask();
  }
  engine.checkEntries(entries);
  return { ...engine, readEntry };
}
