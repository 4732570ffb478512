import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { zipOf } from "#/platform/ingest/formats/zip-of.testing.ts";
import { drugs } from "../server/drugs.table.ts";
import { createLabelStore } from "../server/label.store.ts";
import { fixture, importBytes, importFixture } from "./importing.testing.ts";

const SET_ID = "00000000-0000-4000-8000-000000000001";
const FILES = ["openfda-label-reply.json", "openfda-ndc.json", "product.txt", "pillbox.csv"];

describeEachDatabase("an import that is repeated", (database) => {
  const products = async () => {
    const rows = await database().select().from(drugs).orderBy(asc(drugs.identity));
    return rows.map(({ id: _id, createdAt: _created, updatedAt: _updated, ...row }) => row);
  };

  test("changes nothing, and ends the same in whatever order the files come", async () => {
    for (const file of FILES) await importFixture(database(), file);
    const before = await products();
    for (const file of FILES) {
      expect(await importFixture(database(), file)).toMatchObject({ inserted: 0, updated: 0 });
    }
    expect(await products()).toEqual(before);
    await database().delete(drugs);
    for (const file of FILES.toReversed()) await importFixture(database(), file);
    expect(await products()).toEqual(before);
  });

  test("ends the same after an interruption", async () => {
    const members = {
      "a.json": await fixture(FILES[0] ?? ""),
      "b.json": await fixture(FILES[1] ?? ""),
    };
    const cut = { ...members, "b.json": members["b.json"].subarray(0, 400) };
    await expect(importBytes(database(), "bulk.zip", zipOf(cut))).rejects.toThrow(/middle/);
    await importBytes(database(), "bulk.zip", zipOf(members));
    const mended = await products();
    await database().delete(drugs);
    await importBytes(database(), "bulk.zip", zipOf(members));
    expect(await products()).toEqual(mended);
  });

  test("of an older version keeps it for the history and lets the newer one serve", async () => {
    await importFixture(database(), "openfda-label-reply.json");
    const before = await products();
    expect(await importFixture(database(), "openfda-label-older.jsonl")).toMatchObject({
      inserted: 1,
    });
    expect(await products()).toEqual(before);
    const labels = createLabelStore(database());
    expect((await labels.versions(SET_ID)).map(({ version }) => version)).toEqual([2, 1]);
    expect((await labels.find(SET_ID))?.version).toBe(2);
    const older = JSON.stringify((await labels.find(SET_ID, 1))?.sections);
    expect(older).toContain("chest pain");
  });
});
