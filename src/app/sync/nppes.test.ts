import { describe, expect, test } from "vitest";
import { linksIn } from "./page.ts";
import { registryFiles } from "./nppes.ts";

const BASE = "https://files.example/nppes/NPI_Files.html";

const page = (...names: readonly string[]) =>
  linksIn(names.map((name) => `<li><a href='./${name}'>${name}</a></li>`).join("\n"), BASE);

const WEEKS = page(
  "NPPES_Data_Dissemination_November_2026.zip",
  "NPPES_Deactivated_NPI_Report_110926.zip",
  "NPPES_Data_Dissemination_110926_111526_Weekly.zip",
  "NPPES_Data_Dissemination_111626_112226_Weekly.zip",
);

const none = () => false;
const keys = (...given: Parameters<typeof registryFiles>) =>
  registryFiles(...given).map(({ key }) => key);

describe("the registry's files", () => {
  test("begin with the newest monthly one", () => {
    expect(keys(WEEKS, undefined, none)).toEqual(["month 2026-11"]);
    expect(keys(WEEKS, undefined, (key) => key === "month 2026-11")).toEqual([]);
  });

  test("go on with the weekly ones after what is loaded, in their order", () => {
    expect(keys(WEEKS.toReversed(), "2026-11-08", none)).toEqual([
      "week 2026-11-09 2026-11-15",
      "week 2026-11-16 2026-11-22",
    ]);
    expect(keys(WEEKS, "2026-11-15", none)).toEqual(["week 2026-11-16 2026-11-22"]);
    expect(keys(WEEKS, "2026-11-22", none)).toEqual([]);
  });

  test("go over a week that is missing with the next monthly one, and wait for it until then", () => {
    const without = page("NPPES_Data_Dissemination_111626_112226_Weekly.zip");
    expect(() => registryFiles(without, "2026-10-25", none)).toThrow(/next monthly file brings/);
    const later = [...without, ...page("NPPES_Data_Dissemination_November_2026.zip")];
    expect(keys(later, "2026-10-25", none)).toEqual(["month 2026-11"]);
  });

  test("are taken in the newer layout where they are listed in both", () => {
    const both = page(
      "NPPES_Data_Dissemination_November_2026.zip",
      "NPPES_Data_Dissemination_November_2026_V2.zip",
    );
    expect(registryFiles(both, undefined, none)[0]?.url).toMatch(/_V2\.zip$/);
    expect(registryFiles(both.toReversed(), undefined, none)[0]?.url).toMatch(/_V2\.zip$/);
  });

  test("a page without any is said to be one", () => {
    expect(() => registryFiles(page("about.html"), undefined, none)).toThrow(/names none/);
  });
});

test("links are read however they are written", () => {
  const html = `<base href="/files/"><a class=x href=a.zip>a</a><A HREF="b.zip?x=1&amp;y=2">b</A><a name="c">c</a>`;
  expect(linksIn(html, "https://files.example/page")).toEqual([
    "https://files.example/files/a.zip",
    "https://files.example/files/b.zip?x=1&y=2",
  ]);
});
