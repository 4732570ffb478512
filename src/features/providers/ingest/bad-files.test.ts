import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { runIngest } from "#/platform/ingest/command.ts";
import { ingestRejects } from "#/platform/ingest/run/run.table.ts";
import { zipOf } from "#/platform/ingest/formats/zip-of.testing.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { importProviders } from "./import-providers.ts";
import { providers, providerSources } from "../server/provider.table.ts";
import {
  HEADER,
  importText,
  person,
  practice,
  registryText,
  specialties,
  syntheticNpi,
} from "./registry.testing.ts";

const GOOD = person(1, "SAMPLE", "ANA", practice("RENO", "NV", "89501"));

describeEachDatabase("a provider file", (database) => {
  const stored = () => database().select().from(providers).orderBy(providers.npi);
  const load = (content: string | Uint8Array, name?: string) =>
    importText(database(), content, name === undefined ? {} : { name });

  test("is read in any order of columns, with BOM, CRLF, quotes in quotes and both forms of dates", async () => {
    const header = HEADER.toReversed().map((name) =>
      name === "Provider Sex Code" ? "Provider Gender Code" : name.toUpperCase(),
    );
    const row = {
      ...GOOD,
      "Provider First Name": 'ANA "ANNIE"',
      "Last Update Date": "7/8/21",
      "Provider Sex Code": "F",
    };
    const [names, ...rows] = registryText([row], HEADER.toReversed()).split("\r\n");
    expect(names).toBeDefined();
    const text = [header.map((name) => `"${name}"`).join(","), ...rows].join("\r\n");
    expect(await load(`\uFEFF${text}`)).toMatchObject({ inserted: 1 });
    expect(await load(Buffer.from(`\uFEFF${text}`, "utf16le"))).toMatchObject({ unchanged: 1 });
    const [found] = await stored();
    expect(found?.record).toMatchObject({
      sex: "F",
      updated: "2021-07-08",
      enumerated: "2006-05-23",
      name: { first: 'ANA "ANNIE"' },
    });
  });

  test("may hold bytes of Latin-1", async () => {
    const text = registryText([person(1, "NÚÑEZ", "JOSÉ")]);
    await load(Buffer.from(text, "latin1"));
    expect((await stored())[0]).toMatchObject({
      name1: "NUNEZ",
      record: { name: { last: "NÚÑEZ" } },
    });
  });

  test("keeps what it rejects, with the reason, and takes the rest", async () => {
    const rows = [
      GOOD,
      { ...GOOD, NPI: "1234567890" },
      { ...GOOD, NPI: "" },
      { ...GOOD, NPI: "12345\u000067893" },
      person(2, "X".repeat(10_000), "ANA"),
      person(3, "NUL\0BYTE", "ANA"),
      { ...person(4, "NOTYPE", "ANA"), "Entity Type Code": "" },
      person(5, "BADDATE", "ANA", { "Last Update Date": "31/31/2020" }),
      person(6, "' OR 1=1; DROP TABLE providers --", "<script>alert(1)</script>"),
    ];
    const text = `${registryText(rows)}${registryText([GOOD]).split("\r\n")[1]},"331"\r\n`;
    const counts = await load(text);
    expect(counts).toMatchObject({ read: 10, inserted: 2, rejected: 8 });
    const reasons = (await database().select().from(ingestRejects)).map(({ reason }) => reason);
    expect(reasons).toHaveLength(8);
    for (const words of ["last digit should be 3", "10000 characters", "NUL", "31/31", "columns"]) {
      expect(reasons.some((reason) => reason.includes(words))).toBe(true);
    }
    expect(await stored()).toHaveLength(2);
    const through = async () => (await database().select().from(providerSources))[0]?.through;
    const before = await through();
    await load(registryText([rows[1] ?? GOOD]), "npidata_pfile_20200709-20200715.csv");
    expect(await through()).toBe(before);
  });

  test("is reported with time, rate and the reasons", async () => {
    const path = join(mkdtempSync(join(tmpdir(), "wardbook-report-")), "providers.csv");
    const wrong = [11, 12].map((number) => ({ ...GOOD, NPI: `12345678${number}` }));
    writeFileSync(path, registryText([GOOD, ...wrong, person(2, "NUL\0BYTE", "ANA")]));
    const lines: string[] = [];
    await runIngest({
      sources: { providers: { reads: "provider files", run: importProviders } },
      args: ["providers", path],
      database: database(),
      folder: tmpdir(),
      fetch: () => Promise.reject(new Error("nothing is fetched here")),
      print: (line) => lines.push(line),
    });
    expect(lines[0]).toBe("providers: 4 read = 1 new + 0 changed + 0 unchanged + 3 rejected");
    expect(lines[1]).toMatch(/^providers: \d+\.\d s, [\d,]+ records a second$/);
    expect(lines.slice(2)).toEqual([
      expect.stringMatching(/^ {2}2 rejected as at line 3: 1234567811 is not a valid NPI/),
      "    also at line 4",
      expect.stringMatching(/^ {2}1 rejected as at line 5: A value holds a NUL byte/),
    ]);
  });

  test("counts a number that stands twice with its last row", async () => {
    const counts = await load(registryText([GOOD, person(1, "LATER", "ANA")]));
    expect(counts).toMatchObject({ read: 2, inserted: 1, unchanged: 1 });
    expect((await stored()).map(({ name1 }) => name1)).toEqual(["LATER"]);
  });

  test("without a needed column is refused whole, by the column's name, and nothing changes", async () => {
    await load(registryText([GOOD]));
    const header = HEADER.filter((name) => name !== "Provider First Name");
    await expect(load(registryText([person(9, "NEW", "X")], header))).rejects.toThrow(
      /Provider First Name/,
    );
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ["of something else", "a,b\n1,2\n"],
    ["that is empty", ""],
    ["of a header alone", registryText([])],
    ["that is cut off", gzipSync(registryText([GOOD])).subarray(0, 300)],
    ["of zeros that were packed small", gzipSync(Buffer.alloc(64 * 1024 * 1024))],
  ])("%s is refused, and the old data stays", async (_, content) => {
    await load(registryText([GOOD]));
    await expect(load(content)).rejects.toMatchObject({ name: "Failure" });
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ["a week", "npidata_pfile_20240108-20240114.csv"],
    ["no days", "update.csv"],
  ])("of %s that is cut off changes nothing, however far it was read", async (_, name) => {
    await load(registryText([GOOD]), "npidata_pfile_20050523-20240107.csv");
    const rows = Array.from({ length: 2500 }, (_, number) => person(number, "NEW", "BO"));
    const whole = registryText(rows);
    for (const cut of [whole.slice(0, -40), gzipSync(whole).subarray(0, -40)]) {
      await expect(load(cut, name)).rejects.toThrow(/truncated/);
    }
    expect((await stored()).map(({ name1 }) => name1)).toEqual(["SAMPLE"]);
    expect(await database().select().from(providerSources)).toMatchObject([
      { through: "2024-01-07", records: 1 },
    ]);
    expect(await load(whole, name)).toMatchObject({ inserted: 2499 });
  });

  test("that is cut off in a row leaves the old registry as it was", async () => {
    await load(registryText([GOOD]), "npidata_pfile_20050523-20240107.csv");
    const whole = registryText([person(2, "NEW", "BO"), person(3, "NEWER", "CY")]);
    const cut = whole.slice(0, whole.length - 40);
    await expect(load(cut, "npidata_pfile_20050523-20240211.csv")).rejects.toThrow(/truncated/);
    expect((await stored()).map(({ name1 }) => name1)).toEqual(["SAMPLE"]);
    expect(await database().$count(providerSources)).toBe(1);
  });

  test("of a month that has lost most providers is not swapped in", async () => {
    const many = Array.from({ length: 5 }, (_, number) => person(number, "SAMPLE", "ANA"));
    await load(registryText(many), "npidata_pfile_20050523-20240107.csv");
    await expect(load(registryText([GOOD]), "npidata_pfile_20050523-20240211.csv")).rejects.toThrow(
      /only 1 of the 5/,
    );
    expect(await stored()).toHaveLength(5);
  });

  test("of a month replaces everything, of a week goes on top, in order", async () => {
    const monthly = "npidata_pfile_20050523-20240107.csv";
    await load(registryText([GOOD, person(2, "GONE", "BO")]), monthly);
    const next = registryText([GOOD, person(3, "CAME", "CY", specialties(["207Q00000X"]))]);
    const archive = zipOf({
      "npidata_pfile_20050523-20240211.csv": next,
      "npidata_pfile_20050523-20240211_fileheader.csv": registryText([]),
    });
    expect(await load(archive, "monthly.zip")).toMatchObject({ inserted: 1, unchanged: 1 });
    expect((await stored()).map(({ name1 }) => name1)).toEqual(["SAMPLE", "CAME"]);
    await expect(load(next, monthly)).rejects.toThrow(/already at 2024-02-11/);
    const week = registryText([
      person(3, "RENAMED", "CY", { "Last Update Date": "02/14/2024" }),
      person(1, "OLDER", "ANA", { "Last Update Date": "01/01/2010" }),
      { NPI: syntheticNpi(4), "NPI Deactivation Date": "02/13/2024" },
    ]);
    const weekly = "npidata_pfile_20240212-20240218.csv";
    expect(await load(week, weekly)).toMatchObject({ inserted: 1, updated: 1, unchanged: 1 });
    expect(await load(week, weekly)).toMatchObject({ inserted: 0, updated: 0, unchanged: 3 });
    expect((await stored()).map(({ name1 }) => name1)).toEqual(["SAMPLE", "RENAMED", ""]);
    await expect(load(week, "npidata_pfile_20240122-20240128.csv")).rejects.toThrow(
      /in their order/,
    );
  });
});
