import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { CallError } from "#/platform/client/calls/call-error.ts";
import { call } from "#/platform/client/calls/call.ts";
import type { Sighting } from "../pills.terms.ts";
import type { PillMatches } from "../pills.contract.ts";
import { identifyPills } from "../pills.endpoints.ts";

const MINUTE = 60_000;

/** Whether the server answered over all pills, or this device over those that come with Wardbook. */
export type AnsweredBy = "server" | "device";

export const pillMatchesQuery = (seen: Sighting, page: number) =>
  queryOptions({
    queryKey: ["/api/pills", seen, page],
    queryFn: ({ signal }) => identify(seen, page, signal),
    enabled: Object.values(seen).some((value) => value !== undefined),
    // Without a network the device answers.
    networkMode: "always",
    staleTime: 2 * MINUTE,
    placeholderData: keepPreviousData,
  });

async function identify(
  seen: Sighting,
  page: number,
  signal: AbortSignal,
): Promise<PillMatches & { answeredBy: AnsweredBy }> {
  try {
    return { ...(await call(identifyPills, { ...seen, page }, { signal })), answeredBy: "server" };
  } catch (error) {
    if (signal.aborted || error instanceof CallError) throw error;
    const { offlineAnswer } = await loadOffline();
    return { ...offlineAnswer(seen, page), answeredBy: "device" };
  }
}

/** The engine with the pills that come along; fetched ahead, so that it is there when the network is not. */
export function loadOffline() {
  return import("../logic/offline-answer.ts");
}
