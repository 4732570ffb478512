import { tmpdir } from "node:os";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import { zipOf } from "#/platform/ingest/formats/zip-of.testing.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import { ingestRejects } from "#/platform/ingest/run/run.table.ts";
import type { ProviderPage } from "../providers.contract.ts";
import { allProviderRoutes } from "../server/all-routes.ts";
import {
  providerDeactivations,
  providerExclusions,
  providerSources,
  taxonomies,
} from "../server/provider.table.ts";
import { importDeactivations } from "./deactivations.ts";
import { importExclusions } from "./exclusions.ts";
import {
  importText,
  person,
  practice,
  registryText,
  specialties,
  syntheticNpi,
} from "./registry.testing.ts";
import { loadSampleProviders } from "./samples.ts";
import { importTaxonomy } from "./taxonomy.ts";

const LEIE =
  "LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE";
const leie = (...rows: string[]) => [LEIE, ...rows].join("\r\n");
const NUCC = "Code,Grouping,Classification,Specialization,Definition,Notes,Display Name,Section";

const RENO = practice("RENO", "NV", "89501");

function excluded(last: string, first: string, npi: string): string {
  return `${last},${first},,,PHYSICIAN,SURGERY,,${npi},19600101,1 SAMPLE ST,RENO,NV,89501,1128a1,20200720,00000000,00000000,`;
}

