import * as v from "valibot";
import { expect, test } from "vitest";
import { fixture, importBytes } from "#/features/drugs/ingest/importing.testing.ts";
import { createDrugAddresses } from "#/features/drugs/server/drug-addresses.store.ts";
import { createLabelStore } from "#/features/drugs/server/label.store.ts";
import type { Database } from "#/platform/database/database.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import type { CitedStatement } from "../cited-statement.ts";
import { type Review, ReviewList } from "../reviews.contract.ts";
import { citedStatements } from "./cited.ts";
import { evidenceRoutes } from "./evidence.routes.ts";
import { holdLabels } from "./hold-labels.ts";
import { createReviewStore } from "./review.store.ts";

/** The statements on acoramidis that come with this build, with their label, of which the files are later versions. */
async function citedOf(ingredient: string): Promise<Cited> {
  for (const [setId, statements] of await citedStatements()) {
    if (statements.some(({ file }) => file === `ingredients/${ingredient}`)) {
      return { setId, statements, version: statements[0]?.support.version ?? 0 };
    }
  }
  throw new Error(`no label supports a statement on ${ingredient}`);
}
type Cited = {
  readonly setId: string;
  readonly version: number;
  readonly statements: readonly CitedStatement[];
};

async function importVersion(
  database: Database,
  file: "spl-changed-1.xml" | "spl-changed-2.xml",
  { setId, version }: Cited,
  later: number,
): Promise<void> {
  const text = (await fixture(file))
    .toString()
    .replace("00000000-0000-4000-8000-000000000004", setId)
    .replace(/versionNumber value="\d+"/, `versionNumber value="${version + later}"`);
  await importBytes(database, file, text);
}

const broken = () => Promise.reject(new Error("its text is damaged"));

describeEachDatabase("statements whose label changed", (database) => {
  const ask = async (about: string): Promise<Review[]> => {
    const addressesOf = createDrugAddresses(database()).ofLabels;
    const client = createApiClient(
      database(),
      evidenceRoutes(database(), addressesOf, async () => []),
      {
        limiter: createLimiter({ off: true }),
      },
    );
    const { status, body } = await client("GET", `/api/evidence/reviews?about=${about}`);
    expect(status).toBe(200);
    return v.parse(ReviewList, body).reviews;
  };
  const hold = async ({ setId, statements }: Cited, find = createLabelStore(database()).find) =>
    holdLabels({
      reviews: createReviewStore(database()),
      find,
      cited: new Map([[setId, statements]]),
    });

  test("are under review from the version that no longer says so to the one that does again", async () => {
    const cited = await citedOf("acoramidis");
    await importVersion(database(), "spl-changed-1.xml", cited, 1);
    expect(await hold(cited)).toEqual({ held: 1, problems: 0 });
    expect(await ask("dosing")).toEqual([]);

    await importVersion(database(), "spl-changed-2.xml", cited, 2);
    expect(await hold(cited)).toEqual({ held: 1, problems: 0 });
    expect(await hold(cited)).toEqual({ held: 0, problems: 0 });
    const [dose, ...rest] = await ask("ingredients/acoramidis");
    expect(rest).toEqual([]);
    expect(await ask("dosing")).toEqual([dose]);
    expect(dose).toMatchObject({
      record: "dosing/acoramidis",
      use: "Transthyretin amyloid cardiomyopathy",
      severity: "dose",
      version: cited.version + 2,
      changedOn: "2026-02-02",
    });
    expect(dose?.says).toMatch(/^712 mg 2 times a day/);
    expect(dose?.href).toMatch(/^\/drugs\/.*99990-040/);
    expect(await ask("interactions")).toMatchObject([
      { record: "interactions/acoramidis-2c9/acoramidis", severity: "other" },
    ]);

    await importVersion(database(), "spl-changed-1.xml", cited, 3);
    await hold(cited);
    expect(await ask("dosing")).toEqual([]);
    expect(await ask("interactions")).toEqual([]);
  });

  test("are no longer when their records have been held against the new version", async () => {
    const cited = await citedOf("acoramidis");
    await importVersion(database(), "spl-changed-2.xml", cited, 2);
    await hold(cited);
    expect(await ask("dosing")).toHaveLength(1);
    const support = { setId: cited.setId, version: cited.version + 2 };
    const reviewed = cited.statements.map((statement) => ({ ...statement, support }));
    await hold({ ...cited, statements: reviewed });
    expect(await ask("dosing")).toEqual([]);
  });

  test("are listed contradicted first, then by what can do most harm", async () => {
    const cited = await citedOf("acoramidis");
    await importVersion(database(), "spl-changed-2.xml", cited, 2);
    const [dose] = cited.statements.filter(({ kind }) => kind === "dose");
    if (dose === undefined) throw new Error("there is no dose");
    const also = (id: string, kind: string, says: string, sections: string) => ({
      ...dose,
      id: `acoramidis/monograph/${id}`,
      kind,
      fields: { says },
      sections,
    });
    await hold({
      ...cited,
      statements: [
        also("monitoring/1", "monitoring", "Weight", "Warnings and Precautions"),
        also("contraindications/1", "contraindication", "Severe asthma", "Contraindications"),
        also("boxed/1", "boxed", "Lactic acidosis", "Boxed Warning"),
        dose,
      ],
    });
    const listed = await createReviewStore(database()).list();
    const places = listed.map(({ judgement, severity }) => `${judgement}: ${severity}`);
    expect(places).toHaveLength(4);
    const order = [
      ...["boxed warning", "contraindication", "dose", "other"].map(
        (one) => `contradicted: ${one}`,
      ),
      ...["boxed warning", "contraindication", "dose", "other"].map((one) => `not found: ${one}`),
    ];
    expect(places).toEqual(order.filter((one) => places.includes(one)));
    expect(new Set(places).size).toBe(4);
  });

  test("stay as they are when a newer label cannot be judged, which is kept with the reason", async () => {
    const cited = await citedOf("acoramidis");
    await importVersion(database(), "spl-changed-2.xml", cited, 2);
    await hold(cited);
    await importVersion(database(), "spl-changed-1.xml", cited, 3);
    expect(await hold(cited, broken)).toEqual({ held: 1, problems: 1 });
    expect(await ask("dosing")).toHaveLength(1);
    const reviews = createReviewStore(database());
    expect(await reviews.counts()).toEqual({ statements: 2, labels: 1, problems: 1 });
    expect(await reviews.problems()).toMatchObject([
      { setId: cited.setId, problem: "its text is damaged" },
    ]);
  });

  test("cannot be asked of what is no record", async () => {
    const client = createApiClient(
      database(),
      evidenceRoutes(
        database(),
        async () => new Map(),
        async () => [],
      ),
      { limiter: createLimiter({ off: true }) },
    );
    const { status, body } = await client("GET", "/api/evidence/reviews?about=../etc");
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Must be \\"dosing\\"');
  });
});
