import { endpoint } from "#/kernel/endpoint.ts";
import type { SignedIn } from "../../accounts.contract.ts";
import type { GoogleCredential } from "./google.contract.ts";

/** Apart from its schema, which pages have no use for. */
export const signInWithGoogle = endpoint<typeof GoogleCredential, typeof SignedIn>(
  "POST",
  "/api/auth/google",
);
