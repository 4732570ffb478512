import { isAway } from "#/platform/database/is-away.ts";
import type { Log } from "#/platform/log/log.ts";

/**
 * Does some work now and again every `everyMs`, never twice at once. A failure is logged, and the next turn comes all
 * the same. What several servers must not do at once has to see to that itself.
 * @returns stops it, after the work at hand.
 */
export function repeat(
  { name, everyMs, log }: { name: string; everyMs: number; log: Log },
  work: () => Promise<void>,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const turn = () => {
    running ??= work()
      .catch((error: unknown) => {
        if (isAway(error)) log.warn(`${name}: the database does not answer`);
        else log.error({ err: error }, `${name} failed`);
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(turn, everyMs);
  timer.unref();
  turn();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
