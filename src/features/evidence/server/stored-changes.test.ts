import { expect, test } from "vitest";
import { importFixture } from "#/features/drugs/ingest/importing.testing.ts";
import { createLabelStore } from "#/features/drugs/server/label.store.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import type { CitedStatement } from "../cited-statement.ts";
import { storedChanges } from "./stored-changes.ts";

const SET_ID = "00000000-0000-4000-8000-000000000003";

function cited(id: string, says: string): CitedStatement {
  return {
    id,
    file: "ingredients/ballerol",
    kind: "indications",
    fields: { says },
    ingredients: ["ballerol"],
    source: { setId: SET_ID, version: "1" },
    sections: "Indications and Usage",
    support: { setId: SET_ID, version: 1 },
  };
}
const STATEMENTS = [cited("kept", "hay fever"), cited("lost", "seasonal")];
const CITED = new Map([
  [SET_ID, STATEMENTS],
  ["00000000-0000-4000-8000-00000000ffff", STATEMENTS],
]);

describeEachDatabase("what stored labels say of the records", (database) => {
  test("is told when a newer version no longer supports a statement, and not before", async () => {
    const labels = createLabelStore(database());
    expect(await storedChanges(labels, CITED)).toEqual([]);
    await importFixture(database(), "spl-1.xml");
    expect(await storedChanges(labels, CITED)).toEqual([]);
    await importFixture(database(), "spl-2.xml");
    expect(await storedChanges(labels, CITED)).toMatchObject([
      { statement: { id: "lost" }, judgement: "not found", version: 2, effectiveOn: "2026-01-02" },
    ]);
  });

  test("stops when it is told to", async () => {
    const labels = createLabelStore(database());
    await expect(storedChanges(labels, CITED, AbortSignal.abort())).rejects.toThrow(/abort/i);
  });
});
