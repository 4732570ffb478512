import type { ShownProvider } from "../../identity-provider.contract.ts";

/** How people may sign in here. */
export type WaysIn = {
  identityProviders: readonly ShownProvider[];
  /** Whether with a password. */
  localSignIn: boolean;
};
