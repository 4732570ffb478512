import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COLORS, SCORES, SHAPES, SIZES } from "../pills.terms.ts";
import { SPL_COLORS, SPL_SHAPES } from "#/features/substances/logic/spl-codes.ts";
import { upsideDown } from "./characters.ts";
import { identifyPill } from "./identify.ts";
import { readImprint } from "./imprint.ts";
import { answersTo, indexImprints } from "./imprint-index.ts";
import { judgeImprint, NONE, readWhole } from "./imprint-match.ts";
import { nextQuestion } from "./next-question.ts";
import { indexPills, type Pill } from "./pill-index.ts";

function pill(id: string, more: Partial<Pill>): Pill {
  return {
    id,
    brandName: id,
    genericName: id,
    strength: "10 mg",
    manufacturer: "Northfield Labs",
    ndcNumber: null,
    productKey: null,
    imprint: "",
    shape: "round",
    colors: ["white"],
    sizeMm: 8,
    pieces: 1,
    ...more,
  };
}

const TRAY = indexPills([
  pill("alpha", { imprint: "NF;102" }),
  pill("beta", { imprint: "NF;103", shape: "oval", colors: ["pink"] }),
  pill("gamma", { imprint: "NF;208", pieces: 2 }),
  pill("delta", { imprint: "OD 50", colors: ["blue"], sizeMm: 14 }),
  pill("epsilon", { imprint: "", shape: "capsule", colors: ["black", "green"], sizeMm: 18 }),
]);

const first = (seen: Parameters<typeof identifyPill>[1]) => identifyPill(TRAY, seen).candidates[0];

function rarity(part: string): number {
  return part.length + 1;
}

/** Upside down where that can be, and with look-alikes throughout. */
function mistaken(text: string): string {
  return (upsideDown(text) ?? text).replace(/[01S]/g, lookalikeOf);
}

function lookalikeOf(character: string): string {
  return { 0: "O", 1: "I", S: "5" }[character] ?? character;
}

