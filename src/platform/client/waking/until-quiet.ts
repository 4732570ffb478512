import { onSignsOfUse } from "./signs-of-use.ts";

/** Long after a page came alive: what is fetched then is in the way of nothing. */
const QUIET_MS = 3000;

/** Resolves when somebody begins to use the page, or when its loading is long over. */
export function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const begin = () => {
      over.abort();
      resolve();
    };
    onSignsOfUse(begin, over.signal);
    setTimeout(begin, QUIET_MS);
  });
}
