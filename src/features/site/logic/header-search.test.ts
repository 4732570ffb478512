import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headerSearchHref, NAMED_DRUGS } from "./header-search.ts";
import { MAX_SUGGESTIONS, suggestionsFor } from "./suggestions.ts";
import { SUGGESTIONS } from "./suggestions.ts";

describe("where the header's search leads", () => {
  it.each([
    ["1003000126", "/npi?npi=1003000126"],
    [" 1003 000 126 ", "/npi?npi=1003000126"],
    ["100300012", "/news?search=100300012"],
    ["10030001265", "/news?search=10030001265"],
    ["1003-000-126", "/news?search=1003-000-126"],
    ["Metformin", "/drugs/search?q=Metformin"],
    [" aspirin ", "/drugs/search?q=aspirin"],
    ["ATORVASTATIN", "/drugs/search?q=ATORVASTATIN"],
    ["metformin news", "/news?search=metformin%20news"],
    ["heart failure", "/news?search=heart%20failure"],
    ["50% & more", "/news?search=50%25%20%26%20more"],
  ])("%j leads to %s", (text, href) => {
    expect(headerSearchHref(text)).toBe(href);
  });

  it.each(["", "   ", "\t"])("a blank text (%j) leads nowhere", (text) => {
    expect(headerSearchHref(text)).toBeNull();
  });

  it("sends each of the five named drugs to the drug search", () => {
    for (const name of NAMED_DRUGS) {
      expect(headerSearchHref(name)).toBe(`/drugs/search?q=${name}`);
    }
    expect(NAMED_DRUGS).toHaveLength(5);
  });

  it("never loses a character of what was asked", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const href = headerSearchHref(`x${text}`);
        const search = new URL(href ?? "", "http://site.test").searchParams.get("search");
        expect(search).toBe(`x${text}`.trim().toWellFormed());
      }),
    );
  });
});

describe("the header's suggestions", () => {
  it("come after more than one character", () => {
    expect(suggestionsFor("m")).toEqual([]);
    expect(suggestionsFor(" m ")).toEqual([]);
    expect(suggestionsFor("me").length).toBeGreaterThan(0);
  });

  it("are at most six, those that begin with the text first, then those of which a word does", () => {
    const terms = suggestionsFor("in").map(({ term }) => term);
    expect(terms).toHaveLength(MAX_SUGGESTIONS);
    expect(terms.slice(0, 4)).toEqual([
      "Interaction checker",
      "Infectious Disease",
      "Drug interactions",
      "Metformin",
    ]);
  });

  it("do not mind case and accents", () => {
    expect(suggestionsFor("MÉTF")).toEqual([
      { term: "Metformin", type: "Drug", href: "/drugs/search?q=Metformin" },
    ]);
  });

  it("are empty where nothing fits", () => {
    expect(suggestionsFor("zzz")).toEqual([]);
  });

  it("each have a term of their own", () => {
    expect(new Set(SUGGESTIONS.map(({ term }) => term)).size).toBe(SUGGESTIONS.length);
  });
});
