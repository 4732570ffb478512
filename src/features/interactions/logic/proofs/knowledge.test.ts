import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { substanceOf } from "#/features/substances/logic/vocabulary.ts";
import { expandSide, groupIds, membersOf } from "../rules/groups.ts";
import { HEADS } from "../rules/rule-index.ts";
import { AUTHORED_TOPICS, TOPICS } from "../rules/topics.ts";
import { RuleRecord } from "../rules/rule.schema.ts";

/** What a check loads before it knows what it will find. */
const MATCHED = ["rule-heads", "groups", "quiet", "burdens", "cleared", "routes"];
const at = (file: string): URL =>
  new URL(`../../../../../dist/knowledge/interactions/${file}`, import.meta.url);
const authored = (await Promise.all(AUTHORED_TOPICS.map((topic) => TOPICS[topic]()))).flat();

describe("the rules", () => {
  test("are well formed", () => {
    const faulty = authored.flatMap((rule) =>
      (v.safeParse(RuleRecord, rule).issues ?? []).map(({ message }) => `${rule.id}: ${message}`),
    );
    expect(faulty).toEqual([]);
  });

  test("have ids of their own", () => {
    const ids = HEADS.map((head) => head.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("name only ingredients of the vocabulary", () => {
    const named = new Set([
      ...groupIds().flatMap((group) => membersOf(group)),
      ...HEADS.flatMap((head) => [...expandSide(head.a), ...expandSide(head.b)]),
    ]);
    expect([...named].filter((id) => substanceOf(id) === undefined)).toEqual([]);
  });

  test("except only pairs that they would match", () => {
    const idle = HEADS.flatMap((head) =>
      (head.except ?? [])
        .filter((pair) => {
          const [one = "", other = ""] = pair.split("+");
          const [a, b] = [expandSide(head.a), expandSide(head.b)];
          return !(
            (a.includes(one) && b.includes(other)) ||
            (a.includes(other) && b.includes(one))
          );
        })
        .map((pair) => `${head.id}: ${pair}`),
    );
    expect(idle).toEqual([]);
  });

  test("change by the dose of drugs that they match", () => {
    const idle = HEADS.flatMap((head) =>
      (head.changes ?? []).flatMap(({ when: { drug } }) => {
        const [a, b] = [expandSide(head.a), expandSide(head.b)];
        const partners = (drug?.with ?? "").split(" ").filter((id) => id !== "");
        const matches = (one: string, side: readonly string[], other: readonly string[]): boolean =>
          side.includes(one) && partners.every((partner) => other.includes(partner));
        const reached = drug && (matches(drug.id, a, b) || matches(drug.id, b, a));
        return drug && !reached ? [`${head.id}: ${drug.id}`] : [];
      }),
    );
    expect(idle).toEqual([]);
  });

  test("are numerous enough for what is promised", () => {
    expect(authored.length).toBeGreaterThanOrEqual(500);
    const ingredients = new Set(
      HEADS.flatMap((head) => [...expandSide(head.a), ...expandSide(head.b)]),
    );
    expect(ingredients.size).toBeGreaterThanOrEqual(900);
  });
});

describe("the matching tables", () => {
  test("stay within 80 kB", async () => {
    const texts = await Promise.all(MATCHED.map((name) => readFile(at(`${name}.js`))));
    // Files are served at the best quality, which takes long and makes them smaller still.
    const bytes = brotliCompressSync(Buffer.concat(texts), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 7 },
    }).byteLength;
    expect(bytes).toBeLessThanOrEqual(80_000);
  });
});
