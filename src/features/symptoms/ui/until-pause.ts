/** Nobody types a letter after so long without having looked up. */
const PAUSE_MS = 350;
const SIGNS = ["pointerdown", "focusin", "keydown", "input"] as const;

/** Waited for once: who tries again after a failure has begun long ago. */
let begun: Promise<void> | undefined;

/**
 * Resolves once somebody has begun to use the page and then pauses: unpacking the knowledge takes a processor for a good
 * part of a second, and on a phone the letters being typed need it. Until then nothing is fetched; a page that is only
 * looked at stays light, and offline the knowledge is kept by the service worker.
 */
export function untilPause(): Promise<void> {
  begun ??= new Promise((resolve) => {
    const over = new AbortController();
    let pause: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(pause);
      pause = setTimeout(() => {
        over.abort();
        resolve();
      }, PAUSE_MS);
    };
    for (const sign of SIGNS) {
      addEventListener(sign, wait, { capture: true, passive: true, signal: over.signal });
    }
  });
  return begun;
}
