import { queryOptions } from "@tanstack/react-query";
import type { Engine } from "../logic/engine.ts";

/** Vocabulary and tables, from the page's own files: fetched once, then without the network. */
export const engineQuery = queryOptions({
  queryKey: ["interaction-engine"],
  queryFn: async (): Promise<Engine> => (await import("../logic/engine.ts")).engine,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: "always",
  structuralSharing: false,
});
