/** A figure of a benchmark beside what it is held against, measured in the same run. */
export type Figure = {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  /** The limit or the peer's figure, in the same unit. */
  readonly against?: { readonly what: string; readonly value: number };
  /** No where being over it is a fault: the benchmark then ends with 1. */
  readonly mayExceed?: false;
};

export type Benchmark = {
  readonly about: string;
  /** @param options what stood behind the benchmark's name, as `--rows 1000` or `--only imports`. */
  run(options: ReadonlyMap<string, string>): Promise<Figure[]>;
};

export type Timing = { readonly p50: number; readonly p99: number; readonly mean: number };

/** Times of many runs of the same work in ms, after a warm-up that is not counted. */
export async function time(work: () => unknown, runs: number, warmUp = 3): Promise<Timing> {
  for (let run = 0; run < warmUp; run++) await work();
  const samples: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    await work();
    samples.push(performance.now() - started);
  }
  samples.sort((a, b) => a - b);
  const at = (share: number) => samples[Math.min(runs - 1, Math.floor(runs * share))] ?? 0;
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / runs;
  return { p50: at(0.5), p99: at(0.99), mean };
}
