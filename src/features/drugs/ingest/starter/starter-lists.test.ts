import { expect, test } from "vitest";
import { ingestRuns } from "#/platform/ingest/run/run.table.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { orangeBookProducts, safetyLabelChanges } from "../../server/fda-lists.table.ts";
import { drugRecalls } from "../../server/recall.table.ts";
import { importBytes } from "../importing.testing.ts";
import { LIST_DAYS, loadStarterLists } from "./starter-lists.ts";

describeEachDatabase("a start loads FDA's lists", (database) => {
  test(
    "with the days that they are of, once, and not over what was imported",
    { timeout: 60_000 },
    async () => {
      const recall = { recall_number: "D-0001-2026", status: "Ongoing", event_id: "1" };
      await importBytes(database(), "recalls.jsonl", `${JSON.stringify(recall)}\n`, {}, "recalls");
      await loadStarterLists(database());
      expect(await database().$count(orangeBookProducts)).toBeGreaterThan(20_000);
      expect(await database().$count(safetyLabelChanges)).toBeGreaterThan(3000);
      expect(await database().$count(drugRecalls)).toBe(1);
      const runs = await database().select().from(ingestRuns);
      expect(runs.find(({ source }) => source === "orange-book")?.contentOn).toBe(
        LIST_DAYS["orange-book"],
      );
      await loadStarterLists(database());
      expect(await database().select().from(ingestRuns)).toHaveLength(runs.length);
    },
  );

  test("with recalls that mark the products that they name", { timeout: 60_000 }, async () => {
    await loadStarterLists(database());
    const recalls = await database().select().from(drugRecalls);
    expect(recalls.length).toBeGreaterThan(1000);
    expect(recalls.filter(({ productKeys }) => productKeys.length === 0)).toEqual([]);
  });
});
