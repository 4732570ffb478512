import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { applicationInTest } from "../src/app/application.testing.ts";
import { connectDatabase } from "../src/platform/database/database.ts";
import { forCalls } from "../src/platform/database/for-calls.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { loadStarterContent } from "../src/app/starter-content.ts";
import type { Figure } from "./measure.ts";
import { FILLS, hostile, type Schema } from "./sweep-hostile.ts";

/** Nothing that anybody may ask may hold up the others for longer. */
const LONGEST_HOLD_MS = 50;
const LONGEST_QUERY = 12_000;
/** The monitor looks every so often: a hold shows as so much more. */
const LOOK_MS = 1;

type Parameter = { readonly name: string; readonly in: string; readonly schema: Schema };
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
};
type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
type Application = Awaited<ReturnType<typeof applicationInTest>>;

/** How long each call of the API holds the event loop at most, asked with the largest and slowest input it takes. */
export async function measureBlocking(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "wardbook-blocking-"));
  const source = { databaseUrl: undefined, dataDir };
  const database = await connectDatabase(source, "server", console.error);
  const calls = forCalls(database);
  try {
    await migrate(database);
    await loadStarterContent(database);
    const settings = { DATA_DIR: dataDir, LIMITS: "off", HOST: "127.0.0.1" };
    return await measure(await applicationInTest(calls, settings));
  } finally {
    await calls.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(app: Application): Promise<Figure[]> {
  const description = await app.ask("GET", "/api/openapi.json");
  const { paths } = (await description.json()) as Description; // What our own server says of itself.
  const token = await registered(app);
  const figures: Figure[] = [];
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (path === "/api/auth/logout" || (path === "/api/profile" && method === "delete")) continue;
      let worst = 0;
      for (const fill of FILLS) {
        const ask = () => send(app, { method, path, operation, fill, token });
        await ask(); // What is loaded when it is first asked for is loaded now.
        for (let round = 0; round < 2; round += 1) worst = Math.max(worst, await held(ask));
      }
      const what = `${method.toUpperCase()} ${path}, held at most`;
      const against = { what: "the most allowed", value: LONGEST_HOLD_MS };
      figures.push({ what, measured: worst, unit: "ms", against });
    }
  }
  return figures.toSorted((left, right) => right.measured - left.measured);
}

type Hostile = {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly fill: string;
  readonly token: string;
};

async function send(app: Application, { method, path, operation, fill, token }: Hostile) {
  const parameters = operation.parameters ?? [];
  const places = parameters.filter((one) => one.in === "path");
  const queries = parameters.filter((one) => one.in === "query");
  const room = LONGEST_QUERY / Math.max(1, queries.length) / 3;
  const query = new URLSearchParams();
  for (const { name, schema } of queries) {
    for (const value of [hostile(schema, fill, room)].flat()) query.append(name, String(value));
  }
  const filled = places.reduce(
    (whole, { name }) => whole.replace(`{${name}}`, encodeURIComponent(fill.trim().repeat(20))),
    path,
  );
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const answer = await app.ask(
    method.toUpperCase(),
    query.size > 0 ? `${filled}?${query}` : filled,
    {
      headers: { authorization: `Bearer ${token}`, "accept-encoding": "gzip" },
      body: schema && hostile(schema, fill),
    },
  );
  await answer.arrayBuffer();
}

/** The longest that nothing else could run, in ms. */
async function held(ask: () => Promise<void>): Promise<number> {
  const monitor = monitorEventLoopDelay({ resolution: LOOK_MS });
  monitor.enable();
  await sleep(5);
  monitor.reset();
  await ask();
  await sleep(5);
  monitor.disable();
  return Math.max(0, monitor.max / 1e6 - LOOK_MS);
}

async function registered(app: Application): Promise<string> {
  const body = {
    email: "ana@example.org",
    firstName: "Ana",
    lastName: "Example",
    npiNumber: "1234567893",
    specialty: "Cardiology",
    password: "correct horse staple",
  };
  const answer = await app.ask("POST", "/api/auth/register", { body });
  const { token } = (await answer.json()) as { token?: string }; // The contract of the call.
  return token ?? "";
}
