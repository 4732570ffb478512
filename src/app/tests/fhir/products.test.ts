import type { Bundle, MedicationKnowledge, OperationOutcome, Parameters } from "fhir/r4.js";
import { beforeAll, expect, test } from "vitest";
import { loadStarterDrugs } from "#/features/drugs/ingest/starter/starter.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { applicationInTest } from "../../application.testing.ts";
import { allPages, fhirClient, idsOf, resourcesOf, toldIn } from "./fhir.testing.ts";
import { loadRxNorm, LISINOPRIL, LISINOPRIL_TABLET } from "./rxnorm.testing.ts";
import { faultsOf } from "./validators.testing.ts";

const RXNORM = "http://www.nlm.nih.gov/research/umls/rxnorm";
const NDC = "http://hl7.org/fhir/sid/ndc";

/** More where somebody asks for it. */
const MANY = Number(process.env["FHIR_PRODUCTS"] ?? 60);

describeEachDatabase(
  "FHIR of products",
  (database) => {
    let fhir: ReturnType<typeof fhirClient>;
    let lisinopril = "";
    beforeAll(async () => {
      await loadStarterDrugs(database());
      const env = { PUBLIC_URL: "https://wardbook.example", LIMITS: "off" };
      fhir = fhirClient(await applicationInTest(database(), env));
      [lisinopril = ""] = idsOf(await fhir.search("Medication?code:text=lisinopril&_count=1")).map(
        String,
      );
      await loadRxNorm(database(), lisinopril);
    });

    test.each(["Medication", "MedicationKnowledge"])(
      "every %s holds against two validators",
      async (type) => {
        let path: string | undefined = `${type}?_count=${Math.min(MANY, 200)}`;
        let seen = 0;
        while (path !== undefined && seen < MANY) {
          const bundle: Bundle = await fhir.search(path);
          expect(resourcesOf(bundle).flatMap(faultsOf)).toEqual([]);
          expect(faultsOf({ ...bundle, entry: [] })).toEqual([]);
          seen += resourcesOf(bundle).length;
          path = bundle.link?.find(({ relation }) => relation === "next")?.url.split("/r4/")[1];
        }
        expect(seen).toBeGreaterThanOrEqual(MANY);
        for (const own of ["drug-recall", "product-package", "rems"]) {
          const { body } = await fhir.get(`StructureDefinition/${own}`);
          expect(faultsOf(body as never)).toEqual([]);
        }
      },
    );

    test("a product bears its NDC, and RxNorm's concept where it is sold as exactly one", async () => {
      const { body, status } = await fhir.get(`MedicationKnowledge/${lisinopril}`);
      const { code, ingredient } = body as MedicationKnowledge;
      expect([status, code?.coding]).toEqual([
        200,
        [
          { system: NDC, code: lisinopril },
          {
            system: RXNORM,
            code: String(LISINOPRIL_TABLET),
            display: "lisinopril 10 MG Oral Tablet",
          },
        ],
      ]);
      expect(ingredient?.[0]?.itemCodeableConcept?.text).toMatch(/lisinopril/i);
      const other = await fhir.search("Medication?code:text=metformin&_count=1");
      expect(resourcesOf(other)[0]).toMatchObject({ code: { coding: [{ system: NDC }] } });
    });

    test("is found by codes of any width, by words, by ingredients, and by what is pressed into it", async () => {
      const [labeler = "", product = ""] = lisinopril.split("-");
      const wide = `${labeler.padStart(5, "0")}-${product.padStart(4, "0")}-01`;
      for (const code of [lisinopril, wide, wide.replaceAll("-", ""), `${NDC}|${lisinopril}`]) {
        expect([code, idsOf(await fhir.search(`Medication?code=${code}`))]).toEqual([
          code,
          expect.arrayContaining([lisinopril]),
        ]);
      }
      const byRxNorm = await fhir.search(`Medication?code=${RXNORM}|${LISINOPRIL_TABLET}`);
      expect(idsOf(byRxNorm)).toEqual([lisinopril]);
      const byIngredient = await fhir.search(
        `Medication?ingredient-code=${RXNORM}|${LISINOPRIL}&_count=200`,
      );
      expect(idsOf(byIngredient)).toContain(lisinopril);
      const pills = (await allPages(fhir, "MedicationKnowledge?code:text=lisinopril&_count=200"))
        .flatMap((each) => resourcesOf(each))
        .flatMap((each) => (each.resourceType === "MedicationKnowledge" ? [each] : []));
      const marked = pills.find(({ drugCharacteristic = [] }) =>
        drugCharacteristic.some(({ type }) => type?.coding?.[0]?.code === "imprintcd"),
      );
      const imprint = marked?.drugCharacteristic?.[0]?.valueString ?? "";
      expect(imprint).not.toBe("");
      const looks = encodeURIComponent(imprint.toLowerCase());
      expect(
        idsOf(await fhir.search(`MedicationKnowledge?characteristic-imprint=${looks}&_count=200`)),
      ).toContain(marked?.id);
    });

    test("pages tell each product once, and a word that nothing has is told", async () => {
      const pages = await allPages(fhir, "Medication?code:text=metformin&_count=7");
      const ids = pages.flatMap((each) => idsOf(each));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBe(pages[0]?.total);
      const misspelt = await fhir.search("Medication?code:text=metfromin");
      expect(toldIn(misspelt)).toContain("metformin");
    });

    test.each([
      ["Medication/0000-0000", 404],
      ["Medication?code=urn:oid:1.2|3", 400],
      ["Medication?code:text=a,b", 400],
      ["Medication?manufacturer=Organization/1", 400],
      ["Medication?_count=x", 400],
      ["Medication?code:text=%00", 400],
      ["ConceptMap/$translate", 400],
      ["ConceptMap/$translate?system=urn:x&code=1", 400],
      [`CodeSystem/$lookup?system=${RXNORM}&code=1`, 404],
      ["CodeSystem/$expand", 404],
    ])("%s is answered with %i", async (path, status) => {
      const answer = await fhir.get(path);
      expect([answer.status, (answer.body as OperationOutcome).resourceType]).toEqual([
        status,
        "OperationOutcome",
      ]);
    });

    test("codes are looked up, checked and translated", async () => {
      const looked = await fhir.get(`CodeSystem/$lookup?system=${RXNORM}&code=${LISINOPRIL}`);
      expect(faultsOf(looked.body as Parameters)).toEqual([]);
      expect((looked.body as Parameters).parameter).toContainEqual({
        name: "display",
        valueString: "lisinopril",
      });
      const unknown = await fhir.get(`CodeSystem/$validate-code?url=${RXNORM}&code=1`);
      expect((unknown.body as Parameters).parameter).toEqual([
        { name: "result", valueBoolean: false },
      ]);
      const codesOf = async (path: string) => {
        const { body } = await fhir.get(`ConceptMap/$translate?${path}`);
        expect(faultsOf(body as Parameters)).toEqual([]);
        const { parameter = [] } = body as Parameters;
        return parameter.flatMap(({ part = [] }) =>
          part.flatMap(({ valueCoding }) => valueCoding?.code ?? []),
        );
      };
      expect(await codesOf(`system=${NDC}&code=${lisinopril}`)).toEqual([
        String(LISINOPRIL_TABLET),
      ]);
      expect(await codesOf(`system=${RXNORM}&code=${LISINOPRIL_TABLET}`)).toEqual([
        lisinopril,
        String(LISINOPRIL),
      ]);
      expect(
        await codesOf(`system=${RXNORM}&code=${LISINOPRIL}&targetsystem=http://fdasis.nlm.nih.gov`),
      ).toEqual(["E7199S1YWR"]);
      expect(await codesOf("system=http://fdasis.nlm.nih.gov&code=e7199s1ywr")).toEqual([
        String(LISINOPRIL),
      ]);
    });
  },
  { only: "embedded", emptied: "never" },
);
