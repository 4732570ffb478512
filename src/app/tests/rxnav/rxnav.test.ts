import { beforeAll, expect, test } from "vitest";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { applicationInTest } from "../../application.testing.ts";
import {
  KETOROLAC_TABLET,
  LISINOPRIL,
  loadRxNorm,
  WARFARIN,
  WARFARIN_TABLET,
} from "../fhir/rxnorm.testing.ts";

type Item = {
  comment: string;
  minConcept: { rxcui: string; name: string; tty: string }[];
  interactionPair: { severity: string; description: string }[];
};

type Answer = {
  userInput?: { rxcuis: string[] };
  fullInteractionTypeGroup?: { fullInteractionType: Item[] }[];
};

describeEachDatabase(
  "the interaction API that ended",
  (database) => {
    let app: Awaited<ReturnType<typeof applicationInTest>>;
    const get = async (path: string) => {
      const answer = await app.ask("GET", `/rxnav/REST/${path}`);
      return {
        status: answer.status,
        body: (await answer.json()) as Answer & Record<string, unknown>,
      };
    };
    /** What open EHRs read: the first group, its items, two names each, and the first pair. */
    const read = async (rxcuis: string) => {
      const { body } = await get(`interaction/list.json?rxcuis=${rxcuis}`);
      const items = body.fullInteractionTypeGroup?.[0]?.["fullInteractionType"] ?? [];
      return items.map((item) => [
        item.minConcept[0]?.["name"],
        item.minConcept[1]?.["name"],
        item.interactionPair[0]?.["severity"],
        (item.interactionPair[0]?.["description"] ?? "") !== "" && item.comment !== "",
      ]);
    };
    beforeAll(async () => {
      await loadRxNorm(database());
      app = await applicationInTest(database(), {
        INTEROP: "rxnav",
        LIMITS: "off",
        HOST: "127.0.0.1",
      });
    });

    test.each(["+", "%20", ",", "%2B"])(
      "finds what two drugs do together, parted by %s",
      async (sign) => {
        expect(await read(`${WARFARIN_TABLET}${sign}${KETOROLAC_TABLET}`)).toEqual([
          [
            "warfarin sodium 5 MG Oral Tablet",
            "ketorolac tromethamine 10 MG Oral Tablet",
            "major",
            true,
          ],
        ]);
      },
    );

    test("two drugs of which nothing is on record have no group", async () => {
      const { body } = await get(`interaction/list.json?rxcuis=${WARFARIN}+${LISINOPRIL}`);
      expect(body.fullInteractionTypeGroup).toBeUndefined();
      expect(body.userInput?.rxcuis).toEqual([String(WARFARIN), String(LISINOPRIL)]);
    });

    test('a code that is not known is never "no interactions"', async () => {
      expect(await read(`${WARFARIN}+123`)).toEqual([
        ["RxNorm 123", "all others", "not checked", true],
      ]);
      expect(await read(`abc+${WARFARIN}+${KETOROLAC_TABLET}`)).toHaveLength(2);
    });

    test("codes have names, and names and packages codes", async () => {
      expect((await get("rxcui.json?name=Warfarin")).body).toEqual({
        idGroup: { name: "Warfarin", rxnormId: [String(WARFARIN)] },
      });
      expect((await get(`rxcui/${WARFARIN_TABLET}/properties.json`)).body).toMatchObject({
        properties: { rxcui: String(WARFARIN_TABLET), tty: "SCD" },
      });
      expect((await get("rxcui/1/properties.json")).body).toEqual({});
      expect((await get("rxcui.json?idtype=NDC&id=0000-0000-00")).body).toMatchObject({
        idGroup: { rxnormId: [] },
      });
    });

    test.each([
      ["interaction/list.json", 400],
      ["interaction/list.json?rxcuis=", 400],
      [
        `interaction/list.json?rxcuis=${Array.from({ length: 51 }, (_, at) => at + 1).join("+")}`,
        400,
      ],
      ["interaction/list.json?rxcuis=%00", 400],
      ["rxcui.json", 400],
      ["rxcui.json?name=%00", 400],
      ["drugs.json?name=x", 404],
    ])("%s is answered with %i", async (path, status) => {
      expect((await get(path)).status).toBe(status);
    });

    test("is closed unless it is asked for", async () => {
      const closed = await applicationInTest(database());
      const answer = await closed.ask("GET", "/rxnav/REST/interaction/list.json?rxcuis=1");
      expect(answer.headers.get("content-type")).not.toContain("json");
    });
  },
  { only: "embedded", emptied: "never" },
);
