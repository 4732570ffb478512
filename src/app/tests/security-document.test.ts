import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const DOCUMENT = readFileSync("docs/security.md", "utf8");
const HERE = "src/features/accounts/server/";
/** How a document may name a file, and where it is. */
const PLACES = ["", HERE, "src/features/accounts/", "src/features/accounts/providers/"];

type Mention = { readonly file: string; readonly titles: readonly string[] };

/** Each file of tests that a line names, with the titles of tests that follow it in quotes. */
function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`((?:,\s*"[^"]+")*)/g)].map(
    ([, file = "", titles = ""]) => ({
      file,
      titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) =>
        title.replace(/\s+/g, " "),
      ),
    }),
  );
}

/** What tests of a file are called, as far as it is written there: titles of tests, steps and groups, names of cases. */
function titlesIn(source: string): string[] {
  const called =
    /(?:\b(?:test|describe|describeEachDatabase|step)|\))\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g;
  const cases = /[[{,]\s*"([^"]+)"/g;
  return [
    ...[...source.matchAll(called)].map(([, , title = ""]) => title),
    ...[...source.matchAll(cases)].map(([, name = ""]) => name),
  ];
}

const rows = DOCUMENT.split("\n").filter((line) => /^\| \d/.test(line));

test("each file and test that the document names exists", () => {
  const missing: string[] = [];
  for (const { file, titles } of mentionsIn(DOCUMENT)) {
    const path = PLACES.map((place) => place + file).find((candidate) => existsSync(candidate));
    const known = path === undefined ? [] : titlesIn(readFileSync(path, "utf8"));
    if (path === undefined) missing.push(file);
    missing.push(
      ...titles
        .filter((title) => !known.some((one) => one.includes(title)))
        .map((title) => `${file}: ${title}`),
    );
  }
  expect(missing).toEqual([]);
});

test("each requirement says what holds it, and it is a test wherever one can", () => {
  expect(rows.length).toBeGreaterThan(50);
  const cells = rows.map((row) => row.split("|").map((cell) => cell.trim()));
  const silent = cells.filter(([, , , , proof = ""]) => proof === "").map(([, number]) => number);
  expect(silent).toEqual([]);
  const byReading = cells.filter(([, , , , proof = ""]) => mentionsIn(proof).length === 0);
  for (const [, number, , , proof] of byReading)
    expect([number, proof]).toEqual([number, "by reading"]);
  expect(byReading.length).toBeLessThan(rows.length / 3);
});

test("a name that is nowhere is found out", () => {
  const [mention] = mentionsIn('`auth.test.ts`, "no such test", "of the password"');
  expect(mention).toEqual({ file: "auth.test.ts", titles: ["no such test", "of the password"] });
  const titles = titlesIn(
    '// test("in a remark" \ntest(\n  "of the password asks", () => "no such test");',
  );
  expect(titles.some((title) => title.includes("no such test"))).toBe(false);
});
