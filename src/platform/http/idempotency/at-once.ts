import { Failure } from "#/kernel/failure.ts";

const RETRY_AFTER_S = 2;

/**
 * Lets so much of some work run at once and so much wait, in the order in which it came.
 * @throws Failure "unavailable" for what comes beyond that.
 */
export function atMostAtOnce(most: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) throw busy();
      // Whoever ends hands the place on: it is never free in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function busy(): Failure {
  const message = "Too many pages are being made right now. Please try again in a moment.";
  return new Failure("unavailable", message, { retryAfter: RETRY_AFTER_S });
}
