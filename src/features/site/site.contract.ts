import * as v from "valibot";
import { ShownProvider } from "../accounts/identity-provider.contract.ts";

export const Nothing = v.object({});

/** What the pages say about the site they belong to. */
export const Site = v.object({
  /** The product's name. */
  name: v.string(),
  /** Where the site is reached, without a slash at its end. */
  origin: v.string(),
  supportEmail: v.nullable(v.string()),
  /** Whom people may sign in with instead of a password. */
  identityProviders: v.array(ShownProvider),
  /** Whether people may sign in with a password. */
  localSignIn: v.boolean(),
});

export type Site = v.InferOutput<typeof Site>;
