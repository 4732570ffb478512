import { expect, test } from "vitest";
import { circlesIn, usesOf } from "./feature-circles.ts";

const module = (source: string, ...used: readonly string[]) => ({
  source,
  dependencies: used.map((resolved) => ({ resolved })),
});

test("features that use each other are told, also over a third", () => {
  const uses = usesOf([
    module("src/features/a/server/a.ts", "src/features/b/server/b.table.ts"),
    module("src/features/b/b.contract.ts", "src/features/c/c.contract.ts"),
    module("src/features/c/c.contract.ts", "src/features/a/a.contract.ts"),
    module("src/features/d/d.contract.ts", "src/features/a/a.contract.ts"),
  ]);
  expect(circlesIn(uses)).toEqual(["a -> b", "b -> c", "c -> a"]);
});

test("a feature's own files, tests and what is no feature count for nothing", () => {
  const uses = usesOf([
    module("src/features/a/server/a.ts", "src/features/a/a.contract.ts", "src/kernel/text.ts"),
    module("src/features/a/server/a.test.ts", "src/features/b/server/b.ts"),
    module("src/features/b/server/b.ts", "src/features/a/a.contract.ts"),
  ]);
  expect(circlesIn(uses)).toEqual([]);
});
