import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { lexicon } from "#/features/symptoms/logic/reading/phrases/lexicon.ts";
import { phrasesIn } from "#/features/symptoms/logic/reading/phrases/matching.ts";
import { valuesIn } from "#/features/symptoms/logic/reading/numbers/measures.ts";
import { isMisleading } from "#/features/symptoms/logic/reading/context/misleading.ts";
import { foldInPlace, unitsOf } from "#/features/symptoms/logic/reading/tokens/units.ts";
import { recordFiles } from "../knowledge/schema/files.ts";
import { readMeasures } from "../knowledge/schema/measures.ts";
import { readMisleading } from "../knowledge/schema/reader.ts";
import { namingADocument } from "../knowledge/schema/conditions.ts";
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

/** Whether a text is read as a value of this measure that means or denies something, in an adult or an infant. */
const isRead = (id: string, text: string): boolean =>
  [40, 0.3].some((age) =>
    valuesIn(foldInPlace(text), { age, sex: "female" }, [], []).some(
      (value) => value.id === id && value.means.length + value.denies.length > 0,
    ),
  );

test("each measure reads what its record gives as an example", () => {
  const unread = readMeasures(ROOT).filter(({ id, example }) => !isRead(id, example));
  expect(unread.map(({ id, example }) => `${id}: ${example}`)).toEqual([]);
});

test("each record of misleading words sets aside what its example would be taken for", () => {
  const wrong = readMisleading(ROOT).filter(({ example, of }) => {
    const units = unitsOf(foldInPlace(example));
    const isOf = (finding: string): boolean =>
      of.some((id) => (id.startsWith("*") ? finding.endsWith(id.slice(1)) : finding === id));
    const taken = phrasesIn(units, lexicon()).filter(({ phrase }) => isOf(phrase.finding));
    return !taken.some((match) => isMisleading(match, units));
  });
  expect(wrong.map(({ example }) => example)).toEqual([]);
});

/** Where a file has a line that is longer: "file:line". */
const longer = (files: readonly string[], longest: number): string[] =>
  files.flatMap((file) =>
    linesOf(file).flatMap((line, at) => (line.length > longest ? [`${file}:${at + 1}`] : [])),
  );

test("no line of data is longer than a reviewer reads at a glance", () => {
  const LONGEST = { knowledge: 200, elsewhere: 300 };
  const data = globSync("{src/**/data/**/*.ts,fixtures/**/*.{yaml,json,ts},knowledge/*.lock}", {
    cwd: ROOT,
  });
  const records = recordFiles(ROOT, "**/*.yaml");
  expect(Math.min(data.length, records.length)).toBeGreaterThan(20);
  expect(longer(records, LONGEST.knowledge)).toEqual([]);
  expect(longer(data, LONGEST.elsewhere)).toEqual([]);
});

test("at least five conditions of six name a guideline, a table or a review with its year", () => {
  const { named, all } = namingADocument(ROOT);
  expect(named / all).toBeGreaterThan(5 / 6);
});
