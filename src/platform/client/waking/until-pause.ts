import { onSignsOfUse } from "./signs-of-use.ts";

/** So long without a key or a touch: somebody reads, or has gone. */
const PAUSE_MS = 1000;
/** Nobody types a letter after so long without having looked up. */
const BREATH_MS = 350;
/** A browser on a busy machine may call itself idle only very late, and some never do: then the silence has to do. */
const PATIENCE_MS = 2000;

/** Resolves when nobody has used the page for a while. What is heavy and can wait is not to be in a letter's way. */
export function untilPause(): Promise<void> {
  return pauseOf(PAUSE_MS, { atOnce: true });
}

/** Resolves when somebody has begun to use the page and then pauses: who only looks at it waits for nothing. */
export function untilUsed(): Promise<void> {
  return pauseOf(BREATH_MS, { atOnce: false });
}

/** @param atOnce whether a page that nobody has used yet pauses too. */
function pauseOf(ms: number, { atOnce }: { atOnce: boolean }): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    let pause: ReturnType<typeof setTimeout> | undefined;
    let idle: number | undefined;
    const done = () => {
      over.abort();
      resolve();
    };
    const wait = () => {
      clearTimeout(pause);
      if (idle !== undefined) cancelIdleCallback(idle);
      // A busy processor lets the time pass while a letter still waits to be heard: that it is idle tells of a pause.
      pause = setTimeout(() => {
        if ("requestIdleCallback" in globalThis) {
          idle = requestIdleCallback(done, { timeout: PATIENCE_MS });
        } else {
          done();
        }
      }, ms);
    };
    onSignsOfUse(wait, over.signal);
    if (atOnce) wait();
  });
}
