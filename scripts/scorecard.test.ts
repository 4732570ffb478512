import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LABEL_CASES } from "#/features/dosage/data/label-cases.testing.ts";
import { sumOf } from "#/features/evidence/logic/standings.ts";
import { thousands } from "#/kernel/thousands.ts";
import { SCORECARD } from "#knowledge/scorecard.js";
import { lockAt, readLock } from "../knowledge/schema/evidence/lock.ts";
import { readStatements } from "../knowledge/schema/evidence/statements.ts";
import { ROOT } from "./setup/root.ts";

const { measured, statements } = SCORECARD;
const sizesOf = (engine: string) =>
  measured.filter((one) => one.engine === engine).map(({ size }) => size);

test.each(measured)("$engine, $set: the document that it names says its figures", (one) => {
  const document = readFileSync(one.document, "utf8");
  const size = new RegExp(`(?<![\\d,.])${thousands(one.size)}(?![\\d,.]*\\d)`);
  expect(document).toMatch(size);
  for (const { value } of one.figures) {
    expect(document).toMatch(
      new RegExp(`(?<![\\d.])${RegExp.escape(value.replace(/ %$/, ""))}(?![\\d.]*\\d)`),
    );
  }
});

test("sets that are tests are as large as these are", () => {
  expect(sizesOf("dosing")).toEqual([LABEL_CASES.length]);
});

test("as many statements are supported as the lock says", async () => {
  const lock = readLock(lockAt(ROOT));
  const said = (await readStatements(ROOT)).map(({ id }) => lock.get(id)?.judgement);
  const all = sumOf(statements.byKind.map(({ counts }) => counts));
  for (const judgement of ["supported twice", "supported", "not found", "contradicted"] as const) {
    expect([judgement, all[judgement]]).toEqual([
      judgement,
      said.filter((one) => one === judgement).length,
    ]);
  }
});
