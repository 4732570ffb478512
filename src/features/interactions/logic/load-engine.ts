/** Fetches what the checker needs, part by part: each part is unpacked in a task of its own, so that typing goes on between them. */
import type { Engine } from "./engine.ts";
import type { SuggestDrugs } from "./suggest-drugs.ts";

const breath = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The names, which are all that suggestions need. */
export async function loadSuggestions(): Promise<SuggestDrugs> {
  await import("#/features/substances/logic/vocabulary.ts");
  await breath();
  await import("#/features/substances/logic/terms.ts");
  await breath();
  await import("#/features/substances/logic/term-index.ts");
  await breath();
  return (await import("./suggest-drugs.ts")).suggestDrugs;
}

/** Names, tables and rules. */
export async function loadEngine(): Promise<Engine> {
  await loadSuggestions();
  await breath();
  await import("./groups.ts");
  await breath();
  await import("./rule-index.ts");
  await breath();
  return (await import("./engine.ts")).engine;
}
