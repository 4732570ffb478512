import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applicationInTest } from "../src/app/application.testing.ts";
import { connectDatabase } from "../src/platform/database/database.ts";
import { forCalls } from "../src/platform/database/for-calls.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { PUBLIC_PATHS } from "../src/features/site/server/public-pages.ts";
import { connectBuiltPages } from "../src/platform/http/pages/renderer.ts";
import { loadStarterContent } from "../src/app/starter-content.ts";
import { ensureBuilt } from "../scripts/setup/build.ts";
import { ROOT } from "../scripts/setup/root.ts";
import type { Figure } from "./measure.ts";
import { FILLS, hostile, type Schema } from "./sweep-hostile.ts";

/** Nothing that anybody may ask may hold up the others for longer. */
const LONGEST_HOLD_MS = 50;
const LONGEST_QUERY = 12_000;
/** Of so many rounds the middle one counts: what the input costs shows in each, a collection of garbage only in some. */
const ROUNDS = 5;

type Parameter = { readonly name: string; readonly in: string; readonly schema: Schema };
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
};
type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
type Application = Awaited<ReturnType<typeof applicationInTest>>;

/** How long each call of the API and each page holds the event loop at most, asked with the largest and slowest input it takes. */
export async function measureBlocking(): Promise<Figure[]> {
  await ensureBuilt(ROOT);
  const dataDir = mkdtempSync(join(tmpdir(), "wardbook-blocking-"));
  const source = { databaseUrl: undefined, dataDir };
  const database = await connectDatabase(source, "server", console.error);
  const calls = forCalls(database);
  try {
    await migrate(database);
    await loadStarterContent(database);
    const settings = { DATA_DIR: dataDir, LIMITS: "off", HOST: "127.0.0.1" };
    const app = await applicationInTest(calls, settings, { connectPages: connectBuiltPages });
    const figures = [...(await measure(app)), ...(await measurePages(app))];
    return figures.toSorted((left, right) => right.measured - left.measured);
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
      const asks = FILLS.map((fill) => () => send(app, { method, path, operation, fill, token }));
      figures.push(await worstOf(`${method.toUpperCase()} ${path}`, asks));
    }
  }
  return figures;
}

/** Each asked under another address each time, so that none is kept. */
async function measurePages(app: Application): Promise<Figure[]> {
  const figures: Figure[] = [];
  let asked = 0;
  for (const path of PUBLIC_PATHS) {
    const asks = FILLS.map((fill) => async () => {
      const words = fill.repeat(20);
      const query = new URLSearchParams({ search: words, q: words, page: String((asked += 1)) });
      const answer = await app.ask("GET", `${path}?${query}`, { headers: ACCEPTS });
      await answer.arrayBuffer();
    });
    figures.push(await worstOf(`page ${path}`, asks));
  }
  return figures;
}

const ACCEPTS = { accept: "text/html", "accept-encoding": "gzip" };

async function worstOf(what: string, asks: readonly (() => Promise<void>)[]): Promise<Figure> {
  let worst = 0;
  for (const ask of asks) {
    await ask(); // What is loaded when it is first asked for is loaded now.
    const rounds: number[] = [];
    while (rounds.length < ROUNDS) rounds.push(await held(ask));
    worst = Math.max(worst, middleOf(rounds));
  }
  const against = { what: "the most allowed", value: LONGEST_HOLD_MS };
  return { what: `${what}, held at most`, measured: worst, unit: "ms", against, mayExceed: false };
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

/**
 * The longest that nothing else could run, in ms of this thread's own processor time: what a busy machine takes from it
 * does not count, nor what other threads work out.
 */
async function held(ask: () => Promise<void>): Promise<number> {
  let longest = 0;
  let done = false;
  let before = used();
  const look = () => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
    if (!done) setImmediate(look);
  };
  setImmediate(look);
  await ask();
  done = true;
  look();
  return longest;
}

function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;
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
