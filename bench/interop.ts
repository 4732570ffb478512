import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCdsClientStore } from "#/features/interop/server/cds-client.store.ts";
import { connectDatabase } from "#/platform/database/database.ts";
import { migrate } from "#/platform/database/migrate.ts";
import type { Chart } from "../scripts/sandbox/charts.ts";
import { createSigner, SANDBOX_ISS } from "../scripts/sandbox/keys.ts";
import { requestOf } from "../scripts/sandbox/request-of.ts";
import { withThrowawayServer } from "../scripts/setup/throwaway-server.ts";
import { time, type Benchmark, type Figure } from "./measure.ts";

const SERVICE = "wardbook-interactions-select";
const RUNS = 400;
const AT_ONCE = 8;
const PREFETCH_BYTES = 60_000;

const CHART: Chart = {
  id: "twelve",
  name: "Tess Twelve",
  birthDate: "1950-02-03",
  gender: "female",
  creatinine: 1.2,
  weight: 70,
  takes: [
    "warfarin sodium 5 MG Oral Tablet",
    "lisinopril 10 MG Oral Tablet",
    "simvastatin 40 MG Oral Tablet",
    "amlodipine 5 MG Oral Tablet",
    "metformin hydrochloride 500 MG Oral Tablet",
    "sertraline 100 MG Oral Tablet",
    "omeprazole 20 MG Delayed Release Oral Capsule",
    "furosemide 40 MG Oral Tablet",
    "digoxin 0.125 MG Oral Tablet",
    "levothyroxine sodium 0.05 MG Oral Tablet",
    "gabapentin 300 MG Oral Capsule",
    "allopurinol 100 MG Oral Tablet",
  ],
};

export const benchmark: Benchmark = {
  about: "a CDS Hooks call over HTTP: one draft, 12 medications taken, 60 kB, with a signed token",
  async run() {
    const folder = mkdtempSync(join(tmpdir(), "wardbook-ehr-"));
    const publicFile = join(folder, "public.json");
    const sign = await createSigner(join(folder, "private.json"), publicFile);
    const admit = async (dataDir: string): Promise<void> => {
      const database = await connectDatabase(
        { databaseUrl: undefined, dataDir },
        "command",
        () => undefined,
      );
      await migrate(database);
      const jwks: unknown = JSON.parse(readFileSync(publicFile, "utf8"));
      const client = { iss: SANDBOX_ISS, name: "Bench", jwks, callsPerMinute: 600 };
      await createCdsClientStore(database).add(client);
      await database.close();
    };
    try {
      return await withThrowawayServer(
        ({ port, server }) => measure(port, server.pid, sign),
        admit,
        {
          INTEROP: "cds",
        },
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

async function measure(
  port: number,
  pid: number | undefined,
  sign: (audience: string) => Promise<string>,
): Promise<Figure[]> {
  const path = `/cds-services/${SERVICE}`;
  const asked = requestOf(
    CHART,
    "order-select",
    ["ketorolac tromethamine 10 MG Oral Tablet"],
    new Date(),
  );
  const bare = JSON.stringify(asked);
  const body = JSON.stringify({ ...asked, padding: "x".repeat(PREFETCH_BYTES - bare.length) });
  const tokens = await Promise.all(
    Array.from({ length: 2 * RUNS + 60 }, () => sign(`http://localhost:${port}${path}`)),
  );
  const call = async (): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${tokens.pop()}` },
      body,
    });
    const { cards } = (await answer.json()) as { cards?: unknown[] };
    if (answer.status !== 200 || !cards?.length) throw new Error(`Answered ${answer.status}.`);
  };
  const one = await time(call, RUNS, 50);
  const spent = processorMs(pid);
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let sent = 0; sent < RUNS / AT_ONCE; sent += 1) await call();
    }),
  );
  const rate = (RUNS * 1000) / (performance.now() - started);
  const each = (processorMs(pid) - spent) / RUNS;
  return [
    { what: "p50", measured: one.p50, unit: "ms", against: { what: "the goal", value: 10 } },
    { what: "p99", measured: one.p99, unit: "ms", against: { what: "the goal", value: 50 } },
    {
      what: `calls a second, ${AT_ONCE} at once`,
      measured: rate,
      unit: "",
      against: { what: "the goal", value: 200 },
    },
    { what: "processor time of a call, without the database", measured: each, unit: "ms" },
  ];
}

/** What all threads of a process have used so far, where the system tells it in hundredths of a second. */
function processorMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
