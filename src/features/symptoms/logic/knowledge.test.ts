import { brotliCompressSync } from "node:zlib";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { COLLECTIVE } from "#knowledge/symptoms/collective.js";
import { CONDITIONS } from "#knowledge/symptoms/conditions.js";
import { loadProse } from "./prose.ts";
import { EXCLUSIVE } from "#knowledge/symptoms/exclusive.js";
import { IN_FAMILY } from "#knowledge/symptoms/family.js";
import { LASTING } from "#knowledge/symptoms/lasting.js";
import { MEASURES } from "#knowledge/symptoms/measures.js";
import { NORMALS } from "#knowledge/symptoms/normals.js";
import { RED_FLAGS } from "#knowledge/symptoms/red-flags.js";
import { FINDINGS_BY_SYSTEM } from "#knowledge/symptoms/findings.js";
import { Condition, ConditionProse, Finding } from "../symptoms.schema.ts";
import { SYSTEMS } from "../symptoms.terms.ts";
import { packConditions, packFindings, spokenFindings } from "./packed/compile.ts";
import { packRedFlags } from "./packed/compile-red-flags.ts";
import { CONDITIONS as UNPACKED } from "./packed/condition-table.ts";
import { FINDINGS } from "./packed/finding-table.ts";
import { otherNamesOf } from "./packed/other-names.ts";
import { ancestorsOf, findingOf } from "./findings.ts";
import { RED_FLAGS as UNPACKED_FLAGS } from "./packed/red-flag-table.ts";

const byFinding = (one: readonly [string, ...unknown[]], other: readonly [string, ...unknown[]]) =>
  one[0] < other[0] ? -1 : 1;
const listed = FINDINGS_BY_SYSTEM.flatMap(([, findings]) => findings);
const unknown = (ids: readonly string[]): string[] =>
  ids.filter((id) => findingOf(id) === undefined);
const doubled = (ids: readonly string[]): string[] =>
  ids.filter((id, index) => ids.indexOf(id) !== index);

/** "id: what", for everything that is wrong with each record: an empty list where all is well. */
function wrongs<Entry extends { id: string }>(
  entries: readonly Entry[],
  wrongOf: (entry: Entry) => readonly string[],
): string[] {
  return entries.flatMap((entry) => wrongOf(entry).map((wrong) => `${entry.id}: ${wrong}`));
}

const against = (schema: v.GenericSchema) => (entry: unknown) =>
  (v.safeParse(schema, entry).issues ?? []).map(
    ({ message, path }) => `${path?.map(({ key }) => String(key)).join(".")} ${message}`,
  );

