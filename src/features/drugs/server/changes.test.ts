import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import type { DrugChanges } from "../changes.contract.ts";
import { importFixture } from "../ingest/importing.testing.ts";
import { drugReferenceRoutes } from "./all-routes.ts";

describeEachDatabase("what changed lately about drugs", (database) => {
  const changes = async () => {
    const ask = createApiClient(database(), drugReferenceRoutes(database()));
    const { status, body } = await ask("GET", "/api/drugs/changes");
    expect(status).toBe(200);
    return (body as DrugChanges).changes; // The status says so.
  };

  test("names recalls of the last month with a product, and none that is over or older", async () => {
    await importFixture(database(), "openfda-label-reply.json");
    await importFixture(database(), "openfda-enforcement.json");
    await database().execute(sql`UPDATE drug_recalls SET initiated_on = current_date - 90`);
    expect(await changes()).toEqual([]);
    await database().execute(sql`UPDATE drug_recalls SET initiated_on = current_date - 3`);
    expect(await changes()).toMatchObject([
      { kind: "recall", what: "Class II", href: "/drugs/northfield-labs/99990-001" },
    ]);
  });

  test("tells nothing of a label whose boxed warning stayed as it was", async () => {
    await importFixture(database(), "spl-changed-1.xml");
    await importFixture(database(), "spl-changed-2.xml");
    await database().execute(sql`UPDATE labels SET effective_on = current_date - version`);
    const told = await changes();
    expect(told.filter(({ kind }) => kind === "boxed-warning")).toEqual([]);
  });
});
