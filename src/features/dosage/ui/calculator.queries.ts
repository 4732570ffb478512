import { queryOptions } from "@tanstack/react-query";
import { untilQuiet } from "#/platform/client/until-quiet.ts";

/** The rules and the engine: one download when the page is first used, kept for good. */
export const calculatorQuery = queryOptions({
  queryKey: ["dosage-calculator"],
  queryFn: async () => {
    if (location.hash === "") await untilQuiet();
    const { createCalculator } = await import("../logic/calculator.ts");
    const calculator = createCalculator();
    // The first look-up makes the index of names: in a task of its own, and before the first letter is typed.
    setTimeout(() => calculator.choicesFor("", "", ""));
    return calculator;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
  structuralSharing: false,
});
