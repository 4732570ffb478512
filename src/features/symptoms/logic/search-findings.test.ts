import { describe, expect, test } from "vitest";
import { draftFrom, ageInYears, EMPTY_DRAFT, fragmentOf, inquiryOf, isInquiry } from "./draft.ts";
import { searchFindings } from "./search-findings.ts";
import { vocabulary } from "./packed/vocabulary.ts";

const first = (text: string) => searchFindings(text, [])[0]?.id;

describe("the search for symptoms", () => {
  test("knows lay words, clinical words and beginnings", () => {
    expect(first("throwing up")).toBe("vomiting");
    expect(first("dyspnea")).toBe("dyspnea");
    expect(first("headac")).toBe("headache");
    expect(first("tummy ache")).toBe("abdominal-pain");
  });

  test("offers at most eight, none that is chosen, and nothing for nothing", () => {
    expect(searchFindings("pain", []).length).toBe(8);
    expect(searchFindings("fever", ["fever"]).map(({ id }) => id)).not.toContain("fever");
    expect(searchFindings("   ", [])).toEqual([]);
    expect(searchFindings("qqqq", [])).toEqual([]);
  });

  test("the vocabulary lists lay words beside clinical ones", () => {
    const vomiting = vocabulary().findings.find(({ id }) => id === "vomiting");
    expect(vomiting?.synonyms).toEqual(expect.arrayContaining(["emesis", "throwing up"]));
  });
});

describe("a draft", () => {
  test.each([
    ["34", 34],
    ["0.5", 0.5],
    ["6 weeks", 42 / 365],
    ["18 months old", 540 / 365],
    ["3 days", 3 / 365],
  ])("of age %s is %d years", (text, years) => {
    expect(ageInYears(text)).toBeCloseTo(years, 6);
  });

  test.each(["", "old", "-3", "121", "1e9", "200 years"])("has no age in %j", (text) => {
    expect(ageInYears(text)).toBeUndefined();
  });

  test("says all that it lacks, and is an inquiry when it lacks nothing", () => {
    expect(inquiryOf(EMPTY_DRAFT)).toEqual({
      age: "Patient age is required",
      gender: "Gender is required",
      symptoms: "Add a symptom or describe the case",
    });
    const whole = inquiryOf({ ...EMPTY_DRAFT, age: "40", gender: "male", symptoms: ["fever"] });
    expect(isInquiry(whole)).toBe(true);
  });

  test("comes back from the address, without its text", () => {
    const draft = {
      ...EMPTY_DRAFT,
      age: "6 weeks",
      gender: "female" as const,
      duration: "2 days",
      symptoms: ["fever", "poor-feeding"],
      denied: ["rash"],
    };
    const fragment = fragmentOf({ ...draft, additionalInfo: "a secret" });
    expect(fragment).not.toContain("secret");
    expect(draftFrom(`#${fragment}`)).toEqual(draft);
    expect(draftFrom("#gender=x&has=<script>.fever&age=" + "9".repeat(99)).symptoms).toEqual([
      "fever",
    ]);
  });
});
