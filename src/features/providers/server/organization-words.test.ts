import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import type { InferOutput } from "valibot";
import { beforeAll, expect, test } from "vitest";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import {
  importText,
  practice,
  registryText,
  specialties,
  syntheticNpi,
} from "../ingest/registry.testing.ts";
import type { ProviderPage } from "../providers.contract.ts";
import { allProviderRoutes } from "./all-routes.ts";
import { shortestLists } from "./organization-words.ts";
import { countQuery, keysQuery } from "./search-branches.ts";
import type { Wanted } from "./search-conditions.ts";

const PLACES = [
  { state: "IL", city: "CHICAGO", zip5: "60611" },
  { state: "IL", city: "PEORIA", zip5: "61602" },
  { state: "MA", city: "BOSTON", zip5: "02115" },
] as const;
const CODES = ["207RC0000X", "261Q00000X"] as const;
const RARE = ["OAK", "ELM", "ASH", "CLINICA", "CLINICO", "GROUPE", "HEART", "A", "9"];

/**
 * Four in five have one common word, most of those another, so that both their pairs and each by itself are walked. One
 * in three has two taxonomies, one in seven another name.
 */
const ORGANIZATIONS = Array.from({ length: 500 }, (_, at) => {
  const common = [at % 5 !== 0 && "CLINIC", at % 6 !== 0 && "GROUP", at % 40 === 0 && "HOSPITAL"];
  const words = [RARE[at % 9], RARE[(at * 7) % 8], ...common.filter((word) => word !== false)];
  const name = ["X", ...(at % 2 === 0 ? words : words.toReversed())].join(" ");
  return {
    at,
    name,
    other: at % 7 === 0 ? `${RARE[(at * 5) % 9]} HOSPITAL` : "",
    ...(PLACES[at % 4] ?? PLACES[0]),
    codes: at % 3 === 0 ? CODES : [CODES[at % 2] ?? CODES[0]],
  };
});

function rowOf({ at, name, other, city, state, zip5, codes }: (typeof ORGANIZATIONS)[number]) {
  return {
    NPI: syntheticNpi(at),
    "Entity Type Code": "2",
    "Provider Organization Name (Legal Business Name)": name,
    "Provider Other Organization Name": other,
    "Last Update Date": "07/08/2020",
    ...practice(city, state, zip5),
    ...specialties(codes),
  };
}

const wantedWords = fc.array(
  fc.constantFrom(...RARE, "CLINIC", "GROUP", "HOSPITAL", "CLI", "G", "NONE"),
  { minLength: 1, maxLength: 4 },
);
const option = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const wantedPlace = fc.record({
  state: option(fc.constantFrom("IL", "MA")),
  city: option(fc.constantFrom("CHICAGO", "BOSTON")),
  zip5: option(fc.constantFrom("60611", "60", "6", "0")),
});
const wantedCodes = option(fc.subarray([...CODES], { minLength: 1 }));

