import { beforeAll, expect, test } from "vitest";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import {
  importText,
  person,
  practice,
  registryText,
  specialties,
  syntheticNpi,
} from "../ingest/registry.testing.ts";
import type { ProviderPage } from "../providers.contract.ts";
import { allProviderRoutes } from "./all-routes.ts";

const FRESNO = practice("FRESNO", "CA", "93701");
const CHICAGO = practice("CHICAGO", "IL", "606110001");
const CARDIOLOGY = specialties(["207RC0000X"]);

const ROWS = [
  person(1, "GRIFF", "LEE", CHICAGO),
  person(2, "GRIFFIN", "TAYLOR", FRESNO),
  person(3, "GRIFFIN", "WILLIAM", { ...FRESNO, ...CARDIOLOGY }),
  person(4, "GRAFF", "JOSEPH", FRESNO),
  person(5, "GRAFF", "S", CHICAGO),
  person(6, "KHEIR", "MATHEW", FRESNO),
  person(7, "KHEIRALLAH", "MATHEW", CHICAGO),
  person(8, "GARCIA-LOPEZ", "ANA", {
    ...CHICAGO,
    ...specialties(["2084P0800X"]),
  }),
  ...["BOB", "ROBERT", "BERT", "ROBERT"].map((given, at) =>
    person(20 + at, "NAMESAKE", given, FRESNO),
  ),
  person(30, "DOUBLE-DOUBLET", "ANA", {
    ...FRESNO,
    "Provider Other Last Name": "DOUBLERS",
    "Provider Other Last Name Type Code": "1",
  }),
  person(31, "MIXED-TWOFOLD", "BO", {
    ...FRESNO,
    "Provider Other Last Name": "TWOFOLDS",
    "Provider Other Last Name Type Code": "1",
  }),
  person(32, "DOUBTER", "CY", FRESNO),
  person(33, "TWOFORM", "DI", FRESNO),
  {
    NPI: syntheticNpi(9),
    "Entity Type Code": "2",
    "Provider Organization Name (Legal Business Name)": "LAKESIDE HEART CLINIC, LLC",
    "Last Update Date": "07/08/2020",
    ...CHICAGO,
  },
];

/** So many begin alike that they are more than one page, and less than are counted. */
const MANY = Array.from({ length: 60 }, (_, at) =>
  person(100 + at, `BEGINS${"ABCDEFGHIJ"[at % 10]}`, at % 2 === 0 ? "ROSA" : "ROSALIND", FRESNO),
);

function numbersOf({ results }: ProviderPage): number[] {
  return results.map(({ number }) => Number(number.slice(1, 9)));
}

