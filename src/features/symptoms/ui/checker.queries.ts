import { queryOptions } from "@tanstack/react-query";
import { untilQuiet } from "#/platform/client/until-quiet.ts";

/** The knowledge and the engine: one download for the page once somebody begins to use it, kept for good. */
export const checkerQuery = queryOptions({
  queryKey: ["symptom-checker"],
  queryFn: async () => {
    // Where the address names findings, they are waiting for their names.
    if (location.hash === "") await untilQuiet();
    const { createChecker } = await import("../logic/checker.ts");
    return createChecker();
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
  structuralSharing: false,
});

/** What is read of a condition after it was opened. */
export const proseQuery = (condition: string) =>
  queryOptions({
    queryKey: ["symptom-checker", "prose", condition],
    queryFn: async () => {
      const { createChecker } = await import("../logic/checker.ts");
      return (await (await createChecker()).proseOf(condition)) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    retry: false,
  });