describe("findings", () => {
  test("are written as the schema asks, each id once", () => {
    expect(wrongs(listed, against(Finding))).toEqual([]);
    expect(doubled(listed.map(({ id }) => id))).toEqual([]);
    expect(listed.length).toBeGreaterThanOrEqual(900);
  });

  test("name parents and opposites that exist, and are no more common than their parents", () => {
    const wrong = wrongs(listed, ({ id, is, opposite, base }) => {
      const parents = is?.split(" ") ?? [];
      return [
        ...unknown([...parents, ...(opposite === undefined ? [] : [opposite])]),
        ...parents.filter((parent) => parent === id || (findingOf(parent)?.base ?? 0) < base),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test("have modifiers only where there is something to modify", () => {
    const lone = listed.filter(
      ({ mods, is, kind }) => mods && is === undefined && kind !== "quality",
    );
    expect(lone).toEqual([]);
  });

  test("that tables mean are all known", () => {
    const measured = MEASURES.flatMap(({ means = [], denies = [] }) => [
      ...means.map(({ finding }) => finding),
      ...denies,
    ]);
    const flagged = RED_FLAGS.flatMap(({ all, none }) => [...all, ...(none ?? [])]);
    expect(unknown([...new Set(measured)])).toEqual([]);
    expect(unknown([...Object.keys(IN_FAMILY), ...Object.values(IN_FAMILY)])).toEqual([]);
    expect(unknown(LASTING.flatMap(([finding, , then]) => [finding, then]))).toEqual([]);
    expect(unknown(EXCLUSIVE.flat())).toEqual([]);
    const denied = [...COLLECTIVE, ...NORMALS].flatMap(([, findings]) => findings.split(" "));
    expect(unknown(denied)).toEqual([]);
    expect(unknown(flagged.flatMap((one) => one.split("|")))).toEqual([]);
    expect(doubled(RED_FLAGS.map(({ id }) => id))).toEqual([]);
  });
});

/** What only those have who are pregnant, have given birth or were just born. */
const isOfBirth = ({ system, requires = [] }: Condition): boolean =>
  system === "obstetric" || requires.some((group) => /pregnan|postpartum|newborn/.test(group));

describe("conditions", () => {
  test("are written as the schema asks, each id once", () => {
    expect(wrongs(CONDITIONS, against(Condition))).toEqual([]);
    expect(doubled(CONDITIONS.map(({ id }) => id))).toEqual([]);
  });

  test("link findings that exist, each once, and name cardinal ones among them", () => {
    const wrong = wrongs(
      CONDITIONS,
      ({ findings, cardinal, against, risks, requires, excludedBy }) => {
        const links = findings.map(([finding]) => finding);
        const factors = [...(against ?? []), ...(risks ?? [])].map(([finding]) => finding);
        const cardinals = cardinal.flatMap((group) => group.split("|"));
        const required = (requires ?? []).flatMap((group) => group.split("|"));
        return [
          ...unknown([...links, ...factors, ...cardinals, ...required, ...(excludedBy ?? [])]),
          ...doubled(links),
          ...cardinals.filter((finding) => !links.includes(finding)),
        ];
      },
    );
    expect(wrong).toEqual([]);
  });

  test("are seen with a general finding at least as often as with one that implies it", () => {
    const wrong = wrongs(CONDITIONS, ({ findings }) => {
      const shares = new Map(findings.map(([id, share]) => [id, share]));
      return findings.flatMap(([id, share]) =>
        ancestorsOf(id)
          .filter((general) => (shares.get(general) ?? 1) < share)
          .map((general) => `${general} is rarer than ${id}`),
      );
    });
    expect(wrong).toEqual([]);
  });

  test("are not called impossible beside an age at which they are seen", () => {
    const cliffs = CONDITIONS.filter((one) => !isOfBirth(one) && /0[2-4]|[2-4]0/.test(one.ages));
    expect(cliffs.map(({ id, ages }) => `${id} ${ages}`)).toEqual([]);
  });

  test("have something to read for each, as the schema asks", async () => {
    const prose = (await Promise.all(SYSTEMS.map(loadProse))).flat();
    expect(wrongs(prose, against(ConditionProse))).toEqual([]);
    const read = new Set(prose.map(({ id }) => id));
    expect(CONDITIONS.map(({ id }) => id).filter((id) => !read.has(id))).toEqual([]);
  });
});

/** Conditions with everything said that may be left out, and their lists in one order. */
const sorted = (conditions: readonly Condition[]) =>
  conditions.map(({ findings, risks = [], against = [], ...rest }) => ({
    requires: [],
    excludedBy: [],
    dangerous: false,
    ...rest,
    findings: findings.toSorted(byFinding),
    risks: risks.toSorted(byFinding),
    against: against.toSorted(byFinding),
  }));

/** Made anew, to be weighed. */
const packed = {
  findings: packFindings(),
  conditions: packConditions(),
  redFlags: packRedFlags(),
};

describe("the compiled tables", () => {
  test("give back the other names of every condition, none of them twice", () => {
    const wrong = CONDITIONS.filter(({ id, name, synonyms }) => {
      const names = [name, ...synonyms].map((one) => one.toLowerCase());
      return otherNamesOf(id).join() !== synonyms.join() || new Set(names).size < names.length;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("give back every phrase of every finding", () => {
    const spoken = spokenFindings();
    const written = FINDINGS.map(({ id }) => {
      const { name = "", phrases = [], modifiers = [] } = spoken.get(id) ?? {};
      return [id, [name, ...phrases.toSorted()], modifiers.toSorted()];
    });
    const unpacked = FINDINGS.map(({ id, phrases: [name, ...phrases], modifiers }) => [
      id,
      [name, ...phrases.toSorted()],
      modifiers.toSorted(),
    ]);
    expect(spoken.size).toBe(FINDINGS.length);
    expect(unpacked).toEqual(written);
  });

  test("give back every condition as it was written", () => {
    const named = UNPACKED.map((one) => ({ ...one, synonyms: [...otherNamesOf(one.id)] }));
    expect(sorted(named)).toEqual(sorted(CONDITIONS));
  });

  test("give back every red flag as it was written", () => {
    expect(UNPACKED_FLAGS).toEqual(RED_FLAGS);
  });

  test("stay within 150 kB brotli besides the names that are shown", () => {
    const { names: _, ...findings } = packed.findings;
    const { names: _names, icd10: _codes, ...conditions } = packed.conditions;
    const tables = JSON.stringify([findings, conditions, packed.redFlags]);
    expect(brotliCompressSync(tables).length).toBeLessThanOrEqual(150_000);
  });
});
