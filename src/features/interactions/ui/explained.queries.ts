import { queryOptions } from "@tanstack/react-query";
import type { ExplainedReason } from "../logic/explain.ts";
import type { Finding } from "../logic/find.ts";
import { TOPICS } from "../logic/topics.ts";

/** The prose of a finding: from the page's own files, so that it needs no network once they are kept. */
export function explainedFinding(finding: Finding) {
  return queryOptions({
    queryKey: ["interaction-prose", JSON.stringify(finding)],
    queryFn: async (): Promise<readonly ExplainedReason[]> =>
      (await import("../logic/explain.ts")).explain(finding),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
}

/** Shows results; apart from the page, because nobody needs it before the first check. */
export const loadResults = async () => import("./check-results.tsx");

/** Fetches results and all prose once, so that findings open without the network too. A failure is met again on opening. */
export async function loadProse(): Promise<void> {
  await Promise.allSettled([
    loadResults(),
    ...Object.values(TOPICS).map(async (load) => load()),
    import("../data/checks.ts"),
    import("../logic/explain.ts"),
  ]);
}
