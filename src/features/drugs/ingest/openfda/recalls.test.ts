import { expect, test } from "vitest";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { ingestRejects } from "#/platform/ingest/run/run.table.ts";
import { sourceAges } from "#/platform/ingest/run/source-ages.ts";
import { drugReferenceRoutes } from "../../server/all-routes.ts";
import { fixture, importBytes, importFixture } from "../importing.testing.ts";

describeEachDatabase("recalls from FDA's enforcement reports", (database) => {
  test("mark the products that they name, by listed codes or by those in their words", async () => {
    await importFixture(database(), "openfda-label-reply.json");
    const counts = await importFixture(database(), "openfda-enforcement.json");
    expect(counts).toMatchObject({ read: 3, inserted: 2, rejected: 1 });
    expect(await importFixture(database(), "openfda-enforcement.json")).toMatchObject({
      inserted: 0,
      updated: 0,
      unchanged: 2,
    });
    const limiter = createLimiter({ off: true });
    const ask = createApiClient(database(), drugReferenceRoutes(database()), { limiter });
    const { body } = await ask("GET", "/api/drugs?sort=name");
    expect(body).toMatchObject({
      drugs: [
        { ndcNumber: "99991-0002", isRecalled: false },
        { ndcNumber: "99990-001", isRecalled: true },
      ],
    });
    const open = await ask("GET", "/api/drugs/northfield-labs/99990-001");
    expect(open.body).toMatchObject({
      recalls: [{ number: "D-0001-2026", classification: "Class II", isOver: false }],
    });
    const over = await ask("GET", "/api/drugs/harbor-pharma-inc/99991-0002");
    expect(over.body).toMatchObject({ recalls: [{ number: "D-0002-2026", isOver: true }] });
  });

  test("a report without its number is rejected for that", async () => {
    const report = { status: "Ongoing", recalling_firm: "Northfield Labs", openfda: {} };
    await importBytes(database(), "recalls.jsonl", `${JSON.stringify(report)}\n`);
    expect(await database().select().from(ingestRejects)).toMatchObject([
      { reason: expect.stringMatching(/The recall has no number\./) },
    ]);
  });

  test("labels that are given as recalls are no recalls that were read, nor labels in JSON an SPL", async () => {
    const read = async () => (await sourceAges(database())).map(({ name }) => name);
    const labels = await fixture("openfda-label-reply.json");
    await importBytes(database(), "labels.json", labels, {}, "recalls");
    await importBytes(database(), "labels.json", labels, {}, "spl");
    expect(await read()).toEqual(["drugs"]);
    const recalls = await fixture("openfda-enforcement.json");
    await importBytes(database(), "recalls.json", recalls, {}, "drugs");
    await importBytes(database(), "label.xml", await fixture("spl-1.xml"), {}, "spl");
    expect(await read()).toEqual(["drugs", "recalls", "spl"]);
  });
});
