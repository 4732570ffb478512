import {
  bigint,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { ProviderRecord } from "../logic/provider-record.ts";

/**
 * The mirror of the registry. A monthly file fills a table like this one beside it, which then takes its name; so its
 * indexes are those that a hand-written migration makes (covering, in name order) and nothing may reference it.
 */
export const providers = pgTable("providers", {
  npi: bigint({ mode: "number" }).primaryKey(),
  /** 1 a person, 2 an organization, 0 where the registry has blanked it on deactivation. */
  entity: smallint().notNull(),
  /** Surname and given name, or the organization's name and nothing, as they are compared. */
  name1: text().notNull(),
  name2: text().notNull(),
  /** Of the practice, as they are compared. */
  state: text().notNull(),
  city: text().notNull(),
  zip5: text().notNull(),
  zip: text().notNull(),
  taxonomyCodes: text("taxonomy_codes").array().notNull(),
  /** Other names it is found by, each "kind|name1|name2". */
  alsoNamed: text("also_named").array().notNull(),
  /** The newest date in the row: what an older file may not overwrite. */
  asOf: date("as_of").notNull(),
  record: json().$type<ProviderRecord>().notNull(),
});

/** One row for each taxonomy of a provider, with what it is searched and sorted by. */
export const providerSpecialties = pgTable("provider_specialties", {
  code: text().notNull(),
  npi: bigint({ mode: "number" }).notNull(),
  entity: smallint().notNull(),
  name1: text().notNull(),
  name2: text().notNull(),
  state: text().notNull(),
  city: text().notNull(),
  zip5: text().notNull(),
  zip: text().notNull(),
});

/** One row for each other or former name, and each part of a compound surname. */
export const providerAliases = pgTable("provider_aliases", {
  npi: bigint({ mode: "number" }).notNull(),
  entity: smallint().notNull(),
  kind: text({ enum: ["other", "part"] }).notNull(),
  name1: text().notNull(),
  name2: text().notNull(),
  state: text().notNull(),
  city: text().notNull(),
  zip5: text().notNull(),
  zip: text().notNull(),
});

/** Rows of the registry's side files: other names, further practice locations, endpoints. */
export const providerSides = pgTable(
  "provider_sides",
  {
    npi: bigint({ mode: "number" }).notNull(),
    kind: text({ enum: ["other-name", "location", "endpoint"] }).notNull(),
    /** Of the content, so that a row is there once however often it is read. */
    digest: text().notNull(),
    /** Another name as it is compared; blank where the row is none. */
    name: text().notNull().default(""),
    record: json().$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [
    primaryKey({ name: "provider_sides_pkey", columns: [table.npi, table.kind, table.digest] }),
  ],
);

/** The registry's report of deactivated numbers. */
export const providerDeactivations = pgTable("provider_deactivations", {
  npi: bigint({ mode: "number" }).primaryKey(),
  deactivatedOn: date("deactivated_on").notNull(),
});

/** NUCC's taxonomy as it was imported; empty until it is. */
export const taxonomies = pgTable("taxonomies", {
  code: text().primaryKey(),
  grouping: text().notNull(),
  classification: text().notNull(),
  specialization: text().notNull(),
  displayName: text("display_name").notNull(),
});

/** OIG's list of excluded individuals and entities. */
export const providerExclusions = pgTable(
  "provider_exclusions",
  {
    digest: text().primaryKey(),
    npi: bigint({ mode: "number" }),
    name1: text().notNull(),
    name2: text().notNull(),
    state: text().notNull(),
    excludedOn: date("excluded_on").notNull(),
    /** The section of the Act: "1128a1". */
    basis: text().notNull(),
    record: json().$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [
    index("provider_exclusions_npi").on(table.npi),
    index("provider_exclusions_name").on(table.name1, table.name2, table.state),
  ],
);

/** How many providers there are by specialty and state; '' stands for all. */
export const providerTotals = pgTable(
  "provider_totals",
  {
    specialty: text().notNull(),
    state: text().notNull(),
    providers: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: "provider_totals_pkey", columns: [table.specialty, table.state] }),
  ],
);

/** What has been loaded, from where and how old it is. */
export const providerSources = pgTable("provider_sources", {
  kind: text({
    enum: [
      "registry",
      "samples",
      "deactivations",
      "taxonomy",
      "exclusions",
      "other-name",
      "location",
      "endpoint",
    ],
  }).primaryKey(),
  origin: text().notNull(),
  checksum: text().notNull(),
  /** The last day that the data covers. */
  through: date().notNull(),
  records: integer().notNull(),
  loadedAt: timestamp("loaded_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Surnames in the registry, so that a misspelt one is looked for among names and not among providers. */
export const providerSurnames = pgTable("provider_surnames", {
  surname: text().primaryKey(),
  providers: integer().notNull(),
  sound: text().notNull(),
  otherSound: text("other_sound").notNull(),
});

/** How many providers practise in each place, so that places that contradict each other cost nothing to ask for. */
export const providerPlaces = pgTable(
  "provider_places",
  {
    city: text().notNull(),
    state: text().notNull(),
    zip5: text().notNull(),
    providers: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: "provider_places_pkey",
      columns: [table.city, table.state, table.zip5],
    }),
    index("provider_places_zip").on(table.zip5),
  ],
);
