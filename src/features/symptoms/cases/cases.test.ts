import { describe, expect, it } from "vitest";
import { conditionOf } from "../logic/model.ts";
import { BRIEF_CASES, CASES } from "./all.ts";
import { isSetAside } from "./set-aside.ts";

describe("cases of the symptom checker", () => {
  it("are at least four hundred", () => {
    expect(CASES.length).toBeGreaterThanOrEqual(400);
  });

  it("have ids of their own", () => {
    expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
    expect(new Set(CASES.map(({ text }) => text)).size).toBe(CASES.length);
  });

  it("expect conditions that are known, in their system", () => {
    const strayed = CASES.filter(
      ({ expected, acceptable, system }) =>
        conditionOf(expected)?.system !== system ||
        acceptable?.some((other) => conditionOf(other) === undefined) === true,
    );
    expect(strayed.map(({ id }) => id)).toEqual([]);
  });

  it("are mostly told again in a few words", () => {
    expect(BRIEF_CASES.length).toBeGreaterThanOrEqual(350);
    expect(BRIEF_CASES.filter(({ text }) => text.split(" ").length > 30)).toEqual([]);
  });

  it("keep about a third aside", () => {
    const share = CASES.filter(isSetAside).length / CASES.length;
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.39);
  });
});
