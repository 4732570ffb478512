import * as v from "valibot";

/** The version of the privacy notice that a consent given today is for. */
export const PRIVACY_VERSION = "v1.0";

const SessionId = v.pipe(
  v.string("A session id is required"),
  v.regex(/^[\w-]{8,64}$/, "A session id has 8 to 64 letters, digits, dashes or underscores"),
);

/** JSON text as the spec has it: an object of named choices, each true or false. */
const PreferencesText = v.pipe(
  v.string("Must be JSON text"),
  v.maxLength(1000, "Must be at most 1,000 characters"),
  v.check(isPreferences, "Must be a JSON object whose values are true or false"),
);

function isPreferences(text: string): boolean {
  try {
    const parsed: unknown = JSON.parse(text);
    return (
      typeof parsed === "object" &&
      parsed !== null &&
      !Array.isArray(parsed) &&
      Object.values(parsed).every((value) => typeof value === "boolean")
    );
  } catch {
    return false;
  }
}

export const ConsentGiven = v.object({
  sessionId: SessionId,
  consentGiven: v.boolean("Must be true or false"),
  privacyVersion: v.optional(v.pipe(v.string(), v.maxLength(20)), PRIVACY_VERSION),
  cookiePreferences: v.optional(PreferencesText),
  healthcareProfessional: v.optional(v.boolean("Must be true or false"), false),
});

export type ConsentGiven = v.InferOutput<typeof ConsentGiven>;

export const ConsentReceipt = v.object({ success: v.literal(true) });

/** Whose consent: the id that this browser made for itself. */
export const ConsentOf = v.object({ sessionId: SessionId });

export const PreferencesChange = v.object({
  sessionId: SessionId,
  cookiePreferences: PreferencesText,
});

export const Consent = v.object({
  consentGiven: v.boolean(),
  consentDate: v.string(),
  privacyVersion: v.string(),
  cookiePreferences: v.nullable(v.string()),
  healthcareProfessional: v.boolean(),
  withdrawnAt: v.nullable(v.string()),
});

export type Consent = v.InferOutput<typeof Consent>;
