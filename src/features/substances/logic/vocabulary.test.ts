import { describe, expect, test } from "vitest";
import { classOf, classesOf, drugClasses, hasClass, membersOf } from "./classes.ts";
import { MalformedRecord, readSubstance } from "./record.ts";
import { combinations, nameOf, substanceOf, substances } from "./vocabulary.ts";

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe("the tables", () => {
  test("hold at least 900 ingredients, each once, under ids of lower-case words", () => {
    expect(substances.length).toBeGreaterThanOrEqual(900);
    expect(repeated(substances.map((entry) => entry.id))).toEqual([]);
    expect(substances.filter((entry) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry.id))).toEqual([]);
  });

  test("give every ingredient a name, a class that exists and a route", () => {
    for (const entry of substances) {
      expect(entry.name, entry.id).not.toBe("");
      expect(
        entry.classes.filter((id) => classOf(id) === undefined),
        entry.id,
      ).toEqual([]);
      expect(entry.classes.length, entry.id).toBeGreaterThan(0);
      expect(entry.routes.length, entry.id).toBeGreaterThan(0);
    }
  });

  test("write the tall-man name with the letters of the name", () => {
    for (const entry of substances) {
      if (entry.tallMan === undefined) continue;
      expect(entry.tallMan.toLowerCase(), entry.id).toBe(entry.id.replaceAll("-", " "));
      expect(entry.tallMan, entry.id).not.toBe(entry.tallMan.toLowerCase());
    }
  });

  test("never repeat a word within one record", () => {
    for (const entry of substances) {
      const names = [...entry.synonyms, ...entry.dangerousAbbreviations, ...entry.brands];
      expect(repeated(names), entry.id).toEqual([]);
      expect(repeated(entry.classes), entry.id).toEqual([]);
    }
  });

  test("make combinations of known ingredients only", () => {
    for (const { names, ingredients } of combinations) {
      expect(
        ingredients.filter((id) => substanceOf(id) === undefined),
        names[0],
      ).toEqual([]);
      expect(repeated(ingredients), names[0]).toEqual([]);
      expect(names.length).toBeGreaterThan(0);
    }
  });

  test("have a member for every class", () => {
    const empty = drugClasses.filter((entry) => membersOf(entry.id).length === 0);
    expect(empty.map((entry) => entry.id)).toEqual([]);
  });
});

describe("the class tree", () => {
  test("knows ancestors", () => {
    expect(hasClass("phenelzine", "maoi")).toBe(true);
    expect(hasClass("atenolol", "beta-blocker")).toBe(true);
    expect(classesOf("no-such-drug").size).toBe(0);
  });

  test("ends: no class is its own ancestor", () => {
    for (const entry of drugClasses) {
      const seen = new Set<string>();
      let at: string | undefined = entry.id;
      while (at !== undefined) {
        expect(seen.has(at), entry.id).toBe(false);
        seen.add(at);
        at = classOf(at)?.parent;
      }
    }
  });
});

test("a line that breaks the format is refused", () => {
  expect(() => readSubstance("a | b | po", "drug")).toThrow(MalformedRecord);
  expect(() => readSubstance("a | b | by mouth | | |", "drug")).toThrow(MalformedRecord);
  expect(() => readSubstance("a | b | po | | | cs VI", "drug")).toThrow(MalformedRecord);
  expect(() => readSubstance("a | b | po | | | retierd", "drug")).toThrow(MalformedRecord);
});

test("an unknown id is shown as it is", () => {
  expect(nameOf("warfarin")).toBe("Warfarin");
  expect(nameOf("no-such-drug")).toBe("no-such-drug");
});
