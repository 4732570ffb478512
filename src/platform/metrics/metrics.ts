import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** What is known of a server from moment to moment, asked for when somebody looks. */
export type Reading = {
  /** The name after `wardbook_`, without what the one label tells apart. */
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly read: () => Promise<readonly (readonly [label: string, value: number])[]>;
};

export type Answered = {
  /** The pattern of an address, never what stood in its places. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
};

export type Metrics = ReturnType<typeof createMetrics>;

/** From a kept page to a search that gives up. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** Counts for Prometheus. No label bears what somebody typed, or who it was: routes, names of limits, jobs and sources. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Histogram({
    name: "wardbook_http_seconds",
    help: "Time to answer, by the pattern of the address.",
    labelNames: ["route", "method", "status"],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: "wardbook_rate_limited_total",
    help: "Requests refused because their address had asked too often, by limit.",
    labelNames: ["limit"],
    registers,
  });
  const pages = new Counter({
    name: "wardbook_pages_total",
    help: "Pages that were asked for: given as they were kept, or made.",
    labelNames: ["from"],
    registers,
  });
  return {
    answered({ route, method, status, seconds }: Answered): void {
      const known = METHODS.has(method) ? method : "other";
      answers.labels(route, known, String(status)).observe(seconds);
    },
    refused: (limit: string): void => refusals.labels(limit).inc(),
    page: (from: "kept" | "made"): void => pages.labels(from).inc(),
    /** Adds what is read anew for each look; a reading that fails is left out of that look. */
    watch({ name, help, label, read }: Reading): void {
      const gauge: Gauge = new Gauge({
        name: `wardbook_${name}`,
        help,
        labelNames: [label],
        registers,
        async collect() {
          gauge.reset();
          const found = await read().catch(() => []);
          for (const [of, value] of found) gauge.labels(of).set(value);
        },
      });
    },
    /** Adds what Node tells of this process: processor, memory, event loop, garbage. */
    watchProcess: (): void => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    /** All of it, in the text format of Prometheus. */
    text: async (): Promise<string> => registry.metrics(),
  };
}
