import type { Hono } from "hono";
import type { Role } from "#/kernel/role.ts";
import type { Config } from "#/platform/config/config.ts";
import type { Bindings } from "#/platform/http/bindings.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { Limiter } from "#/platform/http/limits/limits.ts";
import type { Allowed } from "#/platform/http/pages/content-security-policy.ts";
import type { Route } from "#/platform/http/serve.ts";
import type { SignedIn } from "../../accounts.contract.ts";
import type { ShownProvider } from "../../identity-provider.contract.ts";

/** What a provider says of a person once its credential has held. */
export type Identity = {
  readonly googleId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly picture: string | null;
  /** What the person may do here; undefined where the provider does not say. */
  readonly roles?: readonly Role[];
};

/** What a provider's calls are given: how a credential becomes a session is the same for all. */
export type IdentityDoor = {
  /** @returns false for a credential that was used before. */
  readonly spend: (credential: string) => Promise<boolean>;
  /** Finds, links or makes the person's account and begins a session in it, or asks for the second factor. */
  readonly enter: (
    provider: ShownProvider,
    identity: Identity,
    caller: Caller,
  ) => Promise<SignedIn>;
};

/** What a provider's word of a logout works with. */
export type LogoutParts = {
  readonly limiter: Limiter;
  readonly spend: (credential: string) => Promise<boolean>;
  /** Ends every session of the account that this identity belongs to, if there is one. */
  readonly endSessionsOf: (identity: string) => Promise<void>;
};

/** A provider as it is set up here. */
export type IdentityProvider = {
  readonly shown: ShownProvider;
  /** What a page may load for its button. */
  readonly allowed: Allowed;
  readonly routes: (door: IdentityDoor) => Route[];
  /** Where the provider itself tells of people who signed out there or have left. */
  readonly logoutDoor?: (parts: LogoutParts) => Hono<Bindings>;
};

/** A provider as it comes with Wardbook: one folder, and one line of the registry. */
export type ProviderManifest = {
  /** Undefined where the configuration does not name it. */
  readonly setUp: (config: Config) => IdentityProvider | undefined;
};
