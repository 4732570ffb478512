import { queryOptions } from "@tanstack/react-query";

/** The knowledge and the engine: one download for the page, kept for good. */
export const checkerQuery = queryOptions({
  queryKey: ["symptom-checker"],
  queryFn: async () => (await import("../logic/checker.ts")).createChecker(),
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
      return (await createChecker().proseOf(condition)) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    retry: false,
  });
