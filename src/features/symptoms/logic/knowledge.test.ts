import { brotliCompressSync } from "node:zlib";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { CONDITIONS } from "../data/conditions/all.ts";
import { loadProse } from "../data/conditions/prose.ts";
import { EXCLUSIVE } from "../data/exclusive.ts";
import { IN_FAMILY } from "../data/family.ts";
import { LASTING } from "../data/lasting.ts";
import { MEASURES } from "../data/measures.ts";
import { RED_FLAGS } from "../data/red-flags.ts";
import { FINDINGS_BY_SYSTEM } from "../data/vocabulary.ts";
import { Condition, ConditionProse, Finding } from "../symptoms.schema.ts";
import { SYSTEMS } from "../symptoms.terms.ts";
import { findingOf } from "./findings.ts";

const listed = FINDINGS_BY_SYSTEM.flatMap(([, findings]) => findings);
const unknown = (ids: readonly string[]): string[] =>
  ids.filter((id) => findingOf(id) === undefined);
const doubled = (ids: readonly string[]): string[] =>
  ids.filter((id, index) => ids.indexOf(id) !== index);

describe("findings", () => {
  test("are written as the schema asks, each id once", () => {
    for (const finding of listed) v.parse(Finding, finding);
    expect(doubled(listed.map(({ id }) => id))).toEqual([]);
    expect(listed.length).toBeGreaterThanOrEqual(900);
  });

  test("name parents and opposites that exist, and are no more common than their parents", () => {
    for (const { id, is, opposite, base } of listed) {
      const parents = is?.split(" ") ?? [];
      expect(unknown([...parents, ...(opposite === undefined ? [] : [opposite])]), id).toEqual([]);
      expect(
        parents.filter((parent) => (findingOf(parent)?.base ?? 0) < base),
        id,
      ).toEqual([]);
      expect(parents, id).not.toContain(id);
    }
  });

  test("have modifiers only where there is a parent to modify", () => {
    expect(listed.filter(({ mods, is }) => mods !== undefined && is === undefined)).toEqual([]);
  });

  test("that tables mean are all known", () => {
    const means = MEASURES.flatMap(({ means, plausible: [from, to] }) =>
      [0.05, 8, 30].flatMap((age) =>
        Array.from({ length: 200 }, (_, step) =>
          means(from + ((to - from) * step) / 199, age, "male"),
        ).flat(),
      ),
    );
    expect(unknown([...new Set(means)])).toEqual([]);
    expect(unknown([...Object.keys(IN_FAMILY), ...Object.values(IN_FAMILY)])).toEqual([]);
    expect(unknown(LASTING.flatMap(([finding, , then]) => [finding, then]))).toEqual([]);
    expect(unknown(EXCLUSIVE.flat())).toEqual([]);
    expect(
      unknown(
        RED_FLAGS.flatMap(({ all, none }) => [
          ...all.flatMap((one) => one.split("|")),
          ...(none ?? []),
        ]),
      ),
    ).toEqual([]);
    expect(doubled(RED_FLAGS.map(({ id }) => id))).toEqual([]);
  });
});

describe("conditions", () => {
  test("are written as the schema asks, each id once", () => {
    for (const condition of CONDITIONS) {
      const { issues } = v.safeParse(Condition, condition);
      expect(
        issues?.map(
          ({ message, path }) => `${path?.map(({ key }) => String(key)).join(".")}: ${message}`,
        ),
        condition.id,
      ).toBeUndefined();
    }
    expect(doubled(CONDITIONS.map(({ id }) => id))).toEqual([]);
  });

  test("link findings that exist, each once, and name cardinal ones among them", () => {
    for (const { id, findings, cardinal, against, risks, requires, excludedBy } of CONDITIONS) {
      const links = findings.map(([finding]) => finding);
      const others = [...(against ?? []), ...(risks ?? [])].map(([finding]) => finding);
      const needed = [...cardinal, ...(requires ?? [])].flatMap((group) => group.split("|"));
      expect(unknown([...links, ...others, ...needed, ...(excludedBy ?? [])]), id).toEqual([]);
      expect(doubled(links), id).toEqual([]);
      expect(
        cardinal.flatMap((group) => group.split("|")).filter((finding) => !links.includes(finding)),
        id,
      ).toEqual([]);
    }
  });

  test("have something to read for each, as the schema asks", async () => {
    const prose = (await Promise.all(SYSTEMS.map(loadProse))).flat();
    for (const entry of prose)
      expect(v.safeParse(ConditionProse, entry).issues, entry.id).toBeUndefined();
    const read = new Set(prose.map(({ id }) => id));
    expect(CONDITIONS.map(({ id }) => id).filter((id) => !read.has(id))).toEqual([]);
  });
});

test("the tables that are matched stay within 150 kB brotli", () => {
  const bytes = brotliCompressSync(
    JSON.stringify([FINDINGS_BY_SYSTEM, CONDITIONS, RED_FLAGS]),
  ).length;
  expect(bytes).toBeLessThanOrEqual(150_000);
});