describe("identifyPill", () => {
  test.each(["NF;102", "nf 102", "102 NF", "NF102", " nf/102 "])(
    "reads %j as one imprint",
    (imprint) => {
      expect(first({ imprint })).toMatchObject({ pill: { id: "alpha" }, imprintMatch: "exact" });
    },
  );

  test.each([
    ["NF 2O8", "gamma", "misread"],
    ["NF 20B", "gamma", "misread"],
    ["0D 5O", "delta", "misread"],
    ["FN 102", "alpha", "misread"],
    ["NF ZOB", "gamma", "misread"],
    ["NF 802", "gamma", "misread"],
    ["NF 1022", "alpha", "misread"],
    ["103", "beta", "one side"],
    ["08", "gamma", "part"],
  ])("takes %s for %s (%s)", (imprint, id, imprintMatch) => {
    expect(first({ imprint })).toMatchObject({ pill: { id }, imprintMatch });
  });

  test("reads parts as they were written, apart or as one, and not across them", () => {
    const tray = indexPills([
      pill("across", { imprint: "752;L" }),
      pill("joined", { imprint: "L482" }),
      pill("misread", { imprint: "S;521" }),
      pill("upside down", { imprint: "N61" }),
    ]);
    const found = (imprint: string) =>
      identifyPill(tray, { imprint }).candidates.map((candidate) => candidate.pill.id);
    for (const imprint of ["L482", "L 482", "L;482", "482 L"]) {
      expect(found(imprint)[0]).toBe("joined");
    }
    expect(found("L752")[0]).toBe("across");
    expect(found("7 521")[0]).toBe("misread");
    expect(found("19N")[0]).toBe("upside down");
  });

  test("lets shape and colour weigh, and never exclude", () => {
    const seen = { imprint: "NF 103", shape: "triangle", color: "black" } as const;
    expect(first(seen)).toMatchObject({ pill: { id: "beta" }, matchedOn: ["imprint"] });
    expect(first({ shape: "oval", color: "pink" })).toMatchObject({ pill: { id: "beta" } });
    expect(first({ color: "multicolor", shape: "capsule" })).toMatchObject({
      pill: { id: "epsilon" },
    });
  });

  test("never puts an inexact imprint before an exact one through looks, however wrong these are", () => {
    const tray = indexPills([
      pill("exact", { imprint: "NF;102" }),
      pill("misread", { imprint: "NF;1O2", shape: "triangle", colors: ["black"] }),
      pill("near", { imprint: "NF;103", shape: "triangle", colors: ["black"], sizeMm: 4 }),
    ]);
    const seen = { imprint: "NF 102", shape: "triangle", color: "black", size: "small" } as const;
    const [one] = identifyPill(tray, seen).candidates;
    expect(one).toMatchObject({ pill: { id: "exact" }, imprintMatch: "exact" });
  });

  test("takes a short text for one side of a longer imprint where looks say so", () => {
    const tray = indexPills([
      pill("short", { imprint: "10" }),
      pill("longer", { imprint: "APR;10", shape: "diamond", colors: ["pink"] }),
    ]);
    const seen = { imprint: "10", shape: "diamond", color: "pink" } as const;
    expect(identifyPill(tray, seen).candidates[0]?.pill.id).toBe("longer");
    expect(identifyPill(tray, { imprint: "10" }).candidates[0]?.pill.id).toBe("short");
  });

  test.each(["NA", "n/a", "none", "Blank", "no imprint", "!!!", "\u{1F48A}", " ; "])(
    "takes %j for no imprint",
    (imprint) => {
      const looks = { shape: "oval", color: "pink" } as const;
      expect(identifyPill(TRAY, { ...looks, imprint })).toEqual(identifyPill(TRAY, looks));
    },
  );

  test("finds nothing where only an imprint was told and no pill bears one like it", () => {
    const told = identifyPill(TRAY, { imprint: "QXQXQXQX" });
    expect(told).toEqual({ candidates: [], total: 0, certaintyPossible: false });
    const withLooks = identifyPill(TRAY, { imprint: "QXQXQXQX", shape: "oval" });
    expect(withLooks.certaintyPossible).toBe(false);
    expect(withLooks.candidates.length).toBeGreaterThan(0);
  });

  test("does not claim certainty without an imprint, nor by one that was read otherwise", () => {
    expect(identifyPill(TRAY, { imprint: "NF 2O8" }).certaintyPossible).toBe(false);
    expect(identifyPill(TRAY, { shape: "round" }).certaintyPossible).toBe(false);
    expect(identifyPill(TRAY, { shape: "round", imprint: " ;- " }).certaintyPossible).toBe(false);
    expect(identifyPill(TRAY, { imprint: "NF" }).certaintyPossible).toBe(true);
  });

  test("marks another ingredient that looks the same", () => {
    const { candidates } = identifyPill(TRAY, { imprint: "NF", shape: "round", color: "white" });
    const marked = candidates.filter(({ lookAlike }) => lookAlike).map(({ pill }) => pill.id);
    expect(marked).toEqual(["gamma"]);
  });

  test("asks what would separate best, and nothing when one is left", () => {
    const some = identifyPill(TRAY, { shape: "round", color: "white" });
    expect(nextQuestion(some.candidates, { shape: "round", color: "white" })).toBe("imprint");
    const one = identifyPill(TRAY, { imprint: "OD 50" });
    expect(nextQuestion(one.candidates, { imprint: "OD 50" })).toBeUndefined();
  });

  test("judges a collection as it would judge each imprint by itself", () => {
    const any = fc.stringMatching(/^[A-D0-3]{1,6}(;[A-D0-3]{1,4}){0,2}$/);
    const turnable = fc.stringMatching(/^[OI01689NS]{2,6}(;[OI0169]{1,3}){0,2}$/);
    const imprint = fc.oneof(any, turnable).map(readImprint);
    const drawn = fc.tuple(fc.array(imprint, { maxLength: 60 }), imprint, fc.boolean());
    fc.assert(
      fc.property(drawn, ([imprints, other, isMistaken]) => {
        const seen = isMistaken ? readImprint(mistaken(imprints[0]?.joined ?? "")) : other;
        const answers = answersTo(indexImprints(imprints), seen, rarity);
        for (const [at, real] of imprints.entries()) {
          const alone = judgeImprint(seen, real, rarity, readWhole(seen, real));
          expect(answers.get(at) ?? NONE).toEqual(alone);
        }
      }),
      { numRuns: 400 },
    );
  });

  test("is total, sums to one at most, and finds a pill by its own description", () => {
    const imprint = fc.stringMatching(/^[A-Z0-9]{1,5}(;[A-Z0-9]{1,4})?$/);
    const anyPill = fc.record({
      imprint,
      shape: fc.constantFrom(null, ...SPL_SHAPES.map(([, name]) => name)),
      colors: fc.uniqueArray(fc.constantFrom(...SPL_COLORS.map(([, name]) => name)), {
        maxLength: 3,
      }),
      sizeMm: fc.constantFrom(null, 3, 8, 20, 400),
      pieces: fc.constantFrom(null, 1, 2, 4),
    });
    const sighting = fc.record(
      {
        imprint: fc.oneof(imprint, fc.string()),
        shape: fc.constantFrom(...SHAPES),
        color: fc.constantFrom(...COLORS),
        size: fc.constantFrom(...SIZES),
        score: fc.constantFrom(...SCORES),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(anyPill, { minLength: 1, maxLength: 30 }), sighting, (drawn, seen) => {
        const index = indexPills(drawn.map((more, at) => pill(`p${at}`, more)));
        const { candidates, total } = identifyPill(index, seen);
        expect(total).toBeGreaterThanOrEqual(candidates.length);
        const sum = candidates.reduce((all, { likelihood }) => all + likelihood, 0);
        expect(sum).toBeLessThanOrEqual(1 + 1e-9);
        nextQuestion(candidates, seen);
        const [own] = drawn;
        const best = identifyPill(index, { imprint: own?.imprint }).candidates[0];
        expect(readImprint(best?.pill.imprint ?? "").joined.length).toBe(
          readImprint(own?.imprint ?? "").joined.length,
        );
        expect(best?.imprintMatch).toBe("exact");
      }),
    );
  });
});
