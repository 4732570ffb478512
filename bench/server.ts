import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { withThrowawayServer } from "../scripts/setup/throwaway-server.ts";
import type { Benchmark, Figure } from "./measure.ts";

const AT_ONCE = 32;
const SECONDS = 5;
const REQUESTS = 100_000;
const STATIC = "/icon.svg";
const RENDERS_GOAL = 300;
const CACHED_GOAL = 0.6;
/** Pages that differ by what they are asked, so that each is rendered anew. */
const uncached = (turn: number) => `/about?turn=${turn}`;
const CACHED = ["/about", "/", "/drugs", "/news", "/npi"];

export const benchmark: Benchmark = {
  about:
    "pages of the built server: cached against a static file, rendered, and memory over many requests",
  async run(options) {
    return withThrowawayServer(({ port, server }) =>
      measure(port, server, Number(options.get("requests") ?? REQUESTS)),
    );
  },
};

async function measure(port: number, server: ChildProcess, requests: number): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const ask = (path: string) => request(agent, port, path);
  for (const path of [STATIC, ...CACHED]) await ask(path);
  const still = await rate(() => STATIC, ask);
  const figures: Figure[] = [
    { what: `static file ${STATIC}`, measured: still, unit: "requests/s" },
  ];
  for (const path of CACHED) {
    figures.push({
      what: `cached ${path}`,
      measured: await rate(() => path, ask),
      unit: "requests/s",
      against: { what: `${CACHED_GOAL * 100} % of the static file`, value: still * CACHED_GOAL },
    });
  }
  let turn = 0;
  figures.push({
    what: "rendered anew",
    measured: await rate(() => uncached(turn++), ask),
    unit: "requests/s",
    against: { what: "the goal", value: RENDERS_GOAL },
  });
  const before = residentMb(server);
  await many(requests, (index) => ask(CACHED[index % CACHED.length] ?? "/"));
  const after = residentMb(server);
  const over = `over ${requests.toLocaleString("en-US")} requests`;
  figures.push({
    what: `memory ${over}`,
    measured: after,
    unit: "MB",
    against: { what: "before them", value: before },
  });
  agent.destroy();
  return figures;
}

/** Requests answered in a second, with so many on their way at a time. */
async function rate(path: () => string, ask: (path: string) => Promise<void>): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  const work = async () => {
    while (performance.now() < end) {
      await ask(path());
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done / SECONDS;
}

async function many(count: number, ask: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) await ask(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function request(agent: Agent, port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "br" };
    get({ agent, port, host: "127.0.0.1", path, headers }, (response) => {
      response.resume();
      response.once("end", () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${path} was answered with ${response.statusCode}.`)),
      );
    }).once("error", reject);
  });
}

/** Memory of the server's process as Linux counts it; where there is no /proc, 0. */
function residentMb({ pid }: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
