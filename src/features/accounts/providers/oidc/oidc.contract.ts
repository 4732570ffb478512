import * as v from "valibot";

export const OidcStart = v.object({});

export const OidcBegun = v.object({
  success: v.boolean(),
  /** Where the provider asks who somebody is. */
  address: v.string(),
  /** Sealed for us alone; the browser that began keeps it, and no other one can finish. */
  attempt: v.string(),
});

/** What the provider sent the browser back with. */
export const OidcAnswer = v.object({
  attempt: v.pipe(v.string(), v.nonEmpty("The sign-in was not begun here"), v.maxLength(2000)),
  query: v.pipe(v.string(), v.nonEmpty("The provider's answer is missing"), v.maxLength(8000)),
});
