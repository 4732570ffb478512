import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { localServer } from "#/platform/testing/local-server.ts";
import { LABEL_READER } from "../logic/label-reader.ts";
import { SECTION } from "../section.ts";
import { drugReferenceRoutes } from "../server/all-routes.ts";
import { drugs } from "../server/drugs.table.ts";
import { createLabelStore } from "../server/label.store.ts";
import { labels } from "../server/label.table.ts";
import { fixture, importFixture } from "./importing.testing.ts";
import { compressed, rowOfLabel } from "./store/label-row.ts";
import { createOpenFdaBudget } from "./openfda/openfda-budget.ts";
import { rereadLabels } from "./openfda/reread-labels.ts";
import { restateControlled } from "./store/restate-controlled.ts";

const SET = "00000000-0000-4000-8000-000000000001";
const CONTROLLED = "Northalol capsules, CII, are a controlled substance.";

describeEachDatabase("labels that an older reader has read", (database) => {
  const open = async (path: string) => {
    const limiter = createLimiter({ off: true });
    const client = createApiClient(database(), drugReferenceRoutes(database()), { limiter });
    return (await client("GET", path)).body;
  };

  /** As an earlier Wardbook left them: their tables flattened, their controlled status missed. */
  async function leaveOld(): Promise<void> {
    await importFixture(database(), "openfda-label-reply.json");
    const sections = [
      {
        code: SECTION.howSupplied,
        title: "How supplied",
        depth: 0,
        blocks: [{ kind: "paragraph" as const, text: CONTROLLED }],
      },
    ];
    const label = { setId: SET, version: 2, splId: SET, title: "", products: [] };
    const row = await compressed(rowOfLabel({ ...label, effectiveOn: undefined, sections }));
    await database()
      .update(labels)
      .set({ sections: row.sections, contentHash: row.contentHash, reader: 0 })
      .where(eq(labels.setId, SET));
    await database().update(drugs).set({ isControlled: null, schedule: null });
  }

  test("are told as such, and fetched and read again", async () => {
    await leaveOld();
    const asked: string[] = [];
    const body = await fixture("openfda-label-reply.json");
    const origin = await localServer((request, response) => {
      asked.push(decodeURI(request.url ?? ""));
      response.end(body);
    });
    const [product] = await database().select().from(drugs).where(eq(drugs.setId, SET));
    const page = `/api/drugs/${product?.id}`;
    expect(await open(page)).toMatchObject({ label: { readByOlder: true } });
    expect(await open(`/api/labels/${SET}/changes?from=2&to=2`)).toMatchObject({
      same: true,
      readByOlder: [2, 2],
    });
    const ask = { fetch, origin, budget: createOpenFdaBudget(database(), "refresh") };
    expect(await rereadLabels(database(), ask)).toBe(2);
    expect(asked).toEqual([`/drug/label.json?search=set_id:"${SET}"&limit=41&skip=0`]);
    expect(await open(page)).toMatchObject({ label: { readByOlder: false } });
    expect(JSON.stringify(await open(`/api/labels/${SET}`))).toContain("below 30 mL/min");
    expect(await rereadLabels(database(), ask)).toBe(0);
    expect(asked.length).toBe(1);
  });

  test("a label whose text the new reader reads alike is read by it all the same", async () => {
    await importFixture(database(), "openfda-label-reply.json");
    await database().update(labels).set({ reader: 0 });
    await importFixture(database(), "openfda-label-reply.json");
    const readers = await database().select({ reader: labels.reader }).from(labels);
    expect(readers).toEqual(readers.map(() => ({ reader: LABEL_READER })));
  });

  test("say at the next start whether their products are controlled, once", async () => {
    await leaveOld();
    const store = createLabelStore(database());
    expect(await restateControlled(database(), store)).toBeGreaterThan(0);
    const [product] = await database().select().from(drugs).where(eq(drugs.setId, SET));
    expect(product).toMatchObject({ isControlled: true, schedule: "CII" });
    expect(await restateControlled(database(), store)).toBe(0);
  });
});