/** A workbook of a title line, a header line and these rows, each cell a text in the list of texts. */
function report(rows: readonly (readonly string[])[]): Buffer {
  const all = [
    ["NPPES Deactivated Records as of Feb 12 2024"],
    ["NPI", "NPPES Deactivation Date"],
    ...rows,
  ];
  const texts = all.flat();
  let place = 0;
  const sheet = all.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((_, column) => `<c r="${"AB"[column]}${row + 1}" t="s"><v>${place++}</v></c>`).join("")}</row>`,
  );
  return zipOf({
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${sheet.join("")}</sheetData></worksheet>`,
    "xl/sharedStrings.xml": `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
  });
}

describeEachDatabase("what other sources say", (database) => {
  const client = () => createApiClient(database(), allProviderRoutes(database(), undefined));
  const find = async (query: string) => {
    const ask = client();
    return (await ask("GET", `/api/npi?${query}`)).body as ProviderPage;
  };

  test("the report of deactivations marks providers, and knows numbers that no file has", async () => {
    await importText(
      database(),
      registryText([
        person(1, "GONE", "ANA", RENO),
        person(2, "BACK", "BO", { ...RENO, "NPI Reactivation Date": "02/20/2024" }),
      ]),
    );
    const rows = [1, 2, 3].map((number) => [syntheticNpi(number), "02/01/2024"]);
    const workbook = zipOf({ "report.xlsx": report([...rows, ["12", "02/01/2024"]]) });
    const counts = await importText(database(), workbook, {
      name: "r.zip",
      by: importDeactivations,
    });
    expect(counts).toMatchObject({ read: 4, inserted: 3, rejected: 1 });
    const [gone] = (await find("lastName=gone")).results;
    expect(gone?.basic).toMatchObject({ status: "D", deactivation_date: "2024-02-01" });
    expect((await find("lastName=back")).results[0]?.basic.status).toBe("A");
    const [unknown] = (await find(`npi=${syntheticNpi(3)}`)).results;
    expect(unknown?.basic).toMatchObject({ status: "D", deactivation_date: "2024-02-01" });
  });

  test("the taxonomy gives the descriptions, and its words find", async () => {
    await importText(
      database(),
      registryText([person(1, "SAMPLE", "ANA", { ...RENO, ...specialties(["1111A0000X"]) })]),
    );
    const csv =
      `${NUCC}\r\n` +
      '1111A0000X,Made Up,Stargazer,Lunar,"A definition, which is not taken.",,Lunar Stargazer,Individual\r\n';
    const load = () => importText(database(), csv, { name: "t.csv", by: importTaxonomy });
    expect(await load()).toMatchObject({ inserted: 1 });
    expect(await load()).toMatchObject({ unchanged: 1 });
    expect(await database().$count(taxonomies)).toBe(1);
    const [found] = (await find("specialty=lunar%20stargazers")).results;
    expect(found?.taxonomies[0]?.desc).toBe("Stargazer, Lunar");
  });

  test("the exclusion list marks by number, and by name and state as a possible match", async () => {
    await importText(
      database(),
      registryText([
        person(1, "LISTED", "ANA", RENO),
        person(2, "NAMESAKE", "ROBERT", RENO),
        person(3, "NAMESAKE", "ROBERT", practice("BOISE", "ID", "83702")),
      ]),
    );
    const listed = excluded("LISTED", "ANA", syntheticNpi(1));
    const csv = leie(listed, excluded("NAMESAKE", "ROBERT", "0000000000"));
    const load = (csv: string) =>
      importText(database(), csv, { name: "leie.csv", by: importExclusions });
    expect(await load(csv)).toMatchObject({ inserted: 2, rejected: 0 });
    const marks = (await find("city=reno")).results.map(({ exclusions }) => exclusions);
    expect(marks).toMatchObject([
      [{ matched_by: "npi", excluded_on: "2020-07-20", basis: "1128a1" }],
      [{ matched_by: "name" }],
    ]);
    expect((await find("city=boise")).results[0]?.exclusions).toEqual([]);
    const npis = [1, 2, 3].map(syntheticNpi);
    const { body } = await client()("POST", "/api/npi/bulk", { body: { npis } });
    expect(body).toMatchObject({
      results: [
        { excluded: true, note: null },
        { excluded: false, note: "possible match by name on OIG's exclusion list" },
        { excluded: false, note: null },
      ],
    });
    await load(leie(listed));
    expect(await database().$count(providerExclusions)).toBe(1);

    const results = [
      { number: syntheticNpi(1), enumeration_type: "NPI-1", basic: { last_name: "OTHERWISE" } },
    ];
    const routes = allProviderRoutes(database(), async () =>
      Response.json({ result_count: 1, results }),
    );
    await database().delete(providerSources).where(eq(providerSources.kind, "registry"));
    const { body: asked } = await createApiClient(database(), routes)(
      "GET",
      `/api/npi?npi=${syntheticNpi(1)}`,
    );
    expect(asked).toMatchObject({
      source: { kind: "nppes-api", exclusions_as_of: expect.any(String) },
      results: [{ exclusions: [{ matched_by: "npi", excluded_on: "2020-07-20" }] }],
    });
  });

  test("a list that is cut off within a row changes nothing", async () => {
    const rows = ["ONE", "TWO"].map((last) => excluded(last, "ANA", "0000000000"));
    const nucc = `${NUCC}\r\n1111A0000X,Made Up,Stargazer,Lunar,,,Lunar Stargazer,Individual\r\n`;
    await importText(database(), leie(...rows), { by: importExclusions });
    for (const [whole, by] of [
      [leie(...rows), importExclusions],
      [`${nucc}1111B0000X,Made Up,Star`, importTaxonomy],
    ] as const) {
      await expect(importText(database(), whole.slice(0, -20), { by })).rejects.toThrow(
        /truncated/,
      );
    }
    expect(await database().$count(providerExclusions)).toBe(2);
    expect(await database().$count(taxonomies)).toBe(0);
  });

  test("a list that holds nothing to read, or hardly anything, leaves what is there", async () => {
    const many = ["ONE", "TWO", "THREE"].map((last) => excluded(last, "ANA", "0000000000"));
    const long = excluded("X".repeat(10_000), "ANA", "0000000000");
    const zero = excluded("NUL\0BYTE", "ANA", "0000000000");
    const load = (content: string | Buffer, name: string, by: typeof importExclusions) =>
      importText(database(), content, { name, by });
    expect(await load(leie(...many, long, zero), "leie.csv", importExclusions)).toMatchObject({
      inserted: 3,
      rejected: 2,
    });
    const nul = `${NUCC}\r\n1111A\u0000000X,,Stargazer,,,,,\r\n1111A0000X,NUL\0,Stargazer,,,,,`;
    for (const [content, name, by, words] of [
      [leie(), "leie.csv", importExclusions, /no exclusion|only 0 of the 3/],
      [leie(...many.slice(2)), "leie.csv", importExclusions, /only 1 of the 3/],
      [NUCC, "nucc.csv", importTaxonomy, /no row that can be read/],
      [nul, "nucc.csv", importTaxonomy, /no row that can be read/],
      [report([]), "report.xlsx", importDeactivations, /no row that can be read/],
    ] as const) {
      await expect(load(content, name, by)).rejects.toThrow(words);
    }
    const folder = { database: database(), source: "exclusions", path: tmpdir(), origin: "folder" };
    await expect(importExclusions({ ...folder, progress: () => SILENT })).rejects.toThrow(
      /it is no file/,
    );
    expect(await database().$count(providerExclusions)).toBe(3);
    const kinds = (await database().select().from(providerSources)).map(({ kind }) => kind);
    expect(kinds).toEqual(["exclusions"]);
    const reasons = (await database().select().from(ingestRejects)).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason.includes("NUL byte"))).toHaveLength(3);
  });

  test("samples stand in until there is a registry, and are marked", async () => {
    const samples = await loadSampleProviders(database());
    expect(samples).toBeGreaterThan(20);
    expect(await loadSampleProviders(database())).toBe(samples);
    const answer = await find("specialty=Cardiology&state=IL");
    expect(answer.source.kind).toBe("samples");
    expect(answer.results.every(({ sample }) => sample)).toBe(true);
    expect(answer.results.length).toBeGreaterThan(0);
    const offline = createApiClient(
      database(),
      allProviderRoutes(database(), () => Promise.reject(new TypeError("no network"))),
    );
    const sampled = await offline("GET", "/api/npi?specialty=Cardiology&state=IL");
    expect(sampled.body).toEqual(answer);
    // Nobody among the samples does not mean nobody.
    expect(await offline("GET", "/api/npi?lastName=Realname")).toMatchObject({ status: 502 });
    await importText(database(), registryText([person(1, "REAL", "ANA", RENO)]));
    expect((await find("specialty=Cardiology&state=IL")).result_count).toBe(0);
    expect(await find("lastName=real")).toMatchObject({ source: { kind: "registry" } });
  });
});

describeRealInputs("importing the report of deactivations", (pathOf) => {
  describeEachDatabase("as it was published", (database, engine) => {
    test.runIf(engine === "embedded")(
      "finds all 258,959 numbers",
      { timeout: 240_000 },
      async () => {
        const counts = await importDeactivations({
          database: database(),
          source: "deactivations",
          path: pathOf("nppes/NPPES_Deactivated_NPI_Report_100923.zip"),
          origin: "report",
          progress: () => SILENT,
        });
        expect(counts).toMatchObject({ read: 258_959, inserted: 258_959, rejected: 0 });
        expect(await database().$count(providerDeactivations)).toBe(258_959);
      },
    );
  });
});
