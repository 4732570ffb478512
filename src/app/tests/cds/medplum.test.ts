import { MedplumClient } from "@medplum/core";
import { expect, test } from "vitest";
import { createCdsClientStore } from "#/features/interop/server/cds-client.store.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { applicationInTest } from "../../application.testing.ts";
import { active, createEhr, medication, ORIGIN, request, SELECT } from "./cds.testing.ts";

describeEachDatabase(
  "a CDS client that we did not write",
  (database) => {
    test("discovers the services and gets cards, with a token of its own", async () => {
      const app = await applicationInTest(database(), { PUBLIC_URL: ORIGIN, INTEROP: "cds" });
      const ehr = await createEhr(app, createCdsClientStore(database()));
      const medplum = new MedplumClient({
        baseUrl: `${ORIGIN}/`,
        fetch: async (url: string, { method = "GET", headers, body }: RequestInit = {}) => {
          const path = new URL(url).pathname;
          const named = Object.fromEntries(new Headers(headers));
          return method === "GET"
            ? app.ask("GET", path, { headers: named })
            : app.askRaw(path, String(body), named);
        },
      });
      const { services } = await medplum.getCdsServices();
      expect(services.map(({ id }) => id)).toContain(SELECT);
      const body = request("order-select", {
        drafts: [medication("d1", "ketorolac tromethamine 10 MG Oral Tablet")],
        taken: [active("a", "warfarin sodium 5 MG Oral Tablet")],
      });
      const token = await ehr.token(`/cds-services/${SELECT}`);
      const asked = { ...body, hook: "order-select" as const };
      const headers = { authorization: `Bearer ${token}` };
      const { cards } = await medplum.callCdsService(SELECT, asked, { headers });
      expect(cards).toMatchObject([
        { indicator: "warning", summary: expect.stringMatching(/^Ketorolac and Warfarin: /) },
      ]);
    });
  },
  { only: "embedded" },
);
