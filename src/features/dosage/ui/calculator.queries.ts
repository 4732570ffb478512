import { queryOptions } from "@tanstack/react-query";
import { nextTask } from "#/kernel/next-task.ts";
import { untilQuiet } from "#/platform/client/waking/until-quiet.ts";

/** The rules and the engine: one download when the page is first used, kept for good. */
export const calculatorQuery = queryOptions({
  queryKey: ["dosage-calculator"],
  queryFn: async () => {
    if (location.hash === "") await untilQuiet();
    const { openCalculator } = await import("../logic/calculator.ts");
    return openCalculator(nextTask);
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // From the page's own files: without a network they are those that the service worker kept.
  networkMode: "always",
  refetchOnMount: false,
  structuralSharing: false,
});
