import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { zipOf } from "#/platform/ingest/formats/zip-of.testing.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import { ingestRejects, ingestRuns } from "#/platform/ingest/run/run.table.ts";
import { drugReferenceRoutes } from "../server/all-routes.ts";
import { importDrugs } from "./import-drugs.ts";
import { fixture, importBytes, importFixture } from "./importing.testing.ts";

const MIB = 1024 * 1024;
const BEGINNING = '{ "results": [';

describeEachDatabase("drug data that cannot be read", (database) => {
  beforeEach(async () => {
    await importFixture(database(), "openfda-label-reply.json");
  });

  /** What was there before is still found, and the run log says what went wrong. */
  const stillServes = async (reason?: RegExp) => {
    const limiter = createLimiter({ off: true });
    const ask = createApiClient(database(), drugReferenceRoutes(database()), { limiter });
    const { body } = await ask("GET", "/api/drugs?search=northalol&limit=1");
    expect(body).toMatchObject({ total: 2, drugs: [{ ndcNumber: "99990-001" }] });
    if (reason === undefined) return;
    const runs = await database().select().from(ingestRuns);
    const failed = runs.filter(({ status }) => status === "failed");
    expect(failed).toEqual([expect.objectContaining({ failure: expect.stringMatching(reason) })]);
  };

  test("a truncated gzip", async () => {
    const whole = gzipSync(await fixture("openfda-ndc.json"));
    const cut = whole.subarray(0, whole.length - 200);
    await expect(importBytes(database(), "ndc.json.gz", cut)).rejects.toThrow(/ndc\.json\.gz/);
    await stillServes(/ndc\.json\.gz/);
  });

  test("a zip bomb, by its ratio", async () => {
    const bomb = zipOf({ "labels.json": BEGINNING + " ".repeat(48 * MIB) });
    await expect(importBytes(database(), "labels.zip", bomb)).rejects.toThrow(/times/);
    await stillServes(/labels\.zip/);
  });

  test("a zip bomb, by its size", async () => {
    const bomb = zipOf({ "labels.json": BEGINNING + " ".repeat(3 * MIB) });
    const limits = { expandedBytes: 2 * MIB };
    await expect(importBytes(database(), "labels.zip", bomb, limits)).rejects.toThrow(/2\.0 MB/);
    await stillServes(/labels\.zip/);
  });

  test.each([
    ["a DTD", `<!DOCTYPE document SYSTEM "http://127.0.0.1:9/x.dtd">`],
    ["entities", `<!DOCTYPE document [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>`],
  ])("XML with %s, which is never expanded", async (_, declaration) => {
    const text = (await fixture("spl-1.xml")).toString();
    const xml = text.replace("<document", `${declaration}\n<document`).replace("hay fever", "&b;");
    await expect(importBytes(database(), "label.xml", xml)).rejects.toThrow(/label\.xml/);
    await stillServes(/DTD|DOCTYPE|entit/i);
  });

  test("a line of 50 MB: rejected with its place, the lines around it read", async () => {
    const record = JSON.parse((await fixture("openfda-label-older.jsonl")).toString());
    const line = (more: object) => `${JSON.stringify({ ...record, ...more })}\n`;
    const long = line({ description: ["x".repeat(50 * MIB)] });
    const lines = line({ version: "7" }) + long + line({ version: "8" });
    const counts = await importBytes(database(), "labels.jsonl", lines);
    expect(counts).toMatchObject({ read: 3, inserted: 2, rejected: 1 });
    expect(await database().select().from(ingestRejects)).toMatchObject([
      { position: 2, reason: expect.stringMatching(/^labels\.jsonl, line 2: The line is longer/) },
    ]);
    await stillServes();
  });

  test("fields of other types than openFDA's: read where they say something, passed over where not", async () => {
    const record = JSON.parse((await fixture("openfda-label-older.jsonl")).toString());
    const { set_id: _set, openfda: _openfda, ...others } = record;
    const lines = [
      { ...record, version: 7, openfda: null, contraindications: "None.", description: [null, {}] },
      { ...others, openfda: [] },
      { ...record, version: "next" },
    ];
    const text = ["null", "not json", ...lines.map((line) => JSON.stringify(line))].join("\n");
    expect(await importBytes(database(), "labels.jsonl", text)).toMatchObject({
      read: 5,
      inserted: 1,
      rejected: 4,
    });
    expect(await database().select().from(ingestRejects)).toMatchObject([
      { position: 1, reason: expect.stringMatching(/no JSON object/) },
      { position: 2, reason: expect.stringMatching(/not valid JSON/) },
      { position: 4, reason: expect.stringMatching(/no set id/) },
      { position: 5, reason: expect.stringMatching(/version "next" is no number/) },
    ]);
    await stillServes();
  });

  test("a damaged zip among the labels of a release: rejected, the others and the pictures beside them read over", async () => {
    const release = zipOf({
      "prescription/1.zip": zipOf({
        "1.jpg": "\u0000picture",
        "1.xml": await fixture("spl-1.xml"),
      }),
      "prescription/2.zip": "PK\u0003\u0004 and nothing more",
    });
    const counts = await importBytes(database(), "release.zip", release);
    expect(counts).toMatchObject({ read: 2, inserted: 1, rejected: 1 });
  });

  test("another encoding", async () => {
    const latin = Buffer.from('{"set_id":"caf\u00E9","version":"1"}\n', "latin1");
    await expect(importBytes(database(), "labels.jsonl", latin)).rejects.toThrow(/UTF-8/);
    await stillServes(/not UTF-8/);
  });

  test("a web page in place of JSON", async () => {
    const page = "<!DOCTYPE html><html><head><title>Down for maintenance</title></head></html>";
    await expect(importBytes(database(), "label.json", page)).rejects.toThrow(/web page \(HTML\)/);
    await stillServes(/web page/);
  });

  test("an answer that is an error", async () => {
    const answer = '{ "error": { "code": "OVER_RATE_LIMIT", "message": "Slow down" } }';
    await expect(importBytes(database(), "label.json", answer)).rejects.toThrow(/Slow down/);
    await stillServes(/Slow down/);
  });

  test("a folder in place of a file", async () => {
    const folder = await mkdtemp(join(tmpdir(), "wardbook-folder-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const request = { source: "drugs", path: folder, origin: folder, progress: () => SILENT };
    await expect(importDrugs({ database: database(), ...request })).rejects.toThrow(
      /it is no file\. Name one file/,
    );
  });
});
