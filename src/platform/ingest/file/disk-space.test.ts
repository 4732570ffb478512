import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { diskOf, refuseNearlyFull, whileThereIsRoom } from "./disk-space.ts";
import { expandedSize } from "./expanded-size.ts";
import { zipOf } from "../formats/zip-of.testing.ts";

const MIB = 1024 * 1024;
const disk = (...free: number[]) => ({
  folder: "/data",
  free: async () => (free.length > 1 ? free.shift() : free[0]) ?? 0,
});

test("a disk without room for the tables and their log is told in one sentence", async () => {
  await refuseNearlyFull(disk(264 * MIB), 100 * MIB);
  await expect(refuseNearlyFull(disk(263 * MIB), 100 * MIB)).rejects.toThrow(
    "The disk of /data has 263.0 MB free, and this import needs about 264.0 MB: make room, or choose another DATA_DIR.",
  );
  // The log of a large import is bounded, its tables are not.
  await refuseNearlyFull(disk(11_088 * MIB), 10_000 * MIB);
  await expect(refuseNearlyFull(disk(63 * MIB))).rejects.toThrow(/64\.0 MB/);
});

test("work on a disk that fills up is given up, also where it never ends by itself", async () => {
  const endless = new Promise<never>(() => undefined);
  await expect(whileThereIsRoom(disk(200 * MIB, 12 * MIB), endless)).rejects.toThrow(
    /the disk of \/data has only 12\.0 MB left/,
  );
  expect(await whileThereIsRoom(disk(200 * MIB), Promise.resolve("done"))).toBe("done");
  const failing = Promise.reject(new Error("wrong file"));
  await expect(whileThereIsRoom(disk(200 * MIB), failing)).rejects.toThrow("wrong file");
});

test("the free bytes of a folder are those of its disk, also before it is there", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "wardbook-disk-")), "new");
  expect(await diskOf(folder).free()).toBeGreaterThan(0);
});

test("what is packed counts as it is unpacked, and what was cut off as it lies there", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wardbook-size-"));
  const rows = Array.from({ length: 5000 }, (_, at) => `${at},${(at * 7919) % 1000}\n`).join("");
  const write = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const packed = gzipSync(rows);
  expect(await expandedSize(write("a.csv", rows))).toBe(rows.length);
  expect(await expandedSize(write("a.gz", packed))).toBe(rows.length);
  expect(await expandedSize(write("a.zip", zipOf({ a: rows, b: rows })))).toBe(2 * rows.length);
  const cut = packed.subarray(0, packed.length - 100);
  expect(await expandedSize(write("b.gz", cut))).toBeLessThan(40 * cut.length);
  expect(await expandedSize(folder)).toBeGreaterThan(rows.length);
});
