import { sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { time } from "./measure.ts";

const PAGES = [1, 100];
const EXAMPLES = 200;
const SLOWEST = 5;

/** A provider whose values are searched for. */
type Example = {
  readonly name1: string;
  readonly name2: string;
  readonly organization: string;
  /** Another name of an organization. */
  readonly other: string;
  readonly state: string;
  readonly city: string;
  readonly zip5: string;
  readonly code: string;
};

type Criterion = readonly [parameter: string, value: string | ((example: Example) => string)];
type Choices = readonly (readonly Criterion[])[];

/** Common, rare and absent values of each parameter, and those that contradict each other. */
const NAMES: Choices = [
  [],
  [["lastName", "Smith"]],
  [["lastName", ({ name1 }) => name1]],
  [["lastName", ({ name1 }) => misspelt(name1)]],
  [["lastName", "Q"]],
  [["lastName", "Qwxyzzt"]],
  [["firstName", "Michael"]],
  [["firstName", ({ name2 }) => name2]],
  [["firstName", ({ name2 }) => name2.slice(0, 1)]],
  [["firstName", "Qwxyzzt"]],
  [
    ["lastName", "Smith"],
    ["firstName", "Mike"],
  ],
  [
    ["lastName", ({ name1 }) => name1],
    ["firstName", ({ name2 }) => name2],
  ],
  [["organization", ({ name1 }) => name1.slice(0, 3)]],
  [["organization", ({ organization }) => organization]],
  [["organization", ({ organization }) => organization.split(" ").toReversed().join(" ")]],
  [["organization", ({ other }) => other]],
  [["organization", ({ other }) => other.split(" ").toReversed().join(" ")]],
  [["organization", "CLINIC"]],
  [["organization", "GROUP DENTAL"]],
  [["organization", "PHARMACY HOSPITAL"]],
  [["organization", "C"]],
  [["organization", "Qwxyzzt"]],
  [
    ["organization", "CLINIC"],
    ["lastName", "Smith"],
  ],
];
const STATES: Choices = [
  [],
  [["state", ({ state }) => state]],
  [["state", "CA"]],
  [["state", "WY"]],
];
const CITIES: Choices = [
  [],
  [["city", ({ city }) => city]],
  [["city", "Los Angeles"]],
  [["city", "Nowhere"]],
];
const ZIPS: Choices = [
  [],
  [["zip", ({ zip5 }) => zip5]],
  [["zip", ({ zip5 }) => zip5.slice(0, 3)]],
  [["zip", "1"]],
  [["zip", "99999"]],
];
const CODES: Choices = [
  [],
  [["specialty", ({ code }) => code]],
  [["specialty", "Nurse"]],
  [["specialty", "207ZZ0000X"]],
];

/** Every combination of what can be asked for, but for the empty one. */
const COMBINATIONS = [STATES, CITIES, ZIPS, CODES]
  .reduce<Choices>((all, more) => all.flatMap((one) => more.map((two) => [...one, ...two])), NAMES)
  .filter((criteria) => criteria.length > 0);

export type Combined = {
  readonly combinations: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: readonly { readonly query: string; readonly ms: number }[];
};

/** Asks each combination for its first page and its hundredth, each time with the values of another provider. */
export async function askCombinations(
  database: Database,
  find: (query: string) => Promise<string>,
): Promise<Combined> {
  const examples = await readExamples(database);
  const asked: { query: string; ms: number }[] = [];
  for (const criteria of COMBINATIONS) {
    for (const page of PAGES) {
      const example = examples[asked.length % examples.length];
      if (example === undefined) throw new Error("There are no providers to ask for.");
      const query = `${queryOf(criteria, example)}&page=${page}`;
      asked.push({ query, ms: (await time(() => find(query), 1, 0)).p50 });
    }
  }
  asked.sort((a, b) => a.ms - b.ms);
  const at = (share: number) => asked[Math.floor(asked.length * share)]?.ms ?? 0;
  const slowest = asked.slice(-SLOWEST).toReversed();
  return { combinations: COMBINATIONS.length, p50: at(0.5), p99: at(0.99), slowest };
}

async function readExamples(database: Database): Promise<Example[]> {
  const people = await database.execute<Example>(sql`
    SELECT name1, name2, state, city, zip5, taxonomy_codes[1] AS code FROM providers
    WHERE entity = 1 AND length(name1) > 4 AND cardinality(taxonomy_codes) > 0 LIMIT ${EXAMPLES}`);
  const organizations = await database.execute<{ name1: string }>(
    sql`SELECT name1 FROM providers WHERE entity = 2 LIMIT ${EXAMPLES}`,
  );
  const others = await database.execute<{ name1: string }>(
    sql`SELECT name1 FROM provider_aliases WHERE entity = 2 LIMIT ${EXAMPLES}`,
  );
  return people.rows.map((person, at) => {
    const organization = organizations.rows[at]?.name1 ?? "";
    return { ...person, organization, other: others.rows[at]?.name1 ?? organization };
  });
}

function queryOf(criteria: readonly Criterion[], example: Example): string {
  return criteria
    .map(([parameter, value]) => {
      const text = typeof value === "string" ? value : value(example);
      return `${parameter}=${encodeURIComponent(text)}`;
    })
    .join("&");
}

/** With its third and fourth letters swapped. */
function misspelt(name: string): string {
  return name.slice(0, 2) + name.charAt(3) + name.charAt(2) + name.slice(4);
}
