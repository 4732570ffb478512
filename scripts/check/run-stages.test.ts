import { beforeEach, expect, test, vi } from "vitest";
import { StartError } from "#/platform/config/start-error.ts";
import { runStages } from "./run-stages.ts";
import { NOTHING } from "./tally.ts";
import type { Tally } from "./tally.ts";

const print = vi.fn<typeof console.log>();

beforeEach(() => {
  print.mockClear();
  vi.spyOn(console, "log").mockImplementation(print);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const quick = { name: "quick", run: () => NOTHING };
const suite = { name: "suite", run: () => ({ passed: 7, failed: 0, skipped: 2 }) };

function cannotStart(): never {
  throw new StartError("The pages could not be built.");
}

test("the last line counts what all stages counted", async () => {
  expect(await runStages([[quick], [suite, suite]])).toBe(true);
  expect(print).toHaveBeenLastCalledWith("14 passed, 0 failed");
});

test("the first stage that fails is named, and the last that runs", async () => {
  const later = vi.fn<() => Tally>(suite.run);
  const failing = { name: "failing", run: () => ({ passed: 1, failed: 2, skipped: 0 }) };
  expect(await runStages([[suite], [failing], [{ name: "later", run: later }]])).toBe(false);
  expect(later).not.toHaveBeenCalled();
  expect(print).toHaveBeenCalledWith('\nThe stage "failing" failed.');
  expect(print).toHaveBeenLastCalledWith("8 passed, 2 failed");
});

test("a stage that cannot start is a failure", async () => {
  expect(await runStages([[{ name: "build", run: cannotStart }]])).toBe(false);
  expect(print).toHaveBeenLastCalledWith("0 passed, 1 failed");
});

test("stages of a group run beside one another, and each failure among them is named", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const one = { name: "one", run: async () => (await promise, { ...NOTHING, failed: 1 }) };
  const two = { name: "two", run: () => (resolve(), { passed: 3, failed: 1, skipped: 0 }) };
  const later = vi.fn<() => Tally>(suite.run);
  expect(await runStages([[one, two, suite], [{ name: "later", run: later }]])).toBe(false);
  expect(later).not.toHaveBeenCalled();
  expect(print).toHaveBeenCalledWith('\nThe stage "one" failed.');
  expect(print).toHaveBeenCalledWith('\nThe stage "two" failed.');
  expect(print).toHaveBeenLastCalledWith("10 passed, 2 failed");
});
