import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fixture } from "#/features/drugs/ingest/importing.testing.ts";
import { drugs } from "#/features/drugs/server/drugs.table.ts";
import { providers } from "#/features/providers/server/provider.table.ts";
import { person, registryText } from "#/features/providers/ingest/registry.testing.ts";
import { asFiles, RELEASE } from "#/features/rxnorm/ingest/release.testing.ts";
import type { Database } from "#/platform/database/database.ts";
import { zipOf } from "#/platform/ingest/formats/zip-of.testing.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import { createSourceStore, sourceStates } from "#/platform/ingest/run/source-state.store.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { localServer } from "#/platform/testing/local-server.ts";
import { addressesWith } from "./addresses.ts";
import { chosen } from "./command.ts";
import { lookAtDue, wantedByServer } from "./due.ts";
import type { Looking } from "./look.ts";
import { mirror, readMirror } from "./mirror.ts";
import { KNOWN_SOURCES, SYNC_SOURCES } from "./sources.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

type Answer = string | Uint8Array | ((response: ServerResponse) => void);

/** Publishers on this machine: what they answer by path; a missing path is 404. */
async function publishers(database: Database, pages: Record<string, Answer>) {
  const asked: string[] = [];
  const origin = await localServer((request, response) => {
    const path = request.url ?? "";
    asked.push(`${request.method} ${path}`);
    const answer = pages[path];
    if (answer === undefined) response.writeHead(404).end();
    else if (typeof answer === "function") answer(response);
    else response.setHeader("etag", `"${answer.length}"`).end(answer);
  });
  const folder = await mkdtemp(join(tmpdir(), "wardbook-sync-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const names = ["nppes", "exclusions", "openfda", "dailymed", "rxnorm"];
  let now = new Date("2026-11-24T08:00:00Z");
  const lines: string[] = [];
  const looking: Looking = {
    database,
    store: createSourceStore(database),
    fetch,
    addresses: addressesWith(new Map(names.map((name) => [name, `${origin}/${name}`]))),
    folder,
    disk: undefined,
    now: () => now,
    print: (line) => lines.push(line),
    progress: () => SILENT,
    signal: new AbortController().signal,
  };
  const wait = (ms: number) => (now = new Date(now.getTime() + ms));
  return { origin, asked, folder, lines, looking, wait, pages };
}

const sourceNamed = (name: string) => chosen(SYNC_SOURCES, name, new Set(["ACCEPT_NUCC"]));
const link = (name: string) => `<a href="/files/${name}">${name}</a>`;
const released = zipOf(asFiles(RELEASE));
const registryZip = (days: string, number: number) =>
  zipOf({
    [`npidata_pfile_${days}.csv`]: registryText([
      person(number, "WELLS", "ADA", { "Last Update Date": "11/02/2026" }),
    ]),
  });

describeEachDatabase("the sync of sources", (database) => {
  const stateOf = async (name: string) =>
    (await sourceStates(database(), KNOWN_SOURCES)).find((source) => source.name === name);

  test("reads a release that a page links, and not again until there is a newer one", async () => {
    const file = "RxNorm_full_prescribe_11022026.zip";
    const { asked, looking, pages, wait } = await publishers(database(), {
      "/rxnorm": link(file) + link("RxNorm_full_11022026.zip"),
      [`/files/${file}`]: released,
    });
    expect(await stateOf("rxnorm")).toMatchObject({ updatedAt: null, lookedAt: null });
    expect(await lookAtDue(sourceNamed("rxnorm"), looking)).toBe(true);
    expect(await stateOf("rxnorm")).toMatchObject({
      contentOn: "2026-11-02",
      lookedAt: "2026-11-24T08:00:00.000Z",
      nextLookAt: "2026-12-01T08:00:00.000Z",
      failure: null,
    });
    await lookAtDue(sourceNamed("rxnorm"), looking);
    wait(7 * DAY);
    await lookAtDue(sourceNamed("rxnorm"), looking);
    expect(asked).toEqual(["GET /rxnorm", `GET /files/${file}`, "GET /rxnorm"]);
    const next = "RxNorm_full_prescribe_12072026.zip";
    pages["/rxnorm"] = link(next);
    pages[`/files/${next}`] = released;
    wait(7 * DAY);
    await lookAtDue(sourceNamed("rxnorm"), looking);
    expect(asked.at(-1)).toBe(`GET /files/${next}`);
  });

  test("reads the registry's monthly file, then the weeks after it, and keeps what serves where one is damaged", async () => {
    const first = "NPPES_Data_Dissemination_110926_111526_Weekly.zip";
    const second = "NPPES_Data_Dissemination_111626_112226_Weekly.zip";
    const { looking, pages, lines, wait } = await publishers(database(), {
      "/nppes": link("NPPES_Data_Dissemination_November_2026.zip") + link(first) + link(second),
      "/files/NPPES_Data_Dissemination_November_2026.zip": registryZip("20050523-20261108", 1),
      [`/files/${first}`]: registryZip("20261109-20261115", 2),
      [`/files/${second}`]: registryZip("20261116-20261122", 3).subarray(0, 300),
    });
    expect(await lookAtDue(sourceNamed("providers"), looking)).toBe(false);
    expect(await database().$count(providers)).toBe(2);
    expect(await stateOf("providers")).toMatchObject({
      contentOn: "2026-11-15",
      failure: expect.stringMatching(/damaged or truncated/),
      nextLookAt: "2026-11-24T08:15:00.000Z",
    });
    pages[`/files/${second}`] = registryZip("20261116-20261122", 3);
    wait(15 * MINUTE);
    expect(await lookAtDue(sourceNamed("providers"), looking)).toBe(true);
    expect(await database().$count(providers)).toBe(3);
    expect(await stateOf("providers")).toMatchObject({ contentOn: "2026-11-22", failure: null });
    expect(lines.filter((line) => line.includes("fetching"))).toHaveLength(4);
  });

  test("asks less and less often while a publisher fails, as late as it wishes, and goes on as before", async () => {
    let status = 503;
    const { asked, looking, pages, wait } = await publishers(database(), {
      "/rxnorm": (response) => void response.writeHead(status, { "retry-after": "7200" }).end(),
    });
    const times: number[] = [];
    for (let minute = 0; minute < 21 * 24 * 60; minute += 15) {
      const before = asked.length;
      if (minute === 3 * 24 * 60) status = 404;
      await lookAtDue(sourceNamed("rxnorm"), looking);
      if (asked.length > before) times.push(minute / 60);
      wait(15 * MINUTE);
    }
    const gaps = times.map((at, index) => at - (times[index - 1] ?? 0)).slice(1);
    expect(gaps.slice(0, 6)).toEqual([2, 2, 2, 2, 4, 8]);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(7 * 24);
    expect(times.length).toBeLessThan(16);
    pages["/rxnorm"] = link("RxNorm_full_prescribe_11022026.zip");
    pages["/files/RxNorm_full_prescribe_11022026.zip"] = released;
    wait(7 * DAY);
    expect(await lookAtDue(sourceNamed("rxnorm"), looking)).toBe(true);
    expect(await stateOf("rxnorm")).toMatchObject({ failure: null });
  });

  test("reads a list that is replaced under its address by what tells it from the one before", async () => {
    const header = "LASTNAME,FIRSTNAME,BUSNAME,NPI,STATE,EXCLTYPE,EXCLDATE";
    const list = (day: string) => `${header}\nNOONE,NORA,,0000000000,OH,1128a1,${day}\n`;
    const { asked, looking, pages, wait, lines } = await publishers(database(), {
      "/exclusions": list("20261020"),
    });
    const again = async () => {
      wait(7 * DAY);
      return lookAtDue(sourceNamed("exclusions"), looking);
    };
    expect([await again(), await again()]).toEqual([true, true]);
    expect(asked).toEqual(["HEAD /exclusions", "GET /exclusions", "HEAD /exclusions"]);
    expect(await stateOf("exclusions")).toMatchObject({ contentOn: "2026-10-20" });
    // The same under another mark is no other.
    pages["/exclusions"] = (response) => response.setHeader("etag", "other").end(list("20261020"));
    expect(await again()).toBe(true);
    expect(lines.at(-1)).toMatch(/is what was read before/);
    pages["/exclusions"] = list("20261120")
      .repeat(2)
      .replace(`${header}\nNOONE`, `${header}\nSOME`);
    expect(await again()).toBe(true);
    expect(await stateOf("exclusions")).toMatchObject({ contentOn: "2026-11-20" });
  });

  test("reads the files of openFDA's list once for each export", async () => {
    const listings = zipOf({ "drug-ndc-0001.json": await fixture("openfda-ndc.json") });
    const { origin, asked, looking, pages, wait } = await publishers(database(), {
      "/drug-ndc-0001.json.zip": listings,
    });
    const exported = (day: string) => {
      const partitions = [{ file: `${origin}/drug-ndc-0001.json.zip`, size_mb: "0.1" }];
      return JSON.stringify({ results: { drug: { ndc: { export_date: day, partitions } } } });
    };
    pages["/openfda"] = exported("2026-11-20");
    await lookAtDue(sourceNamed("directory"), looking);
    wait(DAY);
    await lookAtDue(sourceNamed("directory"), looking);
    expect(asked.filter((path) => path.endsWith(".zip"))).toHaveLength(1);
    expect(await database().$count(drugs)).toBe(2);
    pages["/openfda"] = "<html></html>";
    wait(DAY);
    expect(await lookAtDue(sourceNamed("directory"), looking)).toBe(false);
    expect((await stateOf("directory"))?.failure).toMatch(/names no files of ndc/);
    expect(await database().$count(drugs)).toBe(2);
  });

  test("mirrors into a folder, from which it is read without a network", async () => {
    const file = "RxNorm_full_prescribe_11022026.zip";
    const { asked, looking, folder } = await publishers(database(), {
      "/rxnorm": link(file),
      [`/files/${file}`]: released,
    });
    const into = join(folder, "mirror");
    expect(await mirror(sourceNamed("rxnorm"), into, looking)).toBe(true);
    expect(await mirror(sourceNamed("rxnorm"), into, looking)).toBe(true);
    expect(asked.filter((path) => path.endsWith(file))).toHaveLength(1);
    expect(await stateOf("rxnorm")).toMatchObject({ updatedAt: null });
    const path = join(into, "rxnorm", file);
    const whole = await readFile(path);
    await writeFile(path, whole.subarray(0, 200));
    expect(await readMirror(sourceNamed("rxnorm"), into, looking)).toBe(false);
    expect((await stateOf("rxnorm"))?.failure).toMatch(/is not what was fetched/);
    await writeFile(path, whole);
    const before = asked.length;
    expect(await readMirror(sourceNamed("rxnorm"), into, looking)).toBe(true);
    expect(await stateOf("rxnorm")).toMatchObject({ contentOn: "2026-11-02" });
    expect(asked).toHaveLength(before);
    await expect(readMirror(sourceNamed("rxnorm"), folder, looking)).rejects.toThrow(
      /mirror\.json/,
    );
  });

  test("a server begins with what is small, and keeps up what was once fetched", async () => {
    const store = createSourceStore(database());
    const names = async () => (await wantedByServer(SYNC_SOURCES, store)).map(({ name }) => name);
    expect(await names()).not.toContain("providers");
    expect(await names()).toContain("exclusions");
    const read = { key: "month 2026-11", address: "a", sha256: "b", bytes: 1, readAt: new Date() };
    await store.fileRead({ source: "providers", ...read });
    expect(await names()).toContain("providers");
  });
});

test("a taxonomy under a copyright is fetched only where its terms were accepted", () => {
  const [none, accepted] = [new Set<string>(), new Set(["ACCEPT_NUCC"])];
  const taxonomy = expect.objectContaining({ name: "taxonomy" });
  expect(chosen(SYNC_SOURCES, undefined, none)).not.toContainEqual(taxonomy);
  expect(chosen(SYNC_SOURCES, undefined, accepted)).toContainEqual(taxonomy);
  expect(() => chosen(SYNC_SOURCES, "taxonomy", none)).toThrow(/ACCEPT_NUCC=1/);
  expect(() => chosen(SYNC_SOURCES, "else", none)).toThrow(/--only takes one of providers,/);
});
