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
    const lacking = substances.filter(
      (entry) => entry.name === "" || entry.classes.length === 0 || entry.routes.length === 0,
    );
    expect(lacking.map((entry) => entry.id)).toEqual([]);
    const used = substances.flatMap((entry) => entry.classes);
    expect(used.filter((id) => classOf(id) === undefined)).toEqual([]);
  });

  test("write the tall-man name with the letters of the name", () => {
    const wrong = substances.filter(
      ({ tallMan, id }) =>
        tallMan !== undefined &&
        (tallMan.toLowerCase() !== id.replaceAll("-", " ") || tallMan === tallMan.toLowerCase()),
    );
    expect(wrong.map((entry) => entry.id)).toEqual([]);
  });

  test("never repeat a word within one record", () => {
    const doubled = substances.flatMap((entry) => [
      ...repeated([...entry.synonyms, ...entry.dangerousAbbreviations, ...entry.brands]),
      ...repeated(entry.classes),
    ]);
    expect(doubled).toEqual([]);
  });

  test("make combinations of known ingredients only", () => {
    const used = combinations.flatMap((entry) => entry.ingredients);
    expect(used.filter((id) => substanceOf(id) === undefined)).toEqual([]);
    expect(combinations.flatMap((entry) => repeated(entry.ingredients))).toEqual([]);
    expect(combinations.filter((entry) => entry.names.length === 0)).toEqual([]);
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

  test("ends: every class has a root within ten steps", () => {
    const depth = (id: string, steps = 0): number => {
      const parent = classOf(id)?.parent;
      return parent === undefined || steps > 10 ? steps : depth(parent, steps + 1);
    };
    expect(drugClasses.filter((entry) => depth(entry.id) > 10)).toEqual([]);
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
