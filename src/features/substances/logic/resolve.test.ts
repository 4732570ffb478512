import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lookAlikesOf, unknownLookAlikes } from "./look-alikes.ts";
import { resolveName } from "./resolve.ts";
import { substanceOf, substances } from "./vocabulary.ts";

function ingredientsOf(text: string): string {
  const found = resolveName(text);
  return found.status === "resolved" ? found.ingredients.join(" + ") : found.status;
}

describe("names as they are used", () => {
  test.each([
    ["Lipitor", "atorvastatin"],
    ["METOPROLOL SUCCINATE ER", "metoprolol"],
    ["Toprol XL", "metoprolol"],
    ["toprol-xl", "metoprolol"],
    ["levothyroxine sodium", "levothyroxine"],
    ["divalproex sodium DR", "valproate"],
    ["losartan potassium", "losartan"],
    ["potassium chloride", "potassium-chloride"],
    ["amoxicillin and potassium clavulanate", "amoxicillin + clavulanate"],
    ["lisinopril/hctz", "lisinopril + hydrochlorothiazide"],
    ["amoxicillin-clavulanate", "amoxicillin + clavulanate"],
    ["hydrocodone-acetaminophen 5/325", "hydrocodone + acetaminophen"],
    ["Zestoretic 20-12.5 mg", "lisinopril + hydrochlorothiazide"],
    ["Bactrim DS", "sulfamethoxazole + trimethoprim"],
    ["TMP/SMX", "sulfamethoxazole + trimethoprim"],
    ["warfarin (Coumadin)", "warfarin"],
    ["Augmentin (amoxicillin/clavulanate)", "amoxicillin + clavulanate"],
    ["insulin glargine-yfgn", "insulin-glargine"],
    ["rituximab-pvvr", "rituximab"],
    ["Humulin 70/30", "insulin-nph + insulin-human"],
    ["Tylenol #3", "acetaminophen + codeine"],
    ["AZT (zidovudine)", "zidovudine"],
    ["esmolol hydrochloride in sodium chloride", "esmolol"],
    ["St. John's Wort", "st-johns-wort"],
    ["St John\u2019s wort", "st-johns-wort"],
    ["contrast dye", "iodinated-contrast"],
    ["grapefruit juice", "grapefruit"],
    ["Lo Loestrin Fe", "ethinyl-estradiol + norethindrone"],
  ])("%s is %s", (text, expected) => {
    expect(ingredientsOf(text)).toBe(expected);
  });

  test("says which abbreviations are dangerous", () => {
    expect(resolveName("MTX 15 mg")).toMatchObject({
      status: "resolved",
      ingredients: ["methotrexate"],
      dangerousAbbreviations: ["MTX"],
    });
  });

  test("asks when a name means several drugs", () => {
    const found = resolveName("AZT");
    expect(found).toMatchObject({ status: "ambiguous", reason: "several meanings" });
    expect(resolveName("Humulin").status).toBe("ambiguous");
  });

  test("offers the members of a class instead of choosing one", () => {
    const found = resolveName("statins");
    if (found.status !== "ambiguous") throw new Error(found.status);
    expect(found.reason).toBe("class");
    const offered = found.candidates.flatMap((candidate) => candidate.ingredients);
    expect(offered).toContain("simvastatin");
    expect(offered).not.toContain("cerivastatin");
  });

  test("does not drop a part that it does not know", () => {
    expect(resolveName("aspirin and xyzzyfoo")).toMatchObject({
      status: "unknown",
      understood: ["aspirin"],
      notUnderstood: ["xyzzyfoo"],
    });
  });
});

