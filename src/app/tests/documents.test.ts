import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];
/** What a build or a run makes, and is not in the repository. */
const MADE = /^(?:dist|\.data|\.node|test-results)(?:\/|$)/;
/** Where a document may begin a path: at the root, or in the folder that it is about. */
const STARTS = [
  "",
  "src/",
  "src/platform/",
  "src/platform/*/",
  "src/design/",
  "src/features/",
  "src/features/*/",
  "src/app/",
  "docs/",
];

/** The paths that a document names between backticks, and at the head of the lines of its maps. */
function pathsIn(document: string): string[] {
  const quoted = [...document.matchAll(/`((?:[\w.-]+\/)+[\w.*-]*)`/g)].map(([, path = ""]) => path);
  const mapped = [...document.matchAll(/^ {4,}([\w.-]+\/(?:[\w.-]+\/)*[\w.-]*)(?= {2,})/gm)];
  return [...quoted, ...mapped.map(([, path = ""]) => path)].filter((path) => !MADE.test(path));
}

describe.each(DOCUMENTS)("%s", (name) => {
  const document = readFileSync(name, "utf8");

  test("names paths that exist", () => {
    const lost = pathsIn(document).filter(
      (path) => globSync(STARTS.map((start) => start + path.replace(/\/$/, ""))).length === 0,
    );
    expect(lost).toEqual([]);
  });

  test("names commands that exist", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    const commands = [...document.matchAll(/npm run ([\w:-]+)/g)].map(
      ([, command = ""]) => command,
    );
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});

test("a path that is nowhere is found out", () => {
  expect(pathsIn("See `src/nowhere/` and\n    src/none.ts/      a file\n")).toEqual([
    "src/nowhere/",
    "src/none.ts/",
  ]);
});

test("every command of ours is run by a Node that can, whatever Node it is called with", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const OTHERS = /^(?:oxlint|oxfmt|knip)\b/;
  const alone = Object.entries<string>(scripts).filter(([, command]) =>
    command.split(" && ").some((part) => !part.includes("bin/") && !OTHERS.test(part)),
  );
  expect(alone).toEqual([]);
});
