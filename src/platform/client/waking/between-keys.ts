import { onSignsOfUse } from "./signs-of-use.ts";

/** Who goes on typing writes the next letter within this time. */
const QUIET_MS = 300;

let lastSign: number | undefined;

/** Resolves in a task of its own, when no key or touch has come for a moment: a letter is not to wait for what comes next. */
export async function betweenKeys(): Promise<void> {
  if (lastSign === undefined) {
    const note = () => (lastSign = performance.now());
    onSignsOfUse(note, new AbortController().signal);
    note();
  }
  do {
    const quiet = performance.now() - (lastSign ?? 0);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, QUIET_MS - quiet)));
  } while (performance.now() - (lastSign ?? 0) < QUIET_MS);
}
