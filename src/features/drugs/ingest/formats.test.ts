import { gzipSync } from "node:zlib";
import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { pills } from "#/features/drugs/server/pill.table.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { zipOf } from "#/platform/ingest/formats/zip-of.testing.ts";
import { ingestRejects } from "#/platform/ingest/run/run.table.ts";
import { drugs } from "../server/drugs.table.ts";
import { labelChanges } from "../logic/label-changes.ts";
import { createLabelStore } from "../server/label.store.ts";
import { drugPackages } from "../server/label.table.ts";
import { fixture, importBytes, importFixture } from "./importing.testing.ts";

/** Of spl-1.xml and spl-2.xml. */
const SPL_SET = "00000000-0000-4000-8000-000000000003";

describeEachDatabase("the formats of drug data", (database) => {
  const products = () => database().select().from(drugs).orderBy(asc(drugs.identity));

  test("openFDA's labels: an answer of the API, with a record that has no openfda block", async () => {
    const counts = await importFixture(database(), "openfda-label-reply.json");
    expect(counts).toMatchObject({ read: 2, inserted: 2, rejected: 0 });
    expect(await products()).toMatchObject([
      {
        ndcNumber: "99990-001",
        brandName: "Northalol",
        manufacturer: "Northfield Labs",
        category: "Cardiovascular",
        hasBoxedWarning: true,
        indication: "Northalol is indicated for hypertension in adults.",
        contraindications: "Severe bradycardia.",
        sideEffects: "Dizziness and tiredness.",
        marketingCategory: "ANDA",
        isGeneric: true,
        labelVersion: 2,
        labelEffectiveOn: "2026-03-01",
      },
      {
        ndcNumber: "99991-0002",
        brandName: expect.stringMatching(/calmerin/i),
        manufacturer: expect.stringMatching(/harbor pharma/i),
      },
    ]);
    const label = await createLabelStore(database()).find("00000000-0000-4000-8000-000000000001");
    const dosage = label?.sections.find(({ title }) => /dosage and administration/i.test(title));
    expect(dosage?.blocks.at(-1)).toMatchObject({
      kind: "table",
      rows: [{ head: true }, { cells: [{ text: "below 30 mL/min" }, { text: "5 mg" }] }],
    });
  });

  test.each([
    [
      "a byte order mark and another column",
      (text: string) => `\uFEFF${text.trimEnd().split(/\r?\n/).join("\tX\r\n")}\tX\r\n`,
    ],
    ["commas", (text: string) => text.replaceAll(",", ";").replaceAll("\t", ",")],
    [
      "quotation marks and small letters",
      (text: string) => text.replaceAll(/[^\t\r\n]+/g, '"$&"').toLowerCase(),
    ],
  ])("FDA's product text written with %s", async (_, written) => {
    const text = (await fixture("product.txt")).toString();
    const counts = await importBytes(database(), "product.txt", written(text));
    expect(counts).toMatchObject({ read: 3, inserted: 2, rejected: 1 });
  });

  test.each(["json", "json.gz", "json.zip", "jsonl", "jsonl.gz"])(
    "openFDA's labels in bulk, as .%s",
    async (ending) => {
      const reply = await fixture("openfda-label-reply.json");
      const { results } = JSON.parse(reply.toString());
      const lines = results.map((record: unknown) => `${JSON.stringify(record)}\n`).join("");
      const plain = ending.startsWith("jsonl") ? Buffer.from(lines) : reply;
      const packed = ending.endsWith("gz")
        ? gzipSync(plain)
        : ending.endsWith("zip")
          ? zipOf({ "drug-label-0001-of-0001.json": plain })
          : plain;
      expect(await importBytes(database(), `labels.${ending}`, packed)).toMatchObject({
        read: 2,
        inserted: 2,
      });
    },
  );

  test("openFDA's NDC directory: strengths, schedule, dates, packages, and what is rejected with its reason", async () => {
    const counts = await importFixture(database(), "openfda-ndc.json");
    expect(counts).toMatchObject({ read: 3, inserted: 2, rejected: 1 });
    expect(await products()).toMatchObject([
      { ndcNumber: "99990-001", strength: "10 mg", listingExpirationDate: "2027-12-31" },
      {
        ndcNumber: "99990-009",
        strength: "50 mcg",
        schedule: "CIV",
        isControlled: true,
        category: "Uncategorized",
        marketedUntil: "2021-01-01",
      },
    ]);
    expect(await database().select().from(drugPackages)).toMatchObject([{ ndc: "99990-001-30" }]);
    expect(await database().select().from(ingestRejects)).toMatchObject([
      { reason: expect.stringMatching(/record 3: .*neither/) },
    ]);
  });

  test("FDA's NDC text, products and packages in one zip, written in Windows-1252", async () => {
    const zip = zipOf({
      "product.txt": await fixture("product.txt"),
      "package.txt": await fixture("package.txt"),
    });
    expect(await importBytes(database(), "ndctext.zip", zip)).toMatchObject({
      read: 4,
      inserted: 3,
      rejected: 1,
    });
    expect(await products()).toMatchObject([
      {
        ndcNumber: "9999-1001",
        brandName: "Duoval XR",
        strength: "70 mcg; 5600 units",
        formFamily: "tablet",
        productKey: "0099991001",
      },
      // The form of six and four digits that FDA will assign.
      { ndcNumber: "999920-0002", brandName: "Cafézine", productKey: "9999200002" },
    ]);
    expect(await database().select().from(drugPackages)).toMatchObject([
      { ndc: "9999-1001-10", productKey: "0099991001" },
    ]);
  });

  test("FDA's list of unfinished drugs, in 14 columns", async () => {
    await importFixture(database(), "unfinished-product.txt");
    expect(await products()).toMatchObject([
      { ndcNumber: "99993-500", brandName: "Northalol", finished: false },
    ]);
  });

  test("SPL: one document, a zip of them, and zips in a zip", async () => {
    const [first, second] = [await fixture("spl-1.xml"), await fixture("spl-2.xml")];
    await importBytes(database(), "label.xml", first);
    const [before] = await products();
    expect(before).toMatchObject({
      brandName: "Ballerol",
      genericName: "ballerol",
      strength: "20 mg",
      labelVersion: 1,
      indication: "Ballerol is indicated for seasonal hay fever.",
      contraindications: "Acute liver failure.",
    });
    const inner = zipOf({ "one.xml": first, "two.xml": second, "photo.jpg": "no data" });
    const counts = await importBytes(database(), "daily.zip", zipOf({ "rx/a.zip": inner }));
    expect(counts).toMatchObject({ read: 2, inserted: 1, unchanged: 1 });
    expect(await products()).toMatchObject([
      {
        id: before?.id,
        labelVersion: 2,
        indication: "Ballerol is indicated for hay fever and hives.",
        contraindications: "Acute liver failure. Hypersensitivity to ballerol.",
      },
    ]);
    const labels = createLabelStore(database());
    const [one, two] = [await labels.find(SPL_SET, 1), await labels.find(SPL_SET, 2)];
    const changes = labelChanges(one?.sections ?? [], two?.sections ?? []);
    expect(changes.at(-1)).toMatchObject({
      title: "4.2 Hypersensitivity to ballerol",
      change: "added",
      clauses: [{ change: "added", text: "Hypersensitivity to ballerol." }],
    });
    expect(await database().select().from(pills)).toMatchObject([
      { imprint: "BAL;20", shape: "round", colors: ["pink"], sizeMm: 7 },
    ]);
  });

  test("Pillbox: colours and shape by their codes, stray quotes taken for blanks", async () => {
    expect(await importFixture(database(), "pillbox.csv")).toMatchObject({
      read: 3,
      inserted: 2,
      rejected: 1,
    });
    expect(await database().select().from(pills).orderBy(asc(pills.identity))).toMatchObject([
      { brandName: "Northalol", strength: "10 mg", imprint: "NF;102", shape: "round", pieces: 2 },
      { manufacturer: "Northfield Labs", shape: "capsule", schedule: "CIV" },
    ]);
  });
});
