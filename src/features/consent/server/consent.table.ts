import { boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const privacyConsents = pgTable(
  "privacy_consents",
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: text("session_id").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    consentGiven: boolean("consent_given").notNull(),
    consentDate: timestamp("consent_date", { withTimezone: true }).notNull().defaultNow(),
    privacyVersion: text("privacy_version").notNull().default("v1.0"),
    /** JSON text, as the browser sent it. */
    cookiePreferences: text("cookie_preferences"),
    /** Whether the visitor confirmed to be a US healthcare professional. */
    healthcareProfessional: boolean("healthcare_professional").notNull().default(false),
    withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
  },
  (table) => [index("privacy_consents_session").on(table.sessionId, table.consentDate.desc())],
);
