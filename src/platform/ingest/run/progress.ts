import { Presets, SingleBar } from "cli-progress";

/** What an import shows of itself while it runs. */
export type Progress = {
  /** Bytes of the source file that were consumed since the last call. */
  advance(bytes: number): void;
  count(counts: { read: number; rejected: number }): void;
  stop(): void;
};

export const SILENT: Progress = {
  advance: () => undefined,
  count: () => undefined,
  stop: () => undefined,
};

/** A bar with the share done, records a second and the time left; a line every ten seconds where there is no terminal. */
export function progressBar(
  name: string,
  totalBytes: number,
  stream: NodeJS.WriteStream,
  now: () => number = Date.now,
): Progress {
  const bar = new SingleBar(
    {
      format: `${name} [{bar}] {percentage}% | {read} records, {rejected} rejected | {rate}/s | {eta_formatted} left`,
      stream,
      noTTYOutput: true,
      notTTYSchedule: 10_000,
      etaBuffer: 100,
      hideCursor: true,
    },
    Presets.legacy,
  );
  const begun = now();
  bar.start(Math.max(1, totalBytes), 0, { read: 0, rejected: 0, rate: 0 });
  return {
    advance: (bytes) => bar.increment(bytes),
    count: ({ read, rejected }) => {
      const seconds = (now() - begun) / 1000;
      bar.update({ read, rejected, rate: Math.round(read / Math.max(seconds, 0.001)) });
    },
    stop: () => bar.stop(),
  };
}
