import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The programs, mostly EHRs, whose signed requests are answered. */
export const cdsClients = pgTable("cds_clients", {
  /** As their tokens name them. */
  iss: text().primaryKey(),
  name: text().notNull(),
  /** Their public keys, a JWK Set. */
  jwks: jsonb().$type<unknown>().notNull(),
  /** Where they publish the same keys: the only address that a token may name for them. */
  jku: text(),
  /** Ids of the services they may call; empty for all. */
  services: text().array().notNull().default([]),
  /** Origins of web pages that may call in their name; empty for none. */
  origins: text().array().notNull().default([]),
  callsPerMinute: integer("calls_per_minute").notNull(),
  /** Levels by kind of finding or by rule. */
  overrides: jsonb().$type<unknown>().notNull().default({}),
  /** Settings for requests that state none. */
  settings: jsonb().$type<unknown>().notNull().default({}),
  addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
  disabledAt: timestamp("disabled_at", { withTimezone: true }),
});
