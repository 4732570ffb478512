import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import { untilUsed } from "#/platform/client/waking/until-pause.ts";
import type { Draft } from "../logic/draft.ts";
import { inquiryOf, isInquiry } from "../logic/draft.ts";
import { type Checker, startChecker } from "./checker-call.ts";

const FOR_GOOD = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
  structuralSharing: false,
} as const;

/** Waited for once: who tries again after a failure has begun long ago. */
let begun: Promise<void> | undefined;

/**
 * The knowledge and the engine, kept for good. Unpacking them takes a processor for a good part of a second, and on a
 * phone the letters being typed need it: they are fetched at the first pause of somebody who has begun to use the page.
 */
export const checkerQuery = queryOptions({
  queryKey: ["symptom-checker"],
  queryFn: async () => {
    // Where the address names findings, they are waiting for their names.
    if (location.hash === "") await (begun ??= untilUsed());
    return startChecker();
  },
  ...FOR_GOOD,
});

/** What belongs to what was typed: nothing is kept of it once it is no longer shown. */
const PASSING = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  placeholderData: keepPreviousData,
} as const;

export const suggestionsQuery = (
  checker: Checker | undefined,
  text: string,
  chosen: readonly string[],
) =>
  queryOptions({
    queryKey: ["symptom-checker", "suggestions", text, chosen],
    queryFn:
      checker === undefined || text.trim() === "" ? skipToken : () => checker.search(text, chosen),
    ...PASSING,
  });

export const analysisQuery = (checker: Checker | undefined, asked: Draft | null) => {
  const inquiry = asked === null ? null : inquiryOf(asked);
  const ignored = asked?.ignored ?? [];
  return queryOptions({
    queryKey: ["symptom-checker", "analysis", inquiry, ignored],
    queryFn:
      checker === undefined || inquiry === null || !isInquiry(inquiry)
        ? skipToken
        : () => checker.analyze(inquiry, ignored),
    ...PASSING,
  });
};

/** Which calculators are used for a condition: their records say so. */
export const calculatorsQuery = (condition: string) =>
  queryOptions({
    queryKey: ["symptom-checker", "calculators", condition],
    queryFn: async () => {
      const { USES } = await import("#knowledge/calculators/by-conditions.js");
      return Object.hasOwn(USES, condition) ? (USES[condition] ?? []) : [];
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** What is read of a condition after it was opened. */
export const proseQuery = (condition: string) =>
  queryOptions({
    queryKey: ["symptom-checker", "prose", condition],
    queryFn: async ({ client }) => {
      const checker = await client.fetchQuery(checkerQuery);
      return checker.proseOf(condition);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
