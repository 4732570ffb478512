import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { ROLES } from "#/kernel/role.ts";
import type { NpiMatch } from "../logic/npi-match.ts";
import type { NpiClaim } from "../session.contract.ts";

export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    firstName: text("first_name"),
    lastName: text("last_name"),
    npiNumber: text("npi_number"),
    specialty: text(),
    /** Null where none was stated. */
    profession: text(),
    /** The argon2id hash; null for an account that only signs in with Google. */
    password: text(),
    /** As a provider knows the person: Google's number, or the issuer and its subject. */
    googleId: text("google_id").unique("users_google_id"),
    name: text(),
    picture: text(),
    profileImageUrl: text("profile_image_url"),
    /** The picture that we give out, drawn from an upload or an address. */
    pictureId: uuid("picture_id"),
    /** Whether the claim on the NPI holds and something outside the registry proves it; by the registry alone nobody is. */
    isVerified: boolean("is_verified").notNull().default(false),
    /** What the latest check of the NPI found; null before the first. */
    npiMatch: text("npi_match").$type<NpiMatch>(),
    npiCheckedAt: timestamp("npi_checked_at", { withTimezone: true }),
    /** The NPI that the operator holds for proven to be this person's, which counts while the account names it, */
    provenNpi: text("proven_npi"),
    /** and by what. */
    npiProof: text("npi_proof"),
    /** When a link sent to the e-mail address was followed; null while nobody has shown that it is theirs. */
    emailConfirmedAt: timestamp("email_confirmed_at", { withTimezone: true }),
    /** Whether an e-mail tells of sign-ins from a new browser. */
    signInNotices: boolean("sign_in_notices").notNull().default(true),
    registrationMethod: text("registration_method", { enum: ["manual", "google", "oidc"] })
      .notNull()
      .default("manual"),
    /** What they may do besides what everybody may. */
    roles: text({ enum: ROLES }).array().notNull().default([]),
    /** Since when nobody gets in here; null for everybody else. */
    disabledAt: timestamp("disabled_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    lastLoginAt: timestamp("last_login_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("users_email").on(sql`lower(${table.email})`),
    // Two accounts may claim one NPI; that they do has to be found.
    index("users_npi_number").on(table.npiNumber),
    check(
      "users_registration_method",
      sql`${table.registrationMethod} IN ('manual', 'google', 'oidc')`,
    ),
  ],
);

type Claimant = Pick<typeof users.$inferSelect, "npiNumber" | "npiMatch" | "npiCheckedAt">;

/** @returns null where the account names no number. */
export function claimOf({ npiNumber, npiMatch, npiCheckedAt }: Claimant): NpiClaim | null {
  if (npiNumber === null) return null;
  const checkedOn = npiCheckedAt?.toISOString().slice(0, 10) ?? null;
  return { npi: npiNumber, state: npiMatch ?? "not-found", checkedOn };
}
