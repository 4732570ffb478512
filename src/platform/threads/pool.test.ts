import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { createPool } from "./pool.ts";

const script = new URL("tasks.testing.ts", import.meta.url);

test("what is computed holds up nothing else", async () => {
  const ask = createPool({ script, threads: 1 });
  await ask("echo", "loaded");
  const order: string[] = [];
  const heavy = ask("compute", 400).then(() => order.push("heavy"));
  await new Promise((resolve) => setTimeout(() => resolve(order.push("light")), 20));
  await heavy;
  expect(order).toEqual(["light", "heavy"]);
});

test("answers each call with its own JSON, and tells how long it took", async () => {
  const ask = createPool({ script, threads: 2 });
  const texts = ["a", "b", "c", "d", "e"];
  const made = await Promise.all(texts.map((text) => ask("echo", text)));
  expect(made.map(({ text }) => JSON.parse(text))).toEqual(texts);
  const [light, heavy] = [await ask("echo", "x"), await ask("compute", 60)];
  expect(heavy.ms).toBeGreaterThan(light.ms);
});

test("passes a refusal on as it is, and a defect as a defect", async () => {
  const ask = createPool({ script, threads: 1 });
  await expect(ask("refuse", "Not so.")).rejects.toMatchObject({
    code: "invalid-input",
    message: "Not so.",
  });
  await expect(ask("defect", 7)).rejects.not.toHaveProperty("code");
  await expect(ask("nothing", 7)).rejects.toThrow(/no task/);
});

test("tells whoever is beyond the queue to come back", async () => {
  const ask = createPool({ script, threads: 1, mostWaiting: 2 });
  const calls = await Promise.allSettled([1, 2, 3, 4, 5].map(() => ask("wait", 50)));
  const refused = calls.flatMap((call) => (call.status === "rejected" ? [call.reason] : []));
  expect(refused).toMatchObject([
    { code: "unavailable", retryAfter: 5 },
    { code: "unavailable", retryAfter: 5 },
  ]);
});

test("ends what takes too long, and goes on with a new thread", async () => {
  const ask = createPool({ script, threads: 1, timeoutMs: 1500 });
  const waiting = [ask("compute", 60_000), ask("compute", 60_000)];
  for (const call of await Promise.allSettled(waiting)) {
    expect(call).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
  }
  await expect(ask("echo", "again")).resolves.toMatchObject({ text: '"again"' });
});

test("a thread that ends fails its call alone", async () => {
  const ask = createPool({ script, threads: 1 });
  const [ended, next] = await Promise.allSettled([ask("end", 0), ask("echo", "next")]);
  expect(ended.status).toBe("rejected");
  expect(next).toMatchObject({ status: "fulfilled", value: { text: '"next"' } });
});

test("keeps no process from ending that has been answered", () => {
  const asked = `
    import { createPool } from ${JSON.stringify(new URL("pool.ts", import.meta.url).href)};
    const ask = createPool({ script: new URL(${JSON.stringify(script.href)}), threads: 1 });
    console.log((await ask("echo", "done")).text);`;
  const args = ["--input-type=module", "--eval", asked];
  const said = execFileSync(process.execPath, args, { timeout: 30_000, encoding: "utf8" });
  expect(said).toBe('"done"\n');
});
