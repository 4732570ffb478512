import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../user.table.ts";

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });
const owner = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Authenticator apps, one an account. It counts once a code of it was given. */
export const authenticators = pgTable("authenticators", {
  userId: owner().primaryKey(),
  /** Shared with the app and never sent out again; sealed. */
  secret: bytes().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  confirmedAt: moment("confirmed_at"),
  /** The latest step of time whose code was taken: each step counts once. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: owner(),
    /** SHA-256, base64url. */
    codeHash: text("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable(
  "passkeys",
  {
    /** The credential's id, base64url, as the authenticator made it. */
    id: text().primaryKey(),
    userId: owner(),
    name: text().notNull(),
    publicKey: bytes("public_key").notNull(),
    /** How often it was used, where the authenticator counts. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** A step that was begun: a sign-in after its first factor, a first factor beside it, or a passkey that is being added. */
export const factorTickets = pgTable(
  "factor_tickets",
  {
    /** SHA-256 of the ticket, base64url. */
    ticketHash: text("ticket_hash").primaryKey(),
    userId: owner(),
    purpose: text({ enum: ["sign-in", "set-up", "new-passkey"] }).notNull(),
    /** What the passkey call has to sign. */
    challenge: text(),
    /** Proofs that were tried; a right one sets it back. */
    attempts: integer().notNull().default(0),
    lastTriedAt: moment("last_tried_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("factor_tickets_user").on(table.userId, table.lastTriedAt),
    index("factor_tickets_last_tried_at").on(table.lastTriedAt),
  ],
);
