import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeEachDatabase } from "../../platform/testing/each-database.ts";
import { applicationInTest } from "../application.testing.ts";
import { randomOf, requestsOver } from "./generated-requests.testing.ts";

const COUNT = 200;

describeEachDatabase("requests of any kind", (database) => {
  test("are answered or refused, and none shows a defect", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "wardbook-requests-"));
    const app = await applicationInTest(database(), { DATA_DIR: dataDir, LIMITS: "off" });
    // Another seed in each run; a failure names it.
    const seed = Math.floor(Math.random() * 2 ** 32);
    const next = await requestsOver(app, randomOf(seed));
    const defects: unknown[] = [];
    for (let n = 0; n < COUNT; n += 1) {
      const { method, path, ...asked } = next();
      const answer = await app.ask(method, path, asked);
      const text = await answer.text();
      if (answer.status >= 500 || /node_modules|\.ts:\d|SELECT /.test(text)) {
        defects.push({ seed, n, method, path, ...asked, status: answer.status });
      }
    }
    await app.settled();
    expect(defects).toEqual([]);
  }, 180_000);
});
