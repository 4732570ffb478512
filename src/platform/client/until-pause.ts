/** So long without a key or a touch: somebody reads, or has gone. */
const PAUSE_MS = 1000;
const SIGNS = ["keydown", "input", "pointerdown"] as const;

/** Resolves when nobody has typed for a while. What is heavy and can wait is not to be in a letter's way. */
export function untilPause(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      resolve();
    };
    let waiting = setTimeout(end, PAUSE_MS);
    const again = () => {
      clearTimeout(waiting);
      waiting = setTimeout(end, PAUSE_MS);
    };
    for (const sign of SIGNS) {
      addEventListener(sign, again, { capture: true, passive: true, signal: over.signal });
    }
  });
}
