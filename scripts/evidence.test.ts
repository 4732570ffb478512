import { expect, test } from "vitest";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import { ALTERATIONS, type Alteration, alterationsOf } from "../knowledge/schema/evidence/alter.ts";
import { judge, type Judgement, type Result } from "../knowledge/schema/evidence/judge.ts";
import { type Label, shelfOf } from "../knowledge/schema/evidence/shelf.ts";
import { readLabels } from "../knowledge/schema/evidence/labels.ts";
import { broken, lockAt, lockText, readLock } from "../knowledge/schema/evidence/lock.ts";
import type { Recorded } from "../knowledge/schema/evidence/recorded.ts";
import { readStatements } from "../knowledge/schema/evidence/statements.ts";
import { ROOT } from "./setup/root.ts";

const LABEL: Label = {
  setId: "4d3dbf6f-1c8a-4daa-8343-8cd8f64a65cd",
  version: 5,
  sections: [],
  ingredients: [],
  labeler: "A",
  routes: [],
  names: "",
  isExtended: false,
  read: { text: { setId: "", version: 5, sections: [] }, partsFor: () => [] },
};

test("what the lock calls supported still says the same, and nothing in it is contradicted", async () => {
  expect(broken(await readStatements(ROOT), readLock(lockAt(ROOT)))).toEqual([]);
});

test("a supported statement that says something else, or is gone, and a contradicted one break the lock", async () => {
  const [one, other, third, gone] = await readStatements(ROOT);
  if (!one || !other || !third || !gone) throw new Error("there are no statements");
  const kept = (statement: Recorded, judgement: Judgement): Result => ({
    statement,
    judgement,
    found: "",
    label: LABEL,
  });
  const text = lockText(
    [
      kept(one, "supported"),
      kept({ ...other, fields: { says: "something else" } }, "supported twice"),
      kept(third, "contradicted"),
      kept(gone, "supported"),
    ],
    "",
    "2026-01-01",
  );
  const lock = readLock(text);
  expect(lock.get(other.id)).toMatchObject({ judgement: "supported twice", file: other.file });
  const problems = broken([one, other, third], lock);
  expect(problems.toSorted()).toEqual(
    [
      `${other.id}: was supported twice, and says something else now`,
      `${third.id}: its label contradicts it`,
      `a statement of ${gone.file}: was supported by label ${LABEL.setId}, and is no longer there`,
    ].toSorted(),
  );
});

describeRealInputs("statements held against labels", (pathOf) => {
  const MINUTES = 600_000;
  const FILES = ["drugs/openfda_drug_label_sample.jsonl.gz", "labels", "spl"];
  /** Of so many statements one is judged, and of so many supported ones one is altered. */
  const SHARE = 6;
  const STEP = 3;

  test(
    "lose their support when they are altered on purpose, and are not contradicted as they stand",
    async () => {
      const problems: string[] = [];
      const labels = await readLabels(FILES.map(pathOf), (problem) => problems.push(problem));
      const shelf = shelfOf(labels);
      const statements = await readStatements(ROOT);
      const results = statements
        .filter((_, index) => index % SHARE === 0)
        .map((statement) => judge(statement, shelf));
      const supported = results.filter(({ judgement }) => judgement.startsWith("supported"));
      const contradicted = results.filter(({ judgement }) => judgement === "contradicted");

      const counts = new Map<Alteration, { altered: number; caught: number; contradicted: number }>(
        ALTERATIONS.map((alteration) => [alteration, { altered: 0, caught: 0, contradicted: 0 }]),
      );
      for (const { statement } of supported.filter((_, index) => index % STEP === 0)) {
        for (const [alteration, altered] of alterationsOf(statement)) {
          const count = counts.get(alteration);
          const { judgement } = judge({ ...statement, ...altered }, shelf);
          if (count === undefined) continue;
          count.altered++;
          if (!judgement.startsWith("supported")) count.caught++;
          if (judgement === "contradicted") count.contradicted++;
        }
      }
      console.table(Object.fromEntries(counts));
      console.log(
        `${results.length} statements, ${supported.length} supported, ${contradicted.length} contradicted`,
      );

      const all = [...counts.values()];
      const altered = all.reduce((sum, count) => sum + count.altered, 0);
      const caught = all.reduce((sum, count) => sum + count.caught, 0);
      expect(problems).toEqual([]);
      expect(altered).toBeGreaterThan(300);
      expect(caught / altered).toBeGreaterThan(0.95);
      // Altered figures are the hardest: many become another figure that the label does give, for another use or age.
      const least = Math.min(...all.map((count) => count.caught / count.altered));
      expect(least).toBeGreaterThan(0.88);
      expect(contradicted.length).toBeLessThanOrEqual(
        (supported.length + contradicted.length) * 0.02,
      );
    },
    MINUTES,
  );

  test(
    "keep their line in the lock until they or their label change",
    async () => {
      const labels = await readLabels([pathOf("labels")], () => undefined);
      const shelf = shelfOf(labels);
      const results = (await readStatements(ROOT)).map((statement) => judge(statement, shelf));
      const first = lockText(results, "", "2026-01-01");
      expect(readLock(first).size).toBeGreaterThan(10);
      expect(lockText(results, first, "2026-02-02")).toBe(first);
    },
    MINUTES,
  );
});
