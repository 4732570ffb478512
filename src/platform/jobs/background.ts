import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "#/platform/log/log.ts";

/** Work that an answer does not wait for. A failure is logged under the work's name. */
export type Background = {
  (name: string, work: () => Promise<void>): void;
  /** Resolves when all that was begun has ended, or after so many ms. */
  settled(mostMs?: number): Promise<void>;
};

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  const begin = (name: string, work: () => Promise<void>) => {
    const ended = work()
      .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
      .finally(() => running.delete(ended));
    running.add(ended);
  };
  return Object.assign(begin, {
    async settled(mostMs = 10_000) {
      const patience = wait(mostMs, "over", { ref: false });
      // What is running may begin more.
      while (running.size > 0) {
        if ((await Promise.race([Promise.all(running), patience])) === "over") return;
      }
    },
  });
}
