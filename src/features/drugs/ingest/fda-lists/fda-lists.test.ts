import * as v from "valibot";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#/platform/database/database.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import type { ImportRequest } from "#/platform/ingest/command.ts";
import { zipOf } from "#/platform/ingest/formats/zip-of.testing.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import type { Counts } from "#/platform/ingest/run/run.ts";
import { ingestRejects, ingestRuns } from "#/platform/ingest/run/run.table.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { DrugDetail } from "../../drugs.contract.ts";
import { drugReferenceRoutes } from "../../server/all-routes.ts";
import { createImportStore } from "../store/import.store.ts";
import { FACTS_RANK, rowOfProduct } from "../store/product-row.ts";
import { importBytes } from "../importing.testing.ts";
import { importOrangeBook } from "./orange-book.ts";
import { importSafetyLabelChanges } from "./safety-label-changes.ts";
import { importShortages } from "./shortages.ts";

const BOOK_HEADER =
  "Ingredient~DF;Route~Trade_Name~Applicant~Strength~Appl_Type~Appl_No~Product_No~TE_Code~Approval_Date~RLD~RS~Type~Applicant_Full_Name";
const BOOK = [
  BOOK_HEADER,
  "ZELOSARTAN~TABLET;ORAL~ZELOVIX~NORTH~50MG~N~999001~001~AB~Apr 12, 2021~Yes~Yes~RX~NORTHFIELD LABS",
  "ZELOSARTAN~TABLET;ORAL~ZELOVIX~NORTH~100MG~N~999001~002~AB~Approved Prior to Jan 1, 1982~Yes~No~RX~NORTHFIELD LABS",
  "ZELOSARTAN~TABLET;ORAL~ZELOSARTAN~HARBOR~50MG **Federal Register determination**~A~999002~001~AB~Oct 7, 2024~No~No~RX~HARBOR PHARMA",
  "ZELOSARTAN~TABLET;ORAL~ZELOSARTAN~OTHER~50MG~A~999003~001~BX~Oct 8, 2024~No~No~RX~OTHER PHARMA",
  "ZELOSARTAN~TABLET;ORAL~ZELOSARTAN~GONE~50MG~A~999004~001~~Oct 9, 2020~No~No~DISCN~GONE PHARMA",
  "ZELOSARTAN~TABLET;ORAL~ZELOSARTAN~BAD~50MG~A~999005~001~AB~someday~No~No~RX~BAD PHARMA",
].join("\n");

const CHANGES = [
  '"Drug Name","Active Ingredient","Application Number","Application Type","Supplement Date","Database Updated","Link"',
  '"ZELOVIX","ZELOSARTAN","999001","NDA","10/21/2025","10/22/2025","https://fda.example/index.cfm?event=searchdetail.page&DrugNameID=38"',
  '"ZELOVIX","ZELOSARTAN","999001","NDA","02/05/2020","02/07/2020","https://fda.example/index.cfm?event=searchdetail.page&DrugNameID=38"',
  '"BROKEN","BROKEN","999001","NDA","soon","","https://fda.example/index.cfm?event=searchdetail.page&DrugNameID=39"',
].join("\r\n");

const shortage = (fields: object) => ({
  generic_name: "Zelosartan Tablet",
  company_name: "Northfield Labs",
  status: "Current",
  update_date: "11/02/2026",
  ...fields,
});
const SHORTAGES = JSON.stringify({
  meta: {},
  results: [
    shortage({ package_ndc: "99990-001-30", presentation: "50 mg, 30 tablets" }),
    shortage({ package_ndc: "99990-001-90", presentation: "90 tablets", status: "Resolved" }),
    { status: "Current" },
  ],
});

type Importer = (request: ImportRequest) => Promise<Counts>;

