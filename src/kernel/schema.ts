import * as v from "valibot";
import { MAX_LIMIT } from "./page.ts";

// Marked as free of side effects, so that a page that needs an endpoint alone does not carry the schemas beside it.

/** A text that must be there: trimmed, and refused with the same words whether it is missing or blank. */
// @__NO_SIDE_EFFECTS__
export function requiredText(message: string, most: number) {
  const tooLong = `Use at most ${most} characters`;
  return v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(most, tooLong));
}

/** A text that may be left out; blank counts as left out. */
// @__NO_SIDE_EFFECTS__
export function optionalText(most: number) {
  return v.optional(
    v.pipe(
      v.string("Must be text"),
      v.trim(),
      v.maxLength(most, `Use at most ${most} characters`),
      v.transform((text) => text || undefined),
    ),
  );
}

const EMAIL_MESSAGE = "Please enter a valid email address";

/** Lower-cased, so that one address is one account however it was typed. 254 is RFC 5321's limit. */
export const EmailAddress = v.pipe(
  v.string(EMAIL_MESSAGE),
  v.trim(),
  v.toLowerCase(),
  v.email(EMAIL_MESSAGE),
  v.maxLength(254, EMAIL_MESSAGE),
);

/** A whole number in a query, which arrives as text, or in a body. */
// @__NO_SIDE_EFFECTS__
export function wholeNumber(least: number, most: number) {
  const message = `Must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), v.number()], message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

/** `page` and `limit` of a long list. */
// @__NO_SIDE_EFFECTS__
export function paging(usualLimit: number) {
  return {
    page: v.optional(wholeNumber(1, 1_000_000), 1),
    limit: v.optional(wholeNumber(1, MAX_LIMIT), usualLimit),
  };
}
