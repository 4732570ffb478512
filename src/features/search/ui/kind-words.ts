import type { Kind } from "../search.contract.ts";

export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  tools: "Clinical tools",
  drugs: "Drugs",
  providers: "Providers",
  articles: "News",
  conditions: "Conditions",
  pages: "Pages",
};
