import { expect, test } from "vitest";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { pillRoutes } from "./pill.routes.ts";
import { createPillStore } from "./pill.store.ts";
import { pills } from "../../drugs/server/pill.table.ts";

const ROW = {
  identity: "ndc:99990-001",
  productKey: "0999900001",
  ndcNumber: "99990-001",
  brandName: "Northalol",
  genericName: "northalol",
  strength: "10 mg",
  manufacturer: "Northfield Labs",
  imprint: "NF;102",
  shape: "round",
  colors: ["white", "blue"],
  sizeMm: 8,
  pieces: 2,
  sourceRank: 3,
};

describeEachDatabase("GET /api/pills", (database) => {
  const client = () => {
    const limiter = createLimiter({ off: true });
    const routes = pillRoutes(createPillStore(database(), () => 0));
    return createApiClient(database(), routes, { limiter });
  };

  test("answers with the pill in the words of its record", async () => {
    await database().insert(pills).values(ROW);
    const { status, body } = await client()("GET", "/api/pills?imprint=nf%20102");
    expect(status).toBe(200);
    expect(body).toEqual({
      matches: [
        {
          drugId: null,
          brandName: "Northalol",
          genericName: "northalol",
          strength: "10 mg",
          manufacturer: "Northfield Labs",
          otherLabelers: [],
          ndcNumber: "99990-001",
          imprint: "NF;102",
          shape: "round",
          color: "white and blue",
          colors: ["white", "blue"],
          sizeMm: 8,
          score: "yes",
          pieces: 2,
          likelihood: 1,
          matchedOn: ["imprint"],
          imprintMatch: "exact",
          lookAlike: false,
        },
      ],
      total: 1,
      certaintyPossible: true,
      nextQuestion: null,
      collection: 1,
    });
  });

  test("shows a pill once, however many list it", async () => {
    const listings = ["Southgate", "Westbrook", "Southgate"].map((manufacturer, at) => ({
      ...ROW,
      identity: `listing ${at}`,
      productKey: null,
      imprint: "102 ; nf",
      manufacturer,
    }));
    const another = { ...ROW, identity: "other", strength: "20 mg", imprint: "NF;202" };
    await database()
      .insert(pills)
      .values([...listings, ROW, another]);
    const { body } = await client()("GET", "/api/pills?imprint=nf%20102");
    expect(body).toMatchObject({
      matches: [{ manufacturer: "Northfield Labs", otherLabelers: ["Southgate", "Westbrook"] }, {}],
      total: 2,
      collection: 5,
    });
  });

  test("answers from an empty collection", async () => {
    const { body } = await client()("GET", "/api/pills?shape=round&color=white");
    expect(body).toMatchObject({ matches: [], total: 0, collection: 0 });
  });

  test.each([
    "",
    "?imprint=",
    "?imprint=%20",
    "?imprint=NA",
    "?imprint=!!!",
    "?shape=blob",
    "?color=mauve",
    "?score=maybe",
    "?page=0&shape=round",
  ])("refuses %j", async (query) => {
    const answer = await client()("GET", `/api/pills${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid-input" } });
  });
});