describe("misspelt names", () => {
  test.each([
    ["metfromin", "metformin"],
    ["lisinoprol", "lisinopril"],
    ["atorvastain", "atorvastatin"],
    ["asprin", "aspirin"],
    ["hydrochlorthiazide", "hydrochlorothiazide"],
    ["insulin glarjine", "insulin-glargine"],
    ["losatan potassium", "losartan"],
    ["hydrochloro thiazide", "hydrochlorothiazide"],
    ["hydrocodone bitatrate and acetaminophen", "hydrocodone + acetaminophen"],
    ["pioglitazonehydrochloride", "pioglitazone"],
  ])("%s can only be %s", (text, expected) => {
    expect(ingredientsOf(text)).toBe(expected);
  });

  test("are said to be guesses", () => {
    expect(resolveName("metfromin")).toMatchObject({
      spellings: [{ typed: "metfromin", readAs: "Metformin", distance: 1 }],
    });
    expect(resolveName("metformin")).toMatchObject({ spellings: [] });
  });

  test.each([
    ["Celebrx", "Celebrex", "Cerebyx"],
    ["Zantec", "Zantac", "Zyrtec"],
    ["prednisolon", "Prednisolone", "Prednisone"],
  ])("%s is offered as %s or %s, never taken for one", (text, first, second) => {
    const found = resolveName(text);
    if (found.status !== "unknown") throw new Error(found.status);
    const names = found.suggestions.map((suggestion) => suggestion.name);
    expect(names).toContain(first);
    expect(names).toContain(second);
  });

  test.each(["bovine", "lipid", "leukine leucin", "nitric acid", "factor x"])(
    "%s is not read as a drug that is spelt nearly so",
    (text) => {
      const found = resolveName(text);
      expect(found.status === "resolved" ? found.spellings : []).toEqual([]);
    },
  );

  test("the names on the look-alike list are all known", () => {
    expect(unknownLookAlikes()).toEqual([]);
    expect(lookAlikesOf("Celebrex")).toEqual(["Celexa", "Cerebyx"]);
  });
});

describe("any text", () => {
  const known = new Set(substances.map((entry) => entry.id));
  const everyFortieth = substances.filter((_, index) => index % 40 === 0).map(({ name }) => name);
  const aroundThem = [
    "50 mg",
    "po",
    "q4-6h",
    "prn",
    "for",
    "/",
    "#3",
    "(",
    "70/30",
    "d/c'd",
    "0.5%",
    "in",
    "K",
  ];
  const drugWords = fc.constantFrom(...aroundThem.concat(everyFortieth));
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme" }),
    fc.array(drugWords, { maxLength: 8 }).map((words) => words.join(" ")),
  );

  test("never throws and resolves to known ids only", () => {
    fc.assert(
      fc.property(text, (typed) => {
        const found = resolveName(typed);
        const ids = found.status === "resolved" ? found.ingredients : ["warfarin"];
        expect(ids.length).toBeGreaterThan(0);
        expect(ids.filter((id) => !known.has(id))).toEqual([]);
      }),
    );
  });

  test("means the same in capitals and with wide spaces", () => {
    fc.assert(
      fc.property(fc.array(drugWords, { minLength: 1, maxLength: 4 }), (words) => {
        const plain = ingredientsOf(words.join(" "));
        expect(ingredientsOf(words.join("   ").toUpperCase())).toBe(plain);
        expect(ingredientsOf(` ${words.join(" ").toLowerCase()} `)).toBe(plain);
      }),
    );
  });
});

test("every ingredient is found by its id, its name and its brands", () => {
  const lost = substances.flatMap((entry) =>
    [entry.id, entry.name, ...entry.brands].filter((name) => {
      const found = resolveName(name);
      const candidates =
        found.status === "resolved"
          ? [found.ingredients]
          : found.status === "ambiguous"
            ? found.candidates.map((candidate) => candidate.ingredients)
            : [];
      return !candidates.some((ids) => ids.length === 1 && ids[0] === entry.id);
    }),
  );
  expect(lost).toEqual([]);
});

test("an id's own name is never ambiguous", () => {
  const doubtful = substances.filter((entry) => ingredientsOf(entry.name) !== entry.id);
  expect(doubtful.map((entry) => entry.id)).toEqual([]);
  expect(substanceOf("warfarin")?.name).toBe("Warfarin");
});
