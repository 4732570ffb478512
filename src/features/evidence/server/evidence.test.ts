import * as v from "valibot";
import { expect, test } from "vitest";
import { importFixture } from "#/features/drugs/ingest/importing.testing.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { sourceStates } from "#/platform/ingest/run/source-state.store.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { EvidenceAnswer } from "../evidence.contract.ts";
import { sumOf, totalOf } from "../logic/standings.ts";
import { evidenceRoutes } from "./evidence.routes.ts";

describeEachDatabase("the evidence over HTTP", (database) => {
  const ask = async () => {
    const limiter = createLimiter({ off: true });
    const client = createApiClient(
      database(),
      evidenceRoutes(
        database(),
        async () => new Map(),
        () => sourceStates(database(), [{ name: "recalls", title: "Recalls" }]),
      ),
      { limiter },
    );
    const { status, body } = await client("GET", "/api/evidence");
    expect(status).toBe(200);
    return v.parse(EvidenceAnswer, body);
  };

  test("counts every statement once, and contradicts none", async () => {
    const { scorecard } = await ask();
    const { byFeature, byKind } = scorecard.statements;
    const all = sumOf(byFeature.map(({ counts }) => counts));
    const held = sumOf(byKind.map(({ counts }) => counts));
    const { conditions, calculators } = scorecard.coverage;
    expect(totalOf(all)).toBe(totalOf(held) + conditions + calculators);
    expect(all.supported).toBe(held.supported);
    expect(all.contradicted).toBe(0);
  });

  test("counts what is not covered within what there is", async () => {
    const { ingredients, withMonograph, withDosing, majorRules, majorWithoutLabel, ...rest } = (
      await ask()
    ).scorecard.coverage;
    expect(withMonograph).toBeLessThan(ingredients);
    expect(withDosing).toBeLessThan(ingredients);
    expect(majorWithoutLabel).toBeLessThan(majorRules);
    for (const { counts } of rest.subjects) {
      expect(counts.rule + counts["no change"] + counts["not on record"]).toBe(rest.dosingRules);
    }
  });

  test("says when this server read each source", async () => {
    await importFixture(database(), "spl-1.xml");
    const { sources } = await ask();
    expect(sources).toMatchObject([{ name: "recalls", updatedAt: null }, { name: "drugs" }]);
    expect(Date.parse(sources[1]?.updatedAt ?? "")).toBeGreaterThan(Date.now() - 600_000);
  });
});
