import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { recordFiles } from "../knowledge/schema/files.ts";
import { ROOT } from "./setup/root.ts";

const linesOf = (file: string): string[] => readFileSync(join(ROOT, file), "utf8").split("\n");

/** As many lines as a reviewer can find the way in. */
const MOST_LINES = 3000;
const findingFiles = recordFiles(ROOT, "findings/**/*.yaml");

test("findings stand in rooms that the README names, none larger than a reviewer can oversee", () => {
  const readme = readFileSync(join(ROOT, "knowledge/README.md"), "utf8");
  expect(findingFiles.length).toBeGreaterThan(30);
  expect(findingFiles.filter((file) => !readme.includes(`\`${basename(file)}\``))).toEqual([]);
  expect(findingFiles.filter((file) => linesOf(file).length > MOST_LINES)).toEqual([]);
});

test("each finding stands once, and by its id among those of its file", () => {
  const rooms = findingFiles.map((file) =>
    linesOf(file).flatMap((line) => /^ {2}- id: (\S+)$/.exec(line)?.[1] ?? []),
  );
  expect(rooms.filter((ids) => ids.join() !== ids.toSorted().join())).toEqual([]);
  const all = rooms.flat();
  expect(all.length).toBeGreaterThan(2800);
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
});
