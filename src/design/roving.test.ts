import { describe, expect, it } from "vitest";
import { rovingTarget } from "./roving.ts";

describe("arrow keys inside a row of things", () => {
  it.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 3, 0],
    ["ArrowLeft", 0, 3],
    ["ArrowLeft", 2, 1],
    ["Home", 2, 0],
    ["End", 1, 3],
    ["a", 1, null],
    ["Tab", 1, null],
  ])("%s from %i of four goes to %s", (key, from, to) => {
    expect(rovingTarget(key, from, 4)).toBe(to);
  });

  it("has nowhere to go where there is nothing", () => {
    expect(rovingTarget("End", 0, 0)).toBeNull();
  });
});
