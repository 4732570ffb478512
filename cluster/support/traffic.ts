import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

type Kind = "pages" | "engines" | "reads" | "writes";

type Seen = {
  readonly kind: Kind;
  readonly at: number;
  readonly status: number;
  readonly waits: boolean;
};

export type Told = {
  readonly failedPages: number;
  readonly failedEngines: number;
  readonly failedReads: number;
  readonly failedWrites: number;
  /** Answers of reads and writes that are neither done nor a 503 that says when to come again, by status (0: none came). */
  readonly unexplained: Readonly<Record<string, number>>;
  /** The longest time in which no write was acknowledged. */
  readonly outageMs: number;
};

export type Traffic = {
  /** From here on is told. */
  begin(): void;
  told(): Told;
  /** Resolves when a write is acknowledged that begins now. */
  writesWork(): Promise<void>;
  /** The messages of all writes that were told as done. */
  acknowledged(): readonly string[];
  stop(): Promise<void>;
};

const ENGINES: readonly (readonly [string, unknown])[] = [
  ["/api/interactions/check", { drugs: ["warfarin", "aspirin"] }],
  [
    "/api/dosage/calculate",
    { patientType: "adult", ageYears: 50, weightKg: 80, medication: "Lisinopril" },
  ],
  [
    "/api/symptoms/analyze",
    { age: 60, gender: "male", additionalInfo: "Chest pain for two hours, with sweating." },
  ],
];
const READS = ["/api/news", "/api/drugs?search=metformin", "/api/search?q=heart"];

const WRITE_EVERY_MS = 60;
const OTHERS_EVERY_MS = 120;

/** People who read kept pages, ask the engines, search, and write, until it is stopped. */
export async function startTraffic(origin: string): Promise<Traffic> {
  const seen: Seen[] = [];
  const acknowledged: string[] = [];
  const under = new Set<Promise<unknown>>();
  const over = new AbortController();
  let from = 0;

  async function ask(kind: Kind, path: string, body?: unknown): Promise<boolean> {
    const answer = await fetch(origin + path, requestOf(body)).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    const waits = answer?.status === 503 && answer.headers.has("retry-after");
    seen.push({ kind, at: performance.now(), status: answer?.status ?? 0, waits });
    return answer?.ok ?? false;
  }
  async function write(): Promise<boolean> {
    const message = `A question of mine, ${randomUUID()}`;
    const done = await ask("writes", "/api/contact", {
      name: "Ana",
      email: "ana@example.org",
      message,
    });
    if (done) acknowledged.push(message);
    return done;
  }
  async function every(ms: number, work: (n: number) => Promise<unknown>): Promise<void> {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const one: Promise<unknown> = work(n).finally(() => under.delete(one));
      under.add(one);
      await sleep(ms);
    }
  }

  // The pages are kept once they were asked for.
  for (let n = 0; n < 12; n += 1) await ask("pages", "/about");
  const all = [
    every(WRITE_EVERY_MS, write),
    every(OTHERS_EVERY_MS, () => ask("pages", "/about")),
    every(OTHERS_EVERY_MS, async (n) => {
      const [path, body] = ENGINES[n % ENGINES.length] ?? ["/", undefined];
      await ask("engines", path, body);
    }),
    every(OTHERS_EVERY_MS, (n) => ask("reads", READS[n % 3] ?? "/")),
  ];
  return {
    begin: () => {
      from = performance.now();
    },
    told: () => tell(seen, from, performance.now()),
    writesWork: async () => {
      if (!(await write())) throw new Error("Nothing is written yet.");
    },
    acknowledged: () => acknowledged,
    stop: async () => {
      over.abort();
      await Promise.all(all);
      await Promise.all(under);
    },
  };
}

function requestOf(body: unknown): RequestInit {
  if (body === undefined) return {};
  const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

function tell(all: readonly Seen[], from: number, until: number): Told {
  const seen = all.filter(({ at }) => at >= from);
  const isDone = ({ status }: Seen) => status >= 200 && status < 300;
  const failed = (kind: Kind) => seen.filter((one) => one.kind === kind && !isDone(one)).length;
  const needy = seen.filter(({ kind }) => kind === "reads" || kind === "writes");
  const written = seen.filter((one) => one.kind === "writes" && isDone(one)).map(({ at }) => at);
  const moments = [from, ...written, until];
  const gaps = moments.slice(1).map((at, n) => at - (moments[n] ?? at));
  return {
    failedPages: failed("pages"),
    failedEngines: failed("engines"),
    failedReads: failed("reads"),
    failedWrites: failed("writes"),
    unexplained: countsOf(needy.filter((one) => !isDone(one) && !one.waits)),
    outageMs: Math.round(Math.max(...gaps)),
  };
}

function countsOf(seen: readonly Seen[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, status } of seen) {
    const key = `${kind} ${status}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
