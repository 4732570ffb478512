import { createNonsense } from "../support/garbage.ts";
import { expect, test } from "../support/test.ts";

const REQUESTS = 10_000;
const AT_ONCE = 8;
const PAGES = [
  "/",
  "/npi",
  "/drugs",
  "/drugs/search",
  "/drugs/category/{c}",
  "/drugs/{m}/{n}",
  "/drugs/{id}",
  "/drug-interactions",
  "/drugs/pill-identifier",
  "/drugs/dosage-calculator",
  "/symptom-checker",
  "/news",
  "/news/{c}/{s}",
  "/bookmarks",
  "/profile",
  "/about",
  "/privacy",
  "/privacy-policy",
  "/terms",
  "/signin",
  "/tools",
  "/{x}",
  "/{x}/{y}/{z}",
  "/assets/{x}",
  "/.well-known/{x}",
];

test("ten thousand requests of garbage over every route harm nothing", async ({
  baseURL,
  request,
}) => {
  test.setTimeout(300_000);
  const described = await (await request.get("/api/openapi.json")).json();
  const names = fieldNames(described);
  const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
  const next = createNonsense(seed, [...Object.keys(described.paths), ...PAGES], names);
  const failures: string[] = [];
  let sent = 0;
  const work = async () => {
    while (sent++ < REQUESTS) {
      const { method, path, init } = next();
      const response = await fetch(baseURL + path, { ...init, redirect: "manual" });
      await response.arrayBuffer();
      if (response.status >= 500) failures.push(`${response.status} ${method} ${path}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(failures, `seed ${seed}`).toEqual([]);
  expect((await request.get("/api/ready")).status()).toBe(200);
});

/** The names of all fields that any call takes. */
function fieldNames(described: unknown): string[] {
  const names = JSON.stringify(described).matchAll(/"(?:name":"|properties":\{")([\w]+)"/g);
  return [...new Set([...names].map((match) => match[1] ?? ""))];
}
