import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type SourceDocument, documentsIn } from "./documents.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";
import { textOf } from "../formats/text.ts";
import { zipOf } from "../formats/zip-of.testing.ts";

async function fileOf(content: Uint8Array | string, name = "source.bin"): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), "wardbook-test-")), name);
  await writeFile(path, content);
  return path;
}

async function read(document: SourceDocument): Promise<string> {
  let text = "";
  for await (const part of textOf(document.bytes, document.name)) text += part;
  return text;
}

async function all(path: string, limits?: Limits) {
  const documents: { name: string; container: string; text: string }[] = [];
  for await (const document of documentsIn(path, limits === undefined ? {} : { limits })) {
    const { name, container } = document;
    documents.push({ name, container, text: await read(document) });
  }
  return documents;
}

describe("documentsIn", () => {
  test("reads a plain file, a gzip, a zip and zips in a zip", async () => {
    const plain = await all(await fileOf("{}", "a.json"));
    expect(plain).toEqual([{ name: "a.json", container: "json", text: "{}" }]);
    const packed = await all(await fileOf(gzipSync("a\tb\n"), "a.gz"));
    expect(packed).toEqual([{ name: "a.gz", container: "text", text: "a\tb\n" }]);
    const inner = zipOf({ "one.xml": "<document/>", "picture.jpg": "\u0000\u0001" });
    const outer = zipOf({ "first.zip": inner, "second.zip": zipOf({ "two.xml": "<document/>" }) });
    const nested = await all(await fileOf(outer, "all.zip"));
    expect(nested.map(({ name, container }) => `${name}: ${container}`)).toEqual([
      "all.zip > first.zip > one.xml: xml",
      "all.zip > first.zip > picture.jpg: binary",
      "all.zip > second.zip > two.xml: xml",
    ]);
  });

  test("passes over a document that nobody reads", async () => {
    const path = await fileOf(zipOf({ "a.txt": "a".repeat(300_000), "b.txt": "b" }), "two.zip");
    const names: string[] = [];
    for await (const document of documentsIn(path)) names.push(document.name);
    expect(names).toEqual(["two.zip > a.txt", "two.zip > b.txt"]);
  });

  test("tells the bytes of the file that it has consumed", async () => {
    const zip = zipOf({ "a.txt": "a".repeat(10_000), "b.txt": "b" });
    const gzip = gzipSync("c".repeat(10_000));
    for (const content of [zip, gzip]) {
      let bytes = 0;
      const path = await fileOf(content);
      for await (const document of documentsIn(path, { onRead: (read) => (bytes += read) })) {
        await read(document);
      }
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(content.length);
    }
  });

  test("says that a gzip is truncated", async () => {
    const whole = gzipSync(Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * 7919) % 256)));
    const path = await fileOf(whole.subarray(0, whole.length / 2), "cut.json.gz");
    await expect(all(path)).rejects.toThrow(/cut\.json\.gz ends in the middle .* truncated/);
  });

  test("says that a zip is truncated", async () => {
    const whole = zipOf({ "a.txt": "a" });
    const path = await fileOf(whole.subarray(0, whole.length - 20), "cut.zip");
    await expect(all(path)).rejects.toThrow(/cut\.zip is a damaged or truncated zip/);
  });

  test("stops a bomb at the ratio, and at the size", async () => {
    const zeros = Buffer.alloc(24 * 1024 * 1024);
    const limits = { ...DEFAULT_LIMITS, ratioFromBytes: 1024 * 1024 };
    const gzip = await fileOf(gzipSync(zeros), "bomb.gz");
    const zip = await fileOf(zipOf({ "bomb.txt": zeros }), "bomb.zip");
    const text = zeros.fill("x");
    const inner = await fileOf(zipOf({ "in.zip": zipOf({ "bomb.txt": text }) }), "outer.zip");
    for (const path of [gzip, zip, inner]) {
      await expect(all(path, limits)).rejects.toThrow(/grows to more than 200 times/);
      const small = { ...DEFAULT_LIMITS, ratio: Infinity, expandedBytes: 4 * 1024 * 1024 };
      await expect(all(path, small)).rejects.toThrow(/holds more than 4\.0 MB/);
    }
  });

  test("refuses archives that are packed in each other without end", async () => {
    let packed: Uint8Array = Buffer.from("x");
    for (let depth = 0; depth < 5; depth += 1) packed = gzipSync(packed);
    await expect(all(await fileOf(packed, "deep.gz"))).rejects.toThrow(/packed more than 3 times/);
  });
});
