import { bigint, customType, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});

/** What was done, in order. Rows are added only: a trigger refuses every change, and the chain of hashes shows one. */
export const auditEvents = pgTable(
  "audit_events",
  {
    /** From 1, without gaps. */
    seq: bigint({ mode: "number" }).primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** The call or command. */
    action: text().notNull(),
    /** "done", or the code of the failure. */
    outcome: text().notNull(),
    /** The account that did it; null for nobody known and for commands. It may be gone since. */
    actor: uuid(),
    /** What it was done to. */
    object: text(),
    /** More, as JSON text: kept as it was hashed. */
    detail: text().notNull(),
    /** The network that it came from. */
    network: text().notNull(),
    requestId: text("request_id").notNull(),
    /** Of this row and of the hash before it, under a key that the database holds sealed alone. */
    hash: bytes().notNull(),
  },
  (table) => [index("audit_events_object").on(table.object, table.seq)],
);

/** The end of the chain: one row, which each event that is added waits for. */
export const auditHeads = pgTable("audit_heads", {
  name: text().primaryKey(),
  seq: bigint({ mode: "number" }).notNull(),
  hash: bytes().notNull(),
  sealedKey: bytes("sealed_key").notNull(),
});
