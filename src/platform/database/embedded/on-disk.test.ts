import { fsyncSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openCluster } from "./cluster.ts";

test("a durable database has the disk take each commit before it is acknowledged", async () => {
  let syncs = 0;
  const folder = join(mkdtempSync(join(tmpdir(), "wardbook-durable-")), "postgres");
  const cluster = await openCluster(folder, (descriptor) => {
    fsyncSync(descriptor);
    syncs += 1;
  });
  await cluster.exec("CREATE TABLE kept (number int)");
  for (let number = 1; number <= 5; number += 1) {
    const before = syncs;
    await cluster.query("INSERT INTO kept VALUES ($1)", [number]);
    expect(syncs).toBeGreaterThan(before);
  }
  await cluster.close();
  const again = await openCluster(folder);
  const { rows } = await again.query<{ count: number }>("SELECT count(*)::int AS count FROM kept");
  expect(rows).toEqual([{ count: 5 }]);
  await again.close();
});
