import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { substanceOf } from "./logic/vocabulary.ts";
import type { Monograph } from "./monograph.schema.ts";
import { MonographSchema } from "./monograph.schema.ts";

const FOLDER = join(import.meta.dirname, "../../../data/starter/monographs");
const files = readdirSync(FOLDER);

/** Every file as its problems, or its monograph. */
const read = files.map((file) => {
  const parsed = v.safeParse(MonographSchema, JSON.parse(readFileSync(join(FOLDER, file), "utf8")));
  const issues = parsed.issues?.map((issue) => `${v.getDotPath(issue) ?? ""}: ${issue.message}`);
  return { file, monograph: parsed.success ? parsed.output : undefined, issues };
});
const monographs = read.flatMap((entry) => entry.monograph ?? []);

function partsOf(monograph: Monograph) {
  return Object.entries(monograph).flatMap(([name, part]) =>
    typeof part === "object" && "points" in part ? [{ name, ...part }] : [],
  );
}

function textsOf(monograph: Monograph): string[] {
  const doses = monograph.doses.map((dose) => `${dose.dose} ${dose.schedule} ${dose.note ?? ""}`);
  return [...doses, ...partsOf(monograph).flatMap((part) => part.points)];
}

function restsOnLabel(monograph: Monograph): boolean {
  return [...partsOf(monograph), ...monograph.doses].some(
    ({ basis }) => typeof basis === "object" && "label" in basis,
  );
}

const idsWhere = (fails: (monograph: Monograph) => boolean): string[] =>
  monographs.filter(fails).map((monograph) => monograph.id);

describe("starter monographs", () => {
  test("cover at least 300 ingredients", () => {
    expect(monographs.length).toBeGreaterThanOrEqual(300);
  });

  test("are whole: no part empty, every dose with unit and route, every part with its basis", () => {
    expect(read.filter((entry) => entry.issues !== undefined)).toEqual([]);
  });

  test("are named by an ingredient of the vocabulary", () => {
    expect(read.filter(({ file, monograph }) => file !== `${monograph?.id ?? ""}.json`)).toEqual(
      [],
    );
    expect(idsWhere(({ id }) => substanceOf(id) === undefined)).toEqual([]);
  });

  test("rest on a label only where they name one, and say so under checked", () => {
    expect(
      idsWhere((monograph) => restsOnLabel(monograph) !== (monograph.label !== undefined)),
    ).toEqual([]);
    const differing = monographs.filter(
      ({ label, checked }) =>
        label !== undefined &&
        JSON.stringify(checked) !== JSON.stringify({ setId: label.setId, version: label.version }),
    );
    expect(differing.map((monograph) => monograph.id)).toEqual([]);
  });

  test.each([
    ["a trailing zero", /\d\.\d*0(?![\d])\s?(mg|mcg|g|mL|units)/],
    ["a naked decimal point", /(?<![\d])\.\d/],
    ["an abbreviated unit", /\d\s?(U|IU|ug|µg|μg|cc)\b/],
    [
      "a dangerous abbreviation",
      /\b(QD|QOD|BID|TID|QID|qd|qod|bid|tid|qid|HS|MS|MSO4|MgSO4|D\/C)\b/,
    ],
    ["a large number without commas", /(?<![\d,.])\d{5,}(?![\d])/],
  ])("never write %s", (_, pattern) => {
    const wrong = monographs.flatMap((monograph) =>
      textsOf(monograph).filter((text) => pattern.test(text)),
    );
    expect(wrong).toEqual([]);
  });
});