describeEachDatabase(
  "names in GET /api/npi",
  (database) => {
    const ask = async (query: string) => {
      const routes = allProviderRoutes(database(), undefined);
      const client = createApiClient(database(), routes, {
        limiter: createLimiter({ off: true }),
      });
      return client("GET", `/api/npi?${query}`);
    };
    const page = async (query: string) => (await ask(query)).body as ProviderPage;

    beforeAll(async () => {
      await importText(database(), registryText([...ROWS, ...MANY]));
    });

    test.each([
      ["with an asterisk behind the surname", "lastName=gra*", [4, 5]],
      ["with one, in a state", "lastName=GRI*&state=CA", [2, 3]],
      ["with one, a place and a specialty", "lastName=GR*&city=fresno&specialty=cardiology", [3]],
      ["with one and a nickname", "lastName=Gri*&firstName=Bill", [3]],
      ["with one behind the given name", "firstName=math*", [6, 7]],
      ["with two", "lastName=gr*&firstName=jo*", [4]],
      ["with one behind an organization", "organization=lakes*", [9]],
      ["with one that begins nothing", "lastName=qx*", []],
    ])("%s what begins so is found, and nothing is corrected", async (_, query, numbers) => {
      const answer = await page(query);
      expect(numbersOf(answer)).toEqual(numbers);
      expect(answer).toMatchObject({
        corrections: [],
        result_count: numbers.length,
      });
    });

    test.each([
      ["the beginning of a surname", "lastName=griff&state=CA", [2, 3], ["GRIFF*"]],
      ["that of a part of one", "lastName=lop&city=chicago", [8], ["LOP*"]],
      ["that of a given name", "lastName=kheir&firstName=mat&state=CA", [6], ["MAT*"]],
      ["a given name with a letter wrong", "lastName=kheir&firstName=Mathev", [6], ["MATHEW"]],
      ["one with a letter too many", "lastName=graff&firstName=Joseeph", [4], ["JOSEPH"]],
      ["one of which the initial is registered", "lastName=graff&firstName=Susan", [5], ["S"]],
      ["a given name alone", "firstName=Wiliam&state=CA", [3], ["WILLIAM"]],
      ["both misspelt", "lastName=kheri&firstName=Mathw", [6], ["KHEIR", "MATHEW"]],
      ["a specialty misspelt", "specialty=cardiolgy", [3], ["cardiology"]],
      ["a specialty in plain words", "specialty=Heart%20doctor", [3], ["Cardiology"]],
      ["an organization's misspelt", "organization=lakside+clinic", [9], ["LAKESIDE"]],
      [
        "words of one in another order",
        "organization=clinc+lakesidee",
        [9],
        ["CLINIC", "LAKESIDE"],
      ],
      ["a specialist misspelt", "specialty=pyschiatrist", [8], ["psychiatry"]],
    ])("finds by %s, and says what it was taken for", async (_, query, numbers, taken) => {
      const answer = await page(query);
      expect(numbersOf(answer)).toEqual(numbers);
      expect(answer.result_count).toBe(numbers.length);
      expect(answer.corrections.map((one) => one.taken)).toEqual(taken);
    });

    test("who is called as it was typed is found alone, and nobody else in their place", async () => {
      expect(await page("lastName=griff")).toMatchObject({
        corrections: [],
        result_count: 1,
      });
      expect(numbersOf(await page("lastName=kheir"))).toEqual([6]);
      expect(await page("lastName=kheir&firstName=Ana")).toMatchObject({
        result_count: 0,
      });
      expect(await page("lastName=griff&state=NY")).toMatchObject({
        result_count: 0,
      });
    });

    test("who is called so by several names stands there once, and nobody is left out for it", async () => {
      for (const [query, numbers] of [
        ["lastName=doub*", [30, 32]],
        ["lastName=twof*", [31, 33]],
        ["lastName=doub*&state=CA", [30, 32]],
      ] as const) {
        const pages = await Promise.all([1, 2, 3].map((at) => page(`${query}&limit=1&page=${at}`)));
        expect(pages.map(numbersOf)).toEqual([[numbers[0]], [numbers[1]], []]);
        expect(pages[0]).toMatchObject({
          result_count: 2,
          pagination: { total_pages: 2 },
        });
      }
    });

    test("a given name as it was typed stands before its nicknames", async () => {
      for (const query of ["lastName=namesake&firstName=Robert", "firstName=Robert&state=CA"]) {
        const pages = await Promise.all([1, 2, 3].map((at) => page(`${query}&limit=2&page=${at}`)));
        const givens = pages.flatMap(({ results }) => results.map(({ basic }) => basic.first_name));
        expect([query, ...givens]).toEqual([query, "ROBERT", "ROBERT", "BERT", "BOB"]);
        expect(pages[0]?.result_count).toBe(4);
      }
    });

    test("pages through what begins alike, each once, with the total", async () => {
      for (const query of ["lastName=begin*", "lastName=begins", "firstName=ros*&state=CA"]) {
        const pages = await Promise.all(
          [1, 2, 3, 4].map((at) => page(`${query}&limit=20&page=${at}`)),
        );
        const numbers = pages.flatMap(numbersOf);
        expect([query, numbers.length, new Set(numbers).size]).toEqual([query, 60, 60]);
        expect(pages.map(({ result_count }) => result_count)).toEqual([60, 60, 60, 60]);
      }
    });

    test.each(["lastName=g*", "organization=l*"])(
      "one letter before an asterisk says too little: %s",
      async (query) => {
        const { status, body } = await ask(query);
        expect(status).toBe(400);
        expect(JSON.stringify(body)).toContain("at least two letters");
      },
    );
  },
  { emptied: "never" },
);
