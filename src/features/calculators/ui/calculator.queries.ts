import { queryOptions } from "@tanstack/react-query";
import { untilQuiet } from "#/platform/client/waking/until-quiet.ts";

/** The engine and what shows a result: a page comes alive without them, and loads them before the first key. */
export const answeringQuery = queryOptions({
  queryKey: ["calculators", "answering"],
  queryFn: async () => {
    // Where the address brings figures, they wait for their result.
    if (location.hash === "") await untilQuiet();
    return import("./answering.tsx");
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});
