import { TOPICS } from "../logic/rules/topics.ts";

/** Shows results; apart from the page, because nobody needs it before the first check. */
export const loadResults = async () => import("./check-results.tsx");

/** Fetches results and all prose once, so that findings open without the network too. A failure is met again on opening. */
export async function loadProse(): Promise<void> {
  await Promise.allSettled([
    loadResults(),
    ...Object.values(TOPICS).map(async (load) => load()),
    import("#knowledge/interactions/checks.js"),
    import("../logic/told/explain.ts"),
  ]);
}
