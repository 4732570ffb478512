import { mutationOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import type { AnswerSource, NpiCheck } from "../providers.contract.ts";
import { checkNpis } from "../providers.endpoints.ts";

const AT_ONCE = 500;

export type BulkCheck = {
  readonly npis: readonly string[];
  /** Ends the check; what it has found so far is dropped. */
  readonly signal: AbortSignal;
  readonly onProgress: (checked: number) => void;
};

export type Checked = {
  readonly checks: readonly NpiCheck[];
  readonly source: AnswerSource | undefined;
};

/** Checks a long list in portions, so that there is progress to show. */
export const bulkCheckMutation = mutationOptions({
  mutationKey: ["npi-bulk"],
  mutationFn: async ({ npis, signal, onProgress }: BulkCheck): Promise<Checked> => {
    const checks: NpiCheck[] = [];
    let source: AnswerSource | undefined;
    for (let from = 0; from < npis.length; from += AT_ONCE) {
      const answer = await call(checkNpis, { npis: npis.slice(from, from + AT_ONCE) }, { signal });
      checks.push(...answer.results);
      source = answer.source;
      onProgress(checks.length);
    }
    return { checks, source };
  },
});
