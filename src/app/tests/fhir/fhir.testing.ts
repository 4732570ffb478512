/** What the FHIR door is tried with: a registry that we made up. */
import type { Bundle, FhirResource, OperationOutcome } from "fhir/r4.js";
import {
  importText,
  person,
  practice,
  registryText,
  specialties,
  syntheticNpi,
  type Cells,
} from "#/features/providers/ingest/registry.testing.ts";
import type { Database } from "#/platform/database/database.ts";
import type { applicationInTest } from "#/app/application.testing.ts";

type App = Awaited<ReturnType<typeof applicationInTest>>;

export const FAMILIES = [
  "SMITH",
  "SMITHERS",
  "GARCIA-LOPEZ",
  "O'NEIL",
  "NÚÑEZ JR",
  "WU",
  "VAN DER BERG",
];
const GIVEN = ["ROBERT", "ANA", "MARY ANN", "JOSÉ", "J", "WILLIAM"];
const CITIES = [
  ["CHICAGO", "IL", "606110001"],
  ["BOSTON", "MA", "02115"],
  ["SAN JUAN", "PR", "009010001"],
  ["ST LOUIS", "MO", "631011234"],
] as const;
const CODES = ["207R00000X", "207RC0000X", "2084P0800X", "363LF0000X"];

const at = <Value>(list: readonly Value[], number: number): Value =>
  list[number % list.length] ??
  (() => {
    throw new Error("empty list");
  })();

const PRACTICE = "Provider Business Practice Location Address";
const MAILING = "Provider Business Mailing Address";

/** Rows of every make: with and without address, telephone, other name, credential, several taxonomies. */
export function madeUpRow(number: number): Cells {
  const [city, state, zip] = at(CITIES, number);
  const place: Cells = {
    ...(number % 7 !== 0 && practice(city, state, zip)),
    ...(number % 3 === 0 && { [`${PRACTICE} Telephone Number`]: "2025550100" }),
    ...(number % 9 === 0 && { [`${PRACTICE} Fax Number`]: "2025550101" }),
    ...(number % 4 === 0 && {
      "Provider First Line Business Mailing Address": `PO BOX ${number}`,
      [`${MAILING} City Name`]: city,
      [`${MAILING} State Name`]: state,
      [`${MAILING} Postal Code`]: zip,
    }),
  };
  const codes = [at(CODES, number), at(CODES, number + (number % 2))];
  const sorts = specialties(number % 11 === 0 ? [] : [...new Set(codes)]);
  if (number % 5 === 4) return organizationRow(number, { ...place, ...sorts });
  return person(number, at(FAMILIES, number), at(GIVEN, number), {
    ...place,
    ...sorts,
    "Provider Sex Code": at(["M", "F", ""], number),
    "Provider Credential Text": at(["M.D.", "", "PA-C, MPH"], number),
    ...(number % 6 === 0 && {
      "Provider Other Last Name": "OLDNAME",
      "Provider Other First Name": at(GIVEN, number + (number % 4 === 0 ? 0 : 1)),
      "Provider Other Last Name Type Code": at(["1", "2", "5"], number),
    }),
    ...(number % 13 === 0 && {
      "Provider License Number_1": `L-${number}`,
      "Provider License Number State Code_1": state,
    }),
  });
}

function organizationRow(number: number, more: Cells): Cells {
  return {
    NPI: syntheticNpi(number),
    "Entity Type Code": "2",
    "Provider Organization Name (Legal Business Name)": `LAKESIDE "HEART" & LUNG CLINIC ${number}, LLC`,
    "Last Update Date": "07/08/2020",
    ...(number % 2 === 0 && {
      "Provider Other Organization Name": `HEARTS OF ${number}`,
      "Provider Other Organization Name Type Code": "3",
      "Authorized Official Last Name": "MADE-UP",
      "Authorized Official First Name": "ADA",
      "Authorized Official Title or Position": "CEO",
      "Authorized Official Telephone Number": "2025550102",
      "Is Organization Subpart": "Y",
      "Parent Organization LBN": "LAKESIDE HOLDING",
    }),
    ...more,
  };
}

/** The number of one that was deactivated. */
export const GONE = syntheticNpi(99_999_999);

const SIDES = [
  [
    "NPI,Endpoint Type,Endpoint Type Description,Affiliation,Endpoint,Endpoint Description,Use Code,Use Description",
    ...[1, 2, 4, 9, 14].flatMap((number) => [
      `${syntheticNpi(number)},DIRECT,Direct Messaging Address,N,ada${number}@direct.example,,DIRECT,Direct`,
      `${syntheticNpi(number)},FHIR,FHIR URL,N,https://fhir.example/${number}/a b,,HIE,Health Information Exchange (HIE)`,
      `${syntheticNpi(number)},OTHERS,Other URL,N,not an address,,OTHER,`,
    ]),
  ],
  [
    "NPI,Provider Secondary Practice Location Address- Address Line 1,Provider Secondary Practice Location Address-  Address Line 2,Provider Secondary Practice Location Address - City Name,Provider Secondary Practice Location Address - State Name,Provider Secondary Practice Location Address - Postal Code,Provider Secondary Practice Location Address - Country Code (If outside U.S.),Provider Secondary Practice Location Address - Telephone Number,Provider Secondary Practice Location Address - Telephone Extension,Provider Practice Location Address - Fax Number",
    ...[1, 2, 4, 8, 9].map(
      (number) => `${syntheticNpi(number)},2 OTHER ST,,BOSTON,MA,021150002,US,2025550103,,`,
    ),
  ],
];

/** A registry of so many. */
export async function loadRegistry(database: Database, many: number): Promise<void> {
  const rows = Array.from({ length: many }, (_, index) => madeUpRow(index + 1));
  rows.push({ NPI: GONE, "NPI Deactivation Date": "06/13/2015" });
  await importText(database, registryText(rows));
  for (const [place, lines] of SIDES.entries()) {
    await importText(database, `${lines.join("\r\n")}\r\n`, {
      name: `side${place}.csv`,
      asOf: "2026-01-31",
    });
  }
}

/** Asks the door as a client does. */
export function fhirClient(app: App) {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.ask("GET", `/fhir/r4/${path}`, { headers });
    const text = await answer.text();
    const body: unknown = text === "" ? null : JSON.parse(text);
    return { status: answer.status, headers: answer.headers, body };
  };
  const search = async (path: string) => {
    const { body } = await get(path);
    return body as Bundle; // the validators judge it
  };
  return { get, search };
}

export const resourcesOf = ({ entry = [] }: Bundle, mode = "match"): FhirResource[] =>
  entry.flatMap(({ resource, search }) =>
    // A Bundle of ours holds whole resources.
    resource && search?.mode === mode ? [resource as FhirResource] : [],
  );

export const idsOf = (bundle: Bundle): (string | undefined)[] =>
  resourcesOf(bundle).map(({ id }) => id);

/** What an answer tells besides its matches. */
export const toldIn = (bundle: Bundle): string =>
  resourcesOf(bundle, "outcome")
    .flatMap((each) => (each as OperationOutcome).issue.map(({ diagnostics }) => diagnostics))
    .join(" ");

/** The pages of a search, one after the other. */
export async function allPages(
  { search }: ReturnType<typeof fhirClient>,
  path: string,
): Promise<Bundle[]> {
  const pages: Bundle[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const page: Bundle = await search(next);
    pages.push(page);
    const link = page.link?.find(({ relation }) => relation === "next")?.url;
    next = link?.split("/fhir/r4/")[1];
  }
  return pages;
}
