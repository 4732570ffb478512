import { describe, expect, test } from "vitest";
import { classOf } from "#/features/substances/logic/classes.ts";
import { categoryNamed } from "./category.ts";
import { SUBSTANCE_CATEGORIES } from "./data/substance-categories.ts";
import { productCategory } from "./substance-category.ts";

const NONE = { classes: [], routes: ["ORAL"], substances: [] };

describe("productCategory", () => {
  test.each([
    [
      "FDA's class before all",
      { classes: ["Biguanide [EPC]"], substances: ["LISINOPRIL"] },
      "Endocrinology",
    ],
    [
      "the substance's class where FDA names none",
      { substances: ["LISINOPRIL"] },
      "Cardiovascular",
    ],
    ["a substance by its salt", { substances: ["METOPROLOL SUCCINATE"] }, "Cardiovascular"],
    [
      "substances of one category",
      { substances: ["LISINOPRIL", "HYDROCHLOROTHIAZIDE"] },
      "Cardiovascular",
    ],
    [
      "substances of two categories",
      { substances: ["LISINOPRIL", "METFORMIN HYDROCHLORIDE"] },
      "Uncategorized",
    ],
    ["a substance that nobody knows", { substances: ["LISINOPRIL", "NORTHALOL"] }, "Uncategorized"],
    ["nothing at all", {}, "Uncategorized"],
  ])("goes by %s", (_, more, category) => {
    expect(productCategory({ ...NONE, ...more })).toBe(category);
  });

  test("knows every class and every category of its table", () => {
    const wrong = Object.entries(SUBSTANCE_CATEGORIES).filter(
      ([id, category]) => classOf(id) === undefined || categoryNamed(category) !== category,
    );
    expect(wrong).toEqual([]);
  });
});
