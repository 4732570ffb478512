import { queryOptions } from "@tanstack/react-query";
import type { ExplainedReason } from "../logic/told/explain.ts";
import type { Finding } from "../logic/entries/find.ts";

/** The prose of a finding: from the page's own files, so that it needs no network once they are kept. */
export function explainedFinding(finding: Finding) {
  return queryOptions({
    queryKey: ["interaction-prose", JSON.stringify(finding)],
    queryFn: async (): Promise<readonly ExplainedReason[]> =>
      (await import("../logic/told/explain.ts")).explain(finding),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
}
