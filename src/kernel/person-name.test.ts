import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  displayName,
  givenKey,
  givenNamesMeant,
  namesAgree,
  surnameKey,
  surnameParts,
} from "./person-name.ts";

describe("a surname", () => {
  test.each([
    ["O'Neil-Núñez, Jr.", "ONEILNUNEZ"],
    ["ONEIL NUNEZ", "ONEILNUNEZ"],
    ["O’NEIL–NUNEZ III", "ONEILNUNEZ"],
    ["de la Cruz", "DELACRUZ"],
    ["Jr", "JR"],
    ["  ", ""],
  ])("%j is compared as %j", (typed, key) => expect(surnameKey(typed)).toBe(key));

  test.each([
    ["GARCIA-LOPEZ", ["GARCIA", "LOPEZ"]],
    ["VAN DER BERG", ["BERG"]],
    ["SMITH", []],
    ["SMITH JR", []],
  ])("%j is looked up by the parts %j", (name, parts) => expect(surnameParts(name)).toEqual(parts));

  test("compares alike in any case and with any punctuation", () => {
    const letters = fc.stringMatching(/^[A-Za-z]{2,12}$/);
    fc.assert(
      fc.property(
        letters,
        letters,
        fc.constantFrom(" ", "-", " - ", "\u2011"),
        (one, two, mark) => {
          expect(surnameKey(`${one.toLowerCase()}${mark}${two}X`)).toBe(
            `${one}${two}X`.toUpperCase(),
          );
        },
      ),
    );
  });
});

describe("a given name", () => {
  test.each([
    ["Bob", "ROBERT"],
    ["ROBERT", "BOB"],
    ["Peggy", "MARGARET"],
    ["Liz", "BETH"],
    ["kate", "KATHERINE"],
  ])("%s may be registered as %s", (typed, registered) => {
    expect(givenNamesMeant(typed)).toContain(registered);
  });

  test("comes first among those it stands for, and stands alone where it has no other form", () => {
    expect(givenNamesMeant("Mary-Ann E.")).toEqual(["MARY"]);
    expect(givenNamesMeant("bob")[0]).toBe("BOB");
    expect(givenNamesMeant("")).toEqual([]);
    expect(givenKey("José Luis")).toBe("JOSE");
  });
});

describe("two names", () => {
  test.each([
    [{ first: "Bob", last: "Smith" }, { first: "ROBERT", last: "SMITH JR" }, true],
    [{ first: "Ana", last: "López" }, { first: "ANA", last: "GARCIA-LOPEZ" }, true],
    [{ first: "A", last: "Lopez" }, { first: "ANA", last: "LOPEZ" }, true],
    [{ first: "Bob", last: "Smith" }, { first: "WILLIAM", last: "SMITH" }, false],
    [{ first: "Bob", last: "Smyth" }, { first: "ROBERT", last: "SMITH" }, false],
    [{ first: "Bob", last: "" }, { first: "ROBERT", last: "" }, false],
  ])("%j and %j can be one person's: %s", (one, other, agree) => {
    expect(namesAgree(one, other)).toBe(agree);
    expect(namesAgree(other, one)).toBe(agree);
  });
});

describe("a registered name", () => {
  test.each([
    ["MCDONALD-O'BRIEN III", "McDonald-O'Brien III"],
    ["MARY ANN", "Mary Ann"],
    ["CLINIC OF THE SOUTH, LLC", "Clinic of the South, LLC"],
    ["deGrasse", "deGrasse"],
    ["1ST STEP", "1st Step"],
    ["MACK", "Mack"],
    ["MCA", "Mca"],
  ])("%j is shown as %j", (stored, shown) => expect(displayName(stored)).toBe(shown));
});
