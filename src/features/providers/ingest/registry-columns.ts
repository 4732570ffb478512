import { Failure } from "#/kernel/failure.ts";

/** A column as it is compared: publishers differ in case, hyphens and runs of spaces. */
export function columnKey(name: string): string {
  return (name.toUpperCase().match(/[A-Z0-9]+/g) ?? []).join(" ");
}

const ADDRESS = (which: string) => ({
  line1: `Provider First Line Business ${which} Address`,
  line2: `Provider Second Line Business ${which} Address`,
  city: `Provider Business ${which} Address City Name`,
  state: `Provider Business ${which} Address State Name`,
  zip: `Provider Business ${which} Address Postal Code`,
  country: `Provider Business ${which} Address Country Code (If outside U.S.)`,
  phone: `Provider Business ${which} Address Telephone Number`,
  fax: `Provider Business ${which} Address Fax Number`,
});

/** The columns that are read, by our names for them. Where a column was renamed, both names stand. */
const COLUMNS = {
  npi: "NPI",
  entity: "Entity Type Code",
  replacement: "Replacement NPI",
  organization: "Provider Organization Name (Legal Business Name)",
  last: "Provider Last Name (Legal Name)",
  first: "Provider First Name",
  middle: "Provider Middle Name",
  prefix: "Provider Name Prefix Text",
  suffix: "Provider Name Suffix Text",
  credential: "Provider Credential Text",
  otherOrganization: "Provider Other Organization Name",
  otherOrganizationType: "Provider Other Organization Name Type Code",
  otherLast: "Provider Other Last Name",
  otherFirst: "Provider Other First Name",
  otherMiddle: "Provider Other Middle Name",
  otherPrefix: "Provider Other Name Prefix Text",
  otherSuffix: "Provider Other Name Suffix Text",
  otherCredential: "Provider Other Credential Text",
  otherType: "Provider Other Last Name Type Code",
  enumerated: "Provider Enumeration Date",
  updated: "Last Update Date",
  deactivationReason: "NPI Deactivation Reason Code",
  deactivated: "NPI Deactivation Date",
  reactivated: "NPI Reactivation Date",
  sex: ["Provider Sex Code", "Provider Gender Code"],
  officialLast: "Authorized Official Last Name",
  officialFirst: "Authorized Official First Name",
  officialMiddle: "Authorized Official Middle Name",
  officialTitle: "Authorized Official Title or Position",
  officialPhone: "Authorized Official Telephone Number",
  officialPrefix: "Authorized Official Name Prefix Text",
  officialSuffix: "Authorized Official Name Suffix Text",
  officialCredential: "Authorized Official Credential Text",
  soleProprietor: "Is Sole Proprietor",
  subpart: "Is Organization Subpart",
  parent: "Parent Organization LBN",
  certified: "Certification Date",
} as const satisfies Record<string, string | readonly string[]>;

export type Field = keyof typeof COLUMNS;

const TAXONOMY_SLOTS = 15;
const TAXONOMY = {
  code: "Healthcare Provider Taxonomy Code_",
  license: "Provider License Number_",
  state: "Provider License Number State Code_",
  primary: "Healthcare Provider Primary Taxonomy Switch_",
  group: "Healthcare Provider Taxonomy Group_",
} as const;

/** In the file but of no use to a lookup, or (the EIN and TIN) not public. */
const PASSED_OVER = [
  /^EMPLOYER IDENTIFICATION NUMBER EIN$/,
  /^PARENT ORGANIZATION TIN$/,
  /^OTHER PROVIDER IDENTIFIER( TYPE CODE| STATE| ISSUER)? \d+$/,
];

/** Every column that is read, by its present name. */
export function columnNames(): string[] {
  const slots = Array.from({ length: TAXONOMY_SLOTS }, (_, slot) =>
    Object.values(TAXONOMY).map((name) => `${name}${slot + 1}`),
  );
  return [
    ...Object.values(COLUMNS).map((names) => (typeof names === "string" ? names : names[0])),
    ...Object.values(ADDRESS("Practice Location")),
    ...Object.values(ADDRESS("Mailing")),
    ...slots.flat(),
  ];
}

/** Without these there is no lookup, so a file that lacks one is refused. */
const NEEDED: readonly Field[] = [
  "npi",
  "entity",
  "organization",
  "last",
  "first",
  "updated",
  "deactivated",
];

/** Where each value stands in a row; -1 where the file has no such column. */
export type Layout = {
  readonly width: number;
  readonly at: Readonly<Record<Field, number>>;
  readonly practice: AddressPlaces;
  readonly mailing: AddressPlaces;
  readonly taxonomies: readonly Readonly<Record<keyof typeof TAXONOMY, number>>[];
  /** Columns that this reader knows and the file lacks, and the other way about. */
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
};

export type AddressPlaces = Readonly<Record<keyof ReturnType<typeof ADDRESS>, number>>;

/** Whether a header is that of the registry's main file. */
export function isRegistryHeader(columns: readonly string[]): boolean {
  const keys = new Set(columns.map(columnKey));
  return keys.has("NPI") && keys.has("ENTITY TYPE CODE");
}

/**
 * Finds the columns by their names, wherever they stand.
 * @throws Failure that names the columns without which the file cannot be used.
 */
export function layoutOf(header: readonly string[], name: string): Layout {
  const places = new Map<string, number>();
  header.forEach((column, place) => {
    const key = columnKey(column);
    if (!places.has(key)) places.set(key, place);
  });
  const known = new Set<string>();
  const missing: string[] = [];
  const find = (names: string | readonly string[]): number => {
    const all = typeof names === "string" ? [names] : names;
    for (const one of all) known.add(columnKey(one));
    const found = all.map((one) => places.get(columnKey(one))).find((at) => at !== undefined);
    if (found === undefined) missing.push(all[0] ?? "");
    return found ?? -1;
  };
  const findAll = <Key extends string>(
    columns: Readonly<Record<Key, string | readonly string[]>>,
  ) =>
    // The keys of the result are those of the argument; Object.entries cannot say so.
    Object.fromEntries(
      Object.entries<string | readonly string[]>(columns).map(([key, names]) => [key, find(names)]),
    ) as Record<Key, number>;
  const at = findAll(COLUMNS);
  const practice = findAll(ADDRESS("Practice Location"));
  const mailing = findAll(ADDRESS("Mailing"));
  const taxonomies = Array.from({ length: TAXONOMY_SLOTS }, (_, slot) =>
    findAll({
      code: `${TAXONOMY.code}${slot + 1}`,
      license: `${TAXONOMY.license}${slot + 1}`,
      state: `${TAXONOMY.state}${slot + 1}`,
      primary: `${TAXONOMY.primary}${slot + 1}`,
      group: `${TAXONOMY.group}${slot + 1}`,
    }),
  );
  const lacking = NEEDED.filter((field) => at[field] === -1).map((field) => COLUMNS[field]);
  if (lacking.length > 0) {
    throw new Failure(
      "invalid-input",
      `${name} is not a complete provider file: it has no column ${lacking.map((one) => `"${String(one)}"`).join(", ")}.`,
    );
  }
  const unknown = header.filter((column) => {
    const key = columnKey(column);
    return !known.has(key) && !PASSED_OVER.some((pattern) => pattern.test(key));
  });
  return { width: header.length, at, practice, mailing, taxonomies, missing, unknown };
}
