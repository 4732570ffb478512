import { describe, expect, test } from "vitest";
import { CLEARED } from "#knowledge/interactions/cleared.js";
import { findInteractions, type Checked } from "./entries/find.ts";
import type { PatientContext } from "./entries/item.ts";
import { partOf } from "./entries/parts.ts";
import { HEADS } from "./rules/rule-index.ts";

function check(pair: string, context?: PatientContext): Checked {
  const items = pair.split("+").map((id) => ({ name: id, parts: [partOf(id, undefined)] }));
  return findInteractions(items, context);
}

describe("pairs cleared by a label", () => {
  test("silence each a rule that would have spoken", () => {
    const cleared = CLEARED.flatMap(({ pair }) => check(pair).cleared);
    expect(cleared.map(({ pair }) => pair)).toEqual(CLEARED.map(({ pair }) => pair));
    const ids = new Set(["levels", ...HEADS.map((head) => head.id)]);
    expect(CLEARED.flatMap(({ rules }) => rules.split(" ")).filter((id) => !ids.has(id))).toEqual(
      [],
    );
  });

  test("are no findings where nothing else speaks for them", () => {
    const { findings, pairs } = check("apixaban+clarithromycin");
    expect(findings).toEqual([]);
    expect(pairs[0]?.state).toBe("nothing-found");
  });

  test("stay findings by what the label did not look at", () => {
    const [finding] = check("relugolix+voriconazole").findings;
    expect(finding?.reasons.map(({ rule }) => rule)).toEqual(["qt-moderate-moderate"]);
  });

  test("speak of the two drugs alone, not of their classmates", () => {
    expect(check("apixaban+itraconazole").findings[0]?.severity).toBe("major");
    expect(check("apixaban+itraconazole").cleared).toEqual([]);
  });
});
