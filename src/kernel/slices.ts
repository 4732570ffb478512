/** Long work in steps: each `yield` is a place where it may pause. */
export type Steps<Result> = Generator<undefined, Result>;

/** So long a page may work without a look at what was typed or clicked meanwhile. */
const SLICE_MS = 8;

/** Does it all at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does it in slices, and lets others have the thread between them. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (let until = performance.now() + SLICE_MS; ;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + SLICE_MS;
  }
}
