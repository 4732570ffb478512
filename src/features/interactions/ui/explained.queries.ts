import { queryOptions } from "@tanstack/react-query";
import type { ExplainedReason } from "../logic/explain.ts";
import type { Finding } from "../logic/find.ts";

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