describeEachDatabase(
  "words within an organization's name",
  (database) => {
    beforeAll(async () => {
      await importText(database(), registryText(ORGANIZATIONS.map(rowOf)));
    });

    async function keysOf(wanted: Wanted, page: number) {
      const { rows } = await database().execute<{ npi: string }>(
        keysQuery(wanted, { page, limit: 20 }),
      );
      const counted = await database().execute<{ count: string }>(countQuery(wanted));
      return {
        numbers: rows.map(({ npi }) => Number(npi.slice(1, 9))),
        total: Number(counted.rows[0]?.count),
      };
    }

    test("lists of words and a look at each name find the same, in the same order", async () => {
      await fc.assert(
        fc.asyncProperty(
          wantedWords,
          wantedPlace,
          wantedCodes,
          fc.integer({ min: 1, max: 3 }),
          async (words, place, codes, page) => {
            const wanted: Wanted = { ...place, organization: words.join(" "), words };
            const said: Wanted = codes === undefined ? wanted : { ...wanted, codes };
            const isByCode = codes !== undefined;
            const lists = await shortestLists(database(), words, { isByCode, mostAsked: 100 });
            if (lists === undefined) throw new Error("There are few words here.");
            const found = expected(said, page);
            expect(await keysOf(said, page)).toEqual(found);
            const listed = lists.rows === 0 ? NONE : await keysOf({ ...said, lists }, page);
            expect(listed).toEqual(found);
            const all = expected({ words }, 1).total;
            expect(lists.exact ? lists.rows : all).toBe(all);
            expect(lists.atLeast).toBeLessThanOrEqual(all);
          },
        ),
        { numRuns: 30 },
      );
    });

    test("a name that has changed is found by its new words and not by the old ones", async () => {
      const client = createApiClient(database(), allProviderRoutes(database(), undefined), {
        limiter: createLimiter({ off: true }),
      });
      const totalOf = async (words: string) => {
        const { body } = await client("GET", `/api/npi?organization=${encodeURIComponent(words)}`);
        return (body as InferOutput<typeof ProviderPage>).result_count;
      };
      const before = await totalOf("GROUP CLINIC");
      expect(before).toBe(expected({ words: ["GROUP", "CLINIC"] }, 1).total);
      expect(await totalOf("QUINCE")).toBe(0);
      const changed = {
        ...rowOf({ ...(ORGANIZATIONS[1] ?? neverEmpty()), name: "X QUINCE GROUP" }),
      };
      await importText(
        database(),
        registryText([{ ...changed, "Last Update Date": "07/09/2020" }]),
      );
      expect(await totalOf("QUINCE")).toBe(1);
      expect(await totalOf("GROUP QUINCE")).toBe(1);
      expect(await totalOf("GROUP CLINIC")).toBe(before - 1);
      const { rows } = await database().execute<{ n: string }>(
        sql`SELECT count(*) AS n FROM provider_words WHERE npi = ${syntheticNpi(1)}`,
      );
      // Three words, each of them with the only taxonomy, and the pair of the two that were common when all was loaded.
      expect(Number(rows[0]?.n)).toBe(7);
    });

    test("names of the side file find, before and after files on top of it", async () => {
      const client = createApiClient(database(), allProviderRoutes(database(), undefined), {
        limiter: createLimiter({ off: true }),
      });
      const find = async (name: string) => {
        const { body } = await client("GET", `/api/npi?organization=${encodeURIComponent(name)}`);
        return body as InferOutput<typeof ProviderPage>;
      };
      const numbers = async (name: string) =>
        (await find(name)).results.map(({ number }) => Number(number.slice(1, 9)));
      const names = (days: string, ...rows: (readonly [at: number, name: string])[]) =>
        importText(
          database(),
          `"NPI","Provider Other Organization Name","Provider Other Organization Name Type Code"\r\n${rows
            .map(([at, name]) => `"${syntheticNpi(at)}","${name}","3"\r\n`)
            .join("")}`,
          { name: `othername_pfile_${days}.csv` },
        );
      const monthly = Array.from(
        { length: 60 },
        (_, at) => [at * 3, `Zephyr House ${at}`] as const,
      );
      const june = "20050523-20200712";

      // So many that the names are all written anew; two of them are those of one organization.
      const all = [...monthly, [3, "St. Brigid's Infirmary"], [3, "ST BRIGIDS INFIRMARY"]] as const;
      expect(await names(june, ...all)).toMatchObject({ read: 62, inserted: 62 });
      expect((await find("zephyr house")).result_count).toBe(60);
      expect(await numbers("Zephyr House 7")).toEqual([21]);
      expect(await numbers("saint brigid's")).toEqual([]);
      expect(await numbers("St Brigids")).toEqual([3]);
      expect(await numbers("infirmary")).toEqual([3]);
      expect((await find("house zephyr")).result_count).toBe(60);

      // So few that they are written each by itself: a name goes, one comes, others stay.
      await names("20200713-20200719", [3, "Zephyr House 1"], [6, "Zephyr Annex"]);
      expect(await numbers("infirmary")).toEqual([]);
      expect(await numbers("zephyr annex")).toEqual([6]);
      expect((await find("zephyr")).result_count).toBe(60);
      expect((await find("house")).result_count).toBe(59);

      // The row of the organization itself changes, and then all of them are loaded anew.
      const changed = rowOf({ ...(ORGANIZATIONS[3] ?? neverEmpty()), name: "X QUILL" });
      await importText(
        database(),
        registryText([{ ...changed, "Last Update Date": "07/20/2020" }]),
      );
      expect(await numbers("house quill")).toEqual([3]);
      const whole = "npidata_pfile_20050523-20200809.csv";
      await importText(database(), registryText(ORGANIZATIONS.map(rowOf)), { name: whole });
      expect(await numbers("zephyr annex")).toEqual([6]);
      expect((await find("house")).result_count).toBe(59);
    });
  },
  { emptied: "never" },
);

const NONE = { numbers: [], total: 0 };

function neverEmpty(): never {
  throw new Error("There are organizations.");
}

/** What a look at the organizations here finds. */
function expected({ words = [], state, city, zip5, codes }: Wanted, page: number) {
  const isByZip = zip5 !== undefined && zip5.length < 5 && (state ?? city) === undefined;
  const found = ORGANIZATIONS.filter((one) => {
    const held = `${one.name} ${one.other}`.split(" ");
    return (
      words.slice(0, -1).every((word) => held.includes(word)) &&
      held.some((word) => word.startsWith(words.at(-1) ?? "")) &&
      (state ?? one.state) === one.state &&
      (city ?? one.city) === one.city &&
      one.zip5.startsWith(zip5 ?? "") &&
      (codes === undefined || one.codes.some((code) => codes.includes(code)))
    );
  });
  const keyOf = ({ zip5: zip, name, at }: (typeof ORGANIZATIONS)[number]) =>
    `${isByZip ? zip : ""}\t${name}\t${String(at).padStart(4, "0")}`;
  const sorted = found.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const numbers = sorted.slice((page - 1) * 20, page * 20).map(({ at }) => at);
  return { numbers, total: found.length };
}
