import { expect, it } from "vitest";
import { tooltipDelay } from "./tooltip-delay.ts";

it("waits 700 ms for the first tooltip", () => {
  expect(tooltipDelay(10_000, null)).toBe(700);
});

it.each([
  [0, 0],
  [299, 0],
  [300, 700],
  [5000, 700],
])("%i ms after another closed it waits %i ms", (since, delay) => {
  expect(tooltipDelay(10_000 + since, 10_000)).toBe(delay);
});
