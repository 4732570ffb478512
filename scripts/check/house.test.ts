import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { ROOT } from "../setup/root.ts";
import { DOCUMENTED } from "./documented-commands.ts";
import { commandsIn, namedPathsIn } from "./in-documents.ts";

/** More than this nobody takes in at a glance: what a folder is about then needs rooms. */
const MOST_FILES = 40;
/** A reviewer reads records line by line, and a change of one word is looked for within its line. */
const LONGEST_LINE = 300;

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: ["**/node_modules/**", "**/dist/**"] });
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

test("no folder of code has more than 40 files", () => {
  const counts = new Map<string, number>();
  for (const file of filesOf("{src,scripts,bench,bin,e2e,cluster,deploy,docs}/**/*.*")) {
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});

test("no line of a clinical record is longer than 300 characters", () => {
  const long = filesOf("{knowledge/**/*.yaml,src/**/data/**/*.ts}").flatMap((file) =>
    read(file)
      .split("\n")
      .flatMap((line, index) => (line.length > LONGEST_LINE ? [`${file}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

/** Where a document may mean its paths from: what it stands beside, or one of these. */
const FROM = [
  "",
  "src",
  "src/features",
  "src/features/*",
  "src/features/accounts/{server,providers}",
];
const MAPS = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  ...filesOf("{*,src/**}/README.md"),
];

test.each([...MAPS, ...filesOf("docs/*.md"), ...filesOf("docs/sources/*.md")])(
  "every path that %s names exists",
  (document) => {
    const missing = namedPathsIn(read(document)).filter((path) =>
      [...FROM, dirname(document)].every(
        (from) => globSync(join(from, path), { cwd: ROOT }).length === 0,
      ),
    );
    expect(missing).toEqual([]);
  },
);

test("every command of a document is one, and of README and CONTRIBUTING also one that check-docs runs", () => {
  const scripts = new Set(Object.keys(packageJson.scripts));
  const unknown = [...MAPS, ...filesOf("docs/**/*.md")].flatMap((document) =>
    commandsIn(read(document))
      .filter((name) => !scripts.has(name))
      .map((name) => `${document}: ${name}`),
  );
  expect(unknown).toEqual([]);
  const told = new Set(["README.md", "CONTRIBUTING.md"].flatMap((file) => commandsIn(read(file))));
  expect([...told].filter((name) => DOCUMENTED[name] === undefined)).toEqual([]);
});

test("every script is one that Node 20 can run: through bin/, or a tool that needs no more", () => {
  const direct = Object.entries(packageJson.scripts).filter(
    ([, line]) => !/^(?:node (?:--[\w-]+=\d+ )?bin\/|oxlint |knip$)/.test(line),
  );
  expect(direct).toEqual([]);
});
