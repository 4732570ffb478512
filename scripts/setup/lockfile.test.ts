import { expect, test } from "vitest";
import { missingPackages } from "./lockfile.ts";

const wanted = {
  packages: {
    "": { version: "0.1.0" },
    "node_modules/hono": { version: "4.13.19" },
    "node_modules/pg": { version: "8.23.1" },
    "node_modules/only-on-darwin": { version: "1.0.0", optional: true },
    "node_modules/linked": { link: true },
  },
};

test("everything is missing where nothing is installed", () => {
  expect(missingPackages(wanted, undefined)).toEqual(["node_modules/hono", "node_modules/pg"]);
});

test("nothing is missing where npm installed what was asked for", () => {
  const installed = { packages: { ...wanted.packages, "node_modules/more": { version: "1.0.0" } } };
  expect(missingPackages(wanted, installed)).toEqual([]);
});

test("a package of another version is missing", () => {
  const installed = { packages: { ...wanted.packages, "node_modules/pg": { version: "8.22.0" } } };
  expect(missingPackages(wanted, installed)).toEqual(["node_modules/pg"]);
});
