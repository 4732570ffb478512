/** Long after a page came alive: what is fetched then is in the way of nothing. */
const QUIET_MS = 3000;
const SIGNS = ["pointerdown", "keydown", "focusin"] as const;

/** Resolves when somebody begins to use the page, or when its loading is long over. */
export function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const begin = () => {
      over.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      addEventListener(sign, begin, { capture: true, passive: true, signal: over.signal });
    }
    setTimeout(begin, QUIET_MS);
  });
}
