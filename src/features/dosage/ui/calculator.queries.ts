import { queryOptions } from "@tanstack/react-query";

/** The rules and the engine: one download for the page, kept for good. */
export const calculatorQuery = queryOptions({
  queryKey: ["dosage-calculator"],
  queryFn: async () => (await import("../logic/calculator.ts")).createCalculator(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
  structuralSharing: false,
});
