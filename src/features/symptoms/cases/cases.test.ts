import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { conditionOf } from "../logic/model.ts";
import { CASES } from "./all.ts";
import { BRIEF_CASES } from "./brief-cases.ts";
import { Case } from "./case.schema.ts";
import { BRIEFS } from "./data/brief.ts";
import { isSetAside } from "./set-aside.ts";

describe("cases of the symptom checker", () => {
  it("are at least three hundred, each as described", () => {
    expect(CASES.length).toBeGreaterThanOrEqual(300);
    const unfit = CASES.filter((one) => !v.is(Case, one)).map(({ id }) => id);
    expect(unfit).toEqual([]);
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

  it("are told in a few words by their ids", () => {
    expect(BRIEF_CASES.length).toBe(Object.keys(BRIEFS).length);
    expect(BRIEF_CASES.filter(({ text }) => text.split(" ").length > 30)).toEqual([]);
  });

  it("keep about a third aside", () => {
    const share = CASES.filter(isSetAside).length / CASES.length;
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.39);
  });
});