async function give(database: Database, by: Importer, source: string, bytes: Uint8Array | string) {
  const folder = await mkdtemp(join(tmpdir(), "wardbook-lists-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, "list");
  await writeFile(path, bytes);
  return by({ database, source, path, origin: source, progress: () => SILENT });
}

const product = (ndc: string, application: string, strength: string | undefined) => ({
  ndc,
  brandName: "Zelosartan",
  genericName: "zelosartan",
  manufacturer: "Northfield Labs",
  dosageForm: "TABLET",
  strength,
  routes: ["ORAL"],
  applicationNumber: application,
  substances: ["ZELOSARTAN"],
  classes: [],
  packages: [],
});

describeEachDatabase("FDA's lists", (database) => {
  const record = async (ndc: string) => {
    const limiter = createLimiter({ off: true });
    const ask = createApiClient(database(), drugReferenceRoutes(database()), { limiter });
    return ask("GET", `/api/drugs/fda-record?ndc=${ndc}`);
  };
  const keepProducts = () =>
    createImportStore(database()).transaction((writes) =>
      writes.products(
        [
          product("99990-001", "NDA999001", "50 mg/1"),
          product("99990-002", "ANDA999002", undefined),
          product("99990-003", "NDA999001", undefined),
        ].map((one) => rowOfProduct(one, FACTS_RANK.directory)),
      ),
    );

  test("tell which products are rated equivalent to a product, and which are not", async () => {
    await keepProducts();
    const zipped = zipOf({ "products.txt": BOOK, "patent.txt": "Appl_Type~Appl_No\nN~999001" });
    const counts = await give(database(), importOrangeBook, "orange-book", zipped);
    expect(counts).toMatchObject({ inserted: 5, rejected: 1 });
    const { body } = await record("99990-001");
    expect(body).toMatchObject({
      orangeBook: {
        asOf: "2024-10-08",
        approved: [{ strength: "50MG", rating: "AB", isReference: true, approvedOn: "2021-04-12" }],
        equivalents: [
          { application: "ANDA999002", href: "/drugs/northfield-labs/99990-002", rating: "AB" },
        ],
      },
      safetyChanges: null,
      shortages: null,
    });
    expect((await record("99990-003")).body).toMatchObject({
      orangeBook: { approved: [{ strength: "50MG" }, { approvedOn: null }], equivalents: null },
    });
    expect((await record("99990-009")).status).toBe(404);
  });

  test("tell when safety sections changed, of a product and of all, and what cannot be read", async () => {
    await keepProducts();
    await give(database(), importSafetyLabelChanges, "label-changes", CHANGES);
    expect((await record("99990-001")).body).toMatchObject({
      safetyChanges: {
        asOf: "2025-10-21",
        changes: [{ changedOn: "2025-10-21" }, { changedOn: "2020-02-05" }],
      },
    });
    const limiter = createLimiter({ off: true });
    const ask = createApiClient(database(), drugReferenceRoutes(database()), { limiter });
    const all = await ask("GET", "/api/drugs/safety-changes?search=zelo&limit=1&page=2");
    expect(all.body).toMatchObject({ total: 2, changes: [{ changedOn: "2020-02-05" }] });
    expect((await ask("GET", "/api/drugs/safety-changes?search=100%25")).body).toMatchObject({
      total: 0,
    });
    expect(await database().select().from(ingestRejects)).toMatchObject([
      { reason: expect.stringMatching(/"soon" is not a date/) },
    ]);
  });

  test("tell of shortages that last", async () => {
    await keepProducts();
    const counts = await give(database(), importShortages, "shortages", SHORTAGES);
    expect(counts).toMatchObject({ inserted: 2, rejected: 1 });
    expect((await record("99990-001")).body).toMatchObject({
      shortages: { asOf: "2026-11-02", current: [{ presentation: "50 mg, 30 tablets" }] },
    });
  });

  test("are not replaced by one that was cut off, or by another file", async () => {
    await give(database(), importOrangeBook, "orange-book", BOOK);
    const half = BOOK.split("\n").slice(0, 3).join("\n");
    const again = (bytes: string) => give(database(), importOrangeBook, "orange-book", bytes);
    await expect(again(half)).rejects.toThrow(/only 2 of the 5 entries/);
    await expect(again(CHANGES)).rejects.toThrow(/holds no products of the Orange Book/);
    const runs = await database().select().from(ingestRuns);
    expect(runs.filter(({ status }) => status === "completed")).toHaveLength(1);
  });

  test("recalls in FDA's export count as recalls, once beside the report of the same event", async () => {
    await keepProducts();
    const exported = {
      "Recalling Firm Name": "Northfield Labs",
      "Product Type": "Drugs",
      "Product Classification": "Class II",
      Status: "Ongoing",
      "Center Classification Date": "2026-03-01",
      "Reason for Recall": "Dissolution",
      "Product Description": "Zelosartan tablets, NDC 99990-001-30",
      "Event ID": "77",
      "Product ID": "1234",
    };
    const counts = await importBytes(
      database(),
      "recalls.jsonl",
      `${JSON.stringify(exported)}\n${JSON.stringify({ ...exported, "Product ID": "x" })}\n`,
    );
    expect(counts).toMatchObject({ inserted: 1, rejected: 1 });
    expect(await database().select().from(ingestRuns)).toMatchObject([{ source: "recalls" }]);
    const limiter = createLimiter({ off: true });
    const ask = createApiClient(database(), drugReferenceRoutes(database()), { limiter });
    const recalls = async () =>
      v.parse(DrugDetail, (await ask("GET", "/api/drugs/northfield-labs/99990-001")).body).recalls;
    expect(await recalls()).toMatchObject([
      { number: "FDA product 1234", classifiedOn: "2026-03-01" },
    ]);
    const columns = Object.keys(exported).map((column) => `"${column}"`);
    const cells = Object.values({ ...exported, "Product ID": "1235" }).map((cell) => `"${cell}"`);
    await importBytes(database(), "recalls.csv", `${columns.join(",")}\n${cells.join(",")}\n`);
    expect(await recalls()).toHaveLength(2);
    const report = {
      recall_number: "D-0001-2026",
      status: "Ongoing",
      event_id: "77",
      recalling_firm: "Northfield Labs",
      product_description: "Zelosartan, NDC 99990-001-30",
    };
    await importBytes(database(), "report.jsonl", `${JSON.stringify(report)}\n`);
    expect(await recalls()).toMatchObject([{ number: "D-0001-2026" }]);
  });
});
