import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../setup/root.ts";
import { COMMANDS } from "./lay-out.ts";
import { installedClosure } from "./packages.ts";
import { reached } from "./reached.ts";
import { sbomOf } from "./sbom.ts";

test("a release takes along what its commands import, types and tests aside", () => {
  const root = mkdtempSync(join(tmpdir(), "wardbook-reached-"));
  mkdirSync(join(root, "src"));
  writeFileSync(
    join(root, "src/a.ts"),
    'import { b } from "#/b.ts";\nimport type { C } from "./c.ts";\nconst d = await import("./d.ts");\nimport pg from "pg";\nimport { x } from "@scope/name/part";\nimport { join } from "node:path";\n',
  );
  for (const name of ["b", "c", "d"]) writeFileSync(join(root, `src/${name}.ts`), "export {};\n");
  const { files, packages } = reached(root, ["src/a.ts"]);
  expect([...files].toSorted()).toEqual(["src/a.ts", "src/b.ts", "src/d.ts"]);
  expect([...packages].toSorted()).toEqual(["@scope/name", "pg"]);
});

test("no package that only development needs is in it, and every part is named with its origin", () => {
  const sources = reached(
    ROOT,
    COMMANDS.map((name) => `scripts/${name}.ts`),
  );
  const packages = installedClosure(ROOT, sources.packages);
  const { packages: locked } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  expect(packages.filter(({ path }) => locked[path].dev === true)).toEqual([]);
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(["pg", "drizzle-orm"]));
  expect([...sources.files].filter((file) => file.endsWith(".test.ts"))).toEqual([]);
  const about = { version: "1.0.0", nodeVersion: "24.0.0", at: new Date(0) };
  const sbom = sbomOf(packages, about);
  expect(sbom).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6" });
  expect(sbom.components).toHaveLength(packages.length + 1);
  expect(new Set(sbom.components.map((one) => one["bom-ref"])).size).toBe(sbom.components.length);
  expect(sbomOf(packages, about)).toEqual(sbom);
});
