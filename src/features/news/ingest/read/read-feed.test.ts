import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Failure } from "#/kernel/failure.ts";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import { readFeed } from "./read-feed.ts";

const read = (text: string) => readFeed(new TextEncoder().encode(text), "the document");

describe("a document of a feed", () => {
  test.each([
    ['<?xml version="1.0"?><rss version="2.0"><channel></channel></rss>', "rss"],
    ['<feed xmlns="http://www.w3.org/2005/Atom"><title>Quiet</title></feed>', "atom"],
    ['<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"></rdf:RDF>', "rdf"],
  ])("without entries is a feed: %s", (text, format) => {
    expect(read(text)).toMatchObject({ format, entries: [] });
  });

  test.each([
    ["", "it is empty"],
    ["<!DOCTYPE html><html><body>Checking your browser</body></html>", "it is a web page"],
    [
      '<html><head><link rel="alternate" type="application/rss+xml" title="All" href="/feed.xml"></head></html>',
      "it is a web page, whose feed is at /feed.xml",
    ],
    ['{"error": "no"}', "it is JSON of another kind"],
    ["<opml></opml>", "it is a list of feeds (OPML): name one of them"],
    ["<urlset></urlset>", "it is XML of another kind"],
  ])("is refused by name where it is none: %s", (text, reason) => {
    expect(() => read(text)).toThrow(
      new Failure("invalid-input", `the document is not a feed: ${reason}.`),
    );
  });
});

describeRealInputs("documents that feeds have answered with", (pathOf) => {
  test("are read or refused by name, and most have entries", async () => {
    const folder = await mkdtemp(join(tmpdir(), "feeds-"));
    execFileSync("tar", ["xzf", pathOf("feeds/feed_documents.tar.gz"), "-C", folder]);
    let entries = 0;
    let refused = 0;
    let documents = 0;
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      documents++;
      try {
        const bytes = await readFile(join(file.parentPath, file.name));
        if (readFeed(bytes, file.name).entries.length > 0) entries++;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        refused++;
      }
    }
    await rm(folder, { recursive: true });
    expect(documents).toBeGreaterThanOrEqual(1890);
    expect(entries).toBeGreaterThan(1100);
    expect(refused).toBeLessThan(documents / 4);
  });
});
