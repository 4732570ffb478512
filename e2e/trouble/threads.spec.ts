import { expect, test } from "../support/test.ts";

/** What a build packs for threads must be found there, and be nothing of the server itself. */
test("the built server works checks and analyses out in its threads", async ({ request }) => {
  const drugs = ["warfarin", "aspirin 81 mg daily"];
  const check = await request.post("/api/interactions/check", { data: { drugs } });
  expect(check.status()).toBe(200);
  expect((await check.json()).interactions).toHaveLength(1);
  const inquiry = { age: 50, gender: "female", additionalInfo: "severe chest pain" };
  const analysis = await request.post("/api/symptoms/analyze", { data: inquiry });
  expect(analysis.status()).toBe(200);
  expect((await analysis.json()).recognized.length).toBeGreaterThan(0);
  expect((await (await request.get("/api/symptoms")).json()).findings.length).toBeGreaterThan(100);
});
