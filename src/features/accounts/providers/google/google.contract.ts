import * as v from "valibot";

/** The ID token that Google's button hands to the page. */
export const GoogleCredential = v.object({
  credential: v.pipe(
    v.string("A credential is required"),
    v.nonEmpty("A credential is required"),
    v.maxLength(8192, "A credential is required"),
  ),
});
